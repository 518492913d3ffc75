import type { FilterContext } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { Directory } from '../directory';
import { oncePerDirectory } from '../once-per-directory';
import { conditionsTest, type FilterCondition } from './conditions';

/** The places in the list of providers of those in each place and of each kind. */
const keptPlaces = oncePerDirectory(({ providers }) => {
  const placesOf = new Map<string, number[]>();
  for (const [at, { index }] of providers.entries())
    for (const slug of new Set([...index.places, ...index.washTypeOptions])) {
      const places = placesOf.get(slug);
      if (places) places.push(at);
      else placesOf.set(slug, [at]);
    }
  return placesOf;
});

/**
 * Returns the listed providers that pass conditions, all of which hold, in the directory's order. Only those of the rarest place or kind
 * are looked at: a large directory is mostly not in the cache of the processor.
 */
export function providersPassing(
  directory: Directory,
  conditions: readonly FilterCondition[],
  context: FilterContext,
): Provider[] {
  const candidates = conditions.flatMap((condition) => placesOf(directory, condition, context) ?? []);
  const [first, ...others] = candidates;
  const fewest = others.reduce((least, places) => (places.length < least!.length ? places : least), first);
  const among = fewest ? fewest.map((at) => directory.providers[at]!) : directory.providers;
  return among.filter(conditionsTest(conditions, context));
}

/** Returns the places of the providers that may pass a condition; undefined if it is none of places or kinds alone. */
function placesOf(
  directory: Directory,
  { anyOf, not }: FilterCondition,
  { isCarCare }: FilterContext,
): [readonly number[]] | undefined {
  const known = keptPlaces(directory);
  const places: number[][] = [];
  for (const filters of anyOf) {
    const [slug, ...others] = Object.values(filters) as string[];
    const isPlace = (filters.area ?? filters.emirate) !== undefined;
    const isKind = filters.washType !== undefined && isCarCare(filters.washType);
    if (not || others.length > 0 || !(isPlace || isKind)) return undefined;
    places.push(known.get(slug!) ?? []);
  }
  return [places.length === 1 ? places[0]! : [...new Set(places.flat())].sort((one, other) => one - other)];
}
