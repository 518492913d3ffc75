import { problemsOf, suspectedDuplicates } from '../../domain/problems';
import type { Provider } from '../../domain/provider';
import type { ProviderRow } from '../../domain/provider-row';
import { toProvider } from '../../domain/to-provider';
import { staffTexts } from '../../i18n/staff-texts';
import type { Derived } from '../directory';
import type { Work } from '../in-chunks';
import type { DeskWork, Differences } from './desk';
import { type Reading, toReading } from './reading';

interface Circumstances {
  moment: Date;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
}

/** Returns what the site understands and the desk does not know yet. */
export function* compare(derived: Derived, work: DeskWork, circumstances: Circumstances): Work<Differences> {
  const readings: Reading[] = [];
  let total = 0;
  for (const reading of yield* readProviders(derived, work, circumstances)) {
    total += reading.problems.length;
    if (reading.hash !== work.readings[reading.provider_id]?.[0]) readings.push(reading);
    yield;
  }
  const ids = new Set(derived.rows.car_wash_locations.map(({ id }) => id));
  const removed = Object.keys(work.readings)
    .map(Number)
    .filter((id) => !ids.has(id));
  return { readings, removed, problems: { total, newErrors: countNewErrors(readings, work) } };
}

/** Returns what the site understands of each provider, hidden ones too. */
function* readProviders(
  { rows, directory }: Derived,
  { formerPhones }: DeskWork,
  { moment, imageHosts }: Circumstances,
): Work<Reading[]> {
  const { vocabulary, byId } = directory;
  const texts = staffTexts(moment);
  const hidden = { menu: [], own: null, imageHosts };
  const known: [ProviderRow, Provider][] = [];
  for (const row of rows.car_wash_locations) {
    known.push([row, byId.get(row.id) ?? toProvider(row, vocabulary, hidden)]);
    yield;
  }
  const duplicates = suspectedDuplicates(known.map(([, provider]) => provider));
  const readings: Reading[] = [];
  for (const [row, provider] of known) {
    const former = formerPhones[row.id] ?? [];
    const problems = problemsOf(row, { provider, vocabulary, moment, imageHosts, formerPhones: former });
    readings.push(toReading(provider, row, [...problems, ...(duplicates.get(row.id) ?? [])], texts));
    yield;
  }
  return readings;
}

/** Counts errors that came since the last write; the first one has none to compare with. */
function countNewErrors(readings: readonly Reading[], { readings: stored }: DeskWork): number {
  if (Object.keys(stored).length === 0) return 0;
  return readings.reduce((sum, { provider_id, errors }) => {
    const before = stored[provider_id]?.[1] ?? 0;
    return sum + Math.max(0, errors - before);
  }, 0);
}
