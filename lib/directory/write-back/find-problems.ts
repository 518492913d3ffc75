import { menuProblems, type Problem, problemsOf, suspectedDuplicates } from '../../domain/problems';
import type { Provider } from '../../domain/provider';
import type { ProviderRow } from '../../domain/provider-row';
import { toProvider } from '../../domain/to-provider';
import type { Derived } from '../directory';
import type { Steps } from '../in-chunks';

/** A row, what it means, and what staff should look at. */
export interface Examined {
  row: ProviderRow;
  provider: Provider;
  problems: readonly Problem[];
}

interface ProblemOptions {
  moment: Date;
  /** The hosts whose images pages may show; null if they are unknown. */
  imageHosts: readonly string[] | null;
  /** Returns what stood in the field of a provider's phone before. */
  formerPhones: (id: number) => readonly string[];
}

/** Returns each row with its problems (product rule 3.12), hidden ones too. */
export function* findProblems(
  { rows, directory }: Pick<Derived, 'directory'> & { rows: Pick<Derived['rows'], 'car_wash_locations'> },
  { moment, imageHosts, formerPhones }: ProblemOptions,
): Steps<Examined[]> {
  const { vocabulary, byId } = directory;
  const hidden = { menu: [], own: null, imageHosts: [] };
  const known: [ProviderRow, Provider][] = [];
  for (const row of rows.car_wash_locations) {
    known.push([row, byId.get(row.id) ?? toProvider(row, vocabulary, hidden)]);
    yield;
  }
  const duplicates = suspectedDuplicates(known.map(([, provider]) => provider));
  const examined: Examined[] = [];
  for (const [row, provider] of known) {
    const options = { provider, vocabulary, moment, imageHosts, formerPhones: formerPhones(row.id) };
    const problems = [
      ...problemsOf(row, options),
      ...menuProblems(directory.menus.get(row.id) ?? [], directory.kinds),
      ...(duplicates.get(row.id) ?? []),
    ];
    // Nobody is shown what has been merged into another one.
    examined.push({ row, provider, problems: row.merged_into === null ? problems : [] });
    yield;
  }
  return examined;
}
