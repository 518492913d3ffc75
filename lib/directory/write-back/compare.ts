import { staffTexts } from '../../i18n/staff-texts';
import type { Derived } from '../directory';
import type { Work } from '../in-chunks';
import type { DeskWork, Differences } from './desk';
import { findProblems } from './find-problems';
import { type Reading, toReading } from './reading';

interface Circumstances {
  moment: Date;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
}

/** Returns what the site understands and the desk does not know yet. */
export function* compare(
  derived: Derived,
  work: DeskWork,
  { moment, imageHosts }: Circumstances,
): Work<Differences> {
  const formerPhones = (id: number) => work.formerPhones[id] ?? [];
  const examined = yield* findProblems(derived, { moment, imageHosts, formerPhones });
  const texts = staffTexts(moment);
  const readings: Reading[] = [];
  let total = 0;
  for (const each of examined) {
    const reading = toReading(each, texts);
    total += reading.problems.length;
    if (reading.hash !== work.readings[reading.provider_id]?.[0]) readings.push(reading);
    yield;
  }
  const ids = new Set(examined.map(({ row }) => row.id));
  const removed = Object.keys(work.readings)
    .map(Number)
    .filter((id) => !ids.has(id));
  return { readings, removed, problems: { total, newErrors: countNewErrors(readings, work) } };
}

/** Counts errors that came since the last write; the first one has none to compare with. */
function countNewErrors(readings: readonly Reading[], { readings: stored }: DeskWork): number {
  if (Object.keys(stored).length === 0) return 0;
  return readings.reduce((sum, { provider_id, errors }) => {
    const before = stored[provider_id]?.[1] ?? 0;
    return sum + Math.max(0, errors - before);
  }, 0);
}
