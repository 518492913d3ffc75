import type { CarOrAny } from '../../domain/car';
import {
  type Coordinates,
  type Distance,
  distancesFrom,
  isWithinRadius,
  planarKm,
  rankedKm,
} from '../../domain/distance';
import { priceIn } from '../../domain/filters';
import type { ListOrder } from '../../domain/list-options';
import { DEFAULT_LOCALE, type Locale } from '../../domain/locales';
import type { Provider, ProviderSummary } from '../../domain/provider';
import type { Kind } from '../../domain/wash-types';
import { kmNear, roadOf } from '../../domain/words/roads';
import type { Directory } from '../directory';
import { oncePerDirectory } from '../once-per-directory';

type Comparator = (one: Provider, other: Provider) => number;
type NumberOf = (provider: Provider) => number | null;

/** Unknown numbers come last in both directions. */
const lowest =
  (of: NumberOf): Comparator =>
  (one, other) =>
    (of(one) ?? Infinity) - (of(other) ?? Infinity) || 0;
const highest =
  (of: NumberOf): Comparator =>
  (one, other) =>
    (of(other) ?? -Infinity) - (of(one) ?? -Infinity) || 0;

const mostReviews = highest(({ reviewCount }) => reviewCount);

/** What an order depends on: the car and the kind whose prices are compared, and the language whose alphabet orders names. */
interface OrderOptions {
  car?: CarOrAny;
  kind?: Kind;
  locale?: Locale;
}

/** Who does not state the price that is asked for comes after those who do, by the price that the card then shows. */
const lowestPrice = (options: OrderOptions): Comparator => {
  const asked = priceIn(options);
  const shown = lowest(priceIn({}));
  return (one, other) =>
    asked(one) === null && asked(other) === null ? shown(one, other) : lowest(asked)(one, other);
};

/** The orders of lists; distances are measured per visitor (`nearestFirst`), relevance per search. */
const COMPARATORS: Record<
  Exclude<ListOrder, 'relevance'>,
  (options: Required<Pick<OrderOptions, 'car' | 'locale'>> & OrderOptions) => Comparator
> = {
  rating: () => highest(({ rating }) => rating),
  best: () => highest(({ score }) => score),
  near: () => highest(({ score }) => score),
  verified: () => highest(({ isVerified }) => Number(isVerified)),
  eco: () => highest(({ isEco }) => Number(isEco)),
  reviews: () => mostReviews,
  price: lowestPrice,
  'price-desc': (options) => highest(priceIn(options)),
  name: ({ locale }) => {
    const { compare } = new Intl.Collator(locale);
    return (one, other) => compare(one.index.sortName, other.index.sortName);
  },
};

/** The orders of a directory, by what they depend on. */
const keptOrders = oncePerDirectory(() => new Map<string, readonly Provider[]>());

/**
 * Returns the listed providers in an order of lists (product rule 2.9), sorted once for each directory: unknown values last, equal
 * ones best first, by score, then number of reviews, then id. Only the order of ratings does without the score.
 */
export function inOrder(
  directory: Directory,
  sort: Exclude<ListOrder, 'relevance'>,
  { car = 'any', kind, locale = DEFAULT_LOCALE }: OrderOptions = {},
): readonly Provider[] {
  const orders = keptOrders(directory);
  const key = [sort, sort.startsWith('price') && `${car} ${kind?.slug}`, sort === 'name' && locale].join();
  let sorted = orders.get(key);
  if (!sorted) {
    const compare = COMPARATORS[sort]({ car, kind, locale });
    const isFirst = sort === 'rating' || sort === 'best';
    sorted = isFirst
      ? [...directory.providers].sort((one, other) => compare(one, other) || mostReviews(one, other))
      : [...inOrder(directory, 'best')].sort(compare);
    orders.set(key, sorted);
  }
  return sorted;
}

/** Measures distances from the nearest of some areas' centres or points of roads. */
export function distancesFromAreas(
  { areas }: Pick<Directory, 'areas'>,
  slugs: readonly string[],
): DistanceTo {
  const points = pointsOf(areas, slugs).map((point) => ({ point, distanceTo: distancesFrom(point) }));
  const measured = new Map<Provider, Distance | null>();
  return (provider) => {
    const { mapPosition } = provider.index;
    if (mapPosition === null || points.length === 0) return null;
    let distance = measured.get(provider);
    if (distance === undefined) {
      let [nearest, least] = [points[0]!, Infinity];
      for (const known of points) {
        const km = planarKm(known.point, mapPosition);
        if (km < least) [nearest, least] = [known, km];
      }
      distance = nearest.distanceTo(provider);
      measured.set(provider, distance);
    }
    return distance;
  };
}

/** The centres of areas, and the points of main roads. */
function pointsOf(areas: Directory['areas'], slugs: readonly string[]): Coordinates[] {
  return slugs.flatMap((slug) => areas.get(slug) ?? roadOf(slug)?.points ?? []);
}

/** Returns the providers near one of some areas; all if none is. */
export function nearAreas(
  slugs: readonly string[],
  providers: readonly Provider[],
  distanceTo: DistanceTo,
): readonly Provider[] {
  const near = providers.filter((provider) => isWithinRadius(distanceTo(provider), kmNear(slugs)));
  return near.length > 0 ? near : providers;
}

/** Measures a provider's distance; null if not even its area is known. */
type DistanceTo = (provider: Provider) => Distance | null;

/** Sorts providers by their distance, unknown ones last; equally distant ones stay in their order (product rule 2.15). */
export function nearestFirst(providers: readonly Provider[], distanceTo: DistanceTo): Provider[] {
  const rank = (distance: Distance | null) => (distance === null ? Infinity : rankedKm(distance));
  return providers
    .map((provider) => ({ provider, km: rank(distanceTo(provider)) }))
    .sort((one, other) => one.km - other.km || 0)
    .map(({ provider }) => provider);
}

/** Returns a provider with its distance for a card. */
export function withDistance(provider: Provider, distanceTo: DistanceTo | undefined): ProviderSummary {
  return distanceTo ? { ...provider, distance: distanceTo(provider)?.km ?? null } : provider;
}
