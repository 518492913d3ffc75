import type { CarOrAny } from './car';
import { phoneLink, websiteLink } from './contact';
import { type Distance, rankedKm } from './distance';
import { comparedPrice, pricesOf, type ShownPrices } from './price-query';
import { parseProviderId, parseProviderIds, type Provider } from './provider';
import { MAX_COMPARED } from './saved-provider';
import type { Kind } from './wash-types';

/** The providers that a comparison link requests. */
export interface RequestedComparison {
  ids: number[];
  /** Number of distinct values that are not provider ids. */
  invalidCount: number;
  hasTooMany: boolean;
}

/** Parses "8,73,200": the first four ids in ascending order, and what was dropped (product rule 2.17). */
export function parseComparison(text: string): RequestedComparison {
  const parts = new Set(text.split(',').map((part) => part.trim()));
  return {
    ids: parseProviderIds(text, MAX_COMPARED),
    invalidCount: [...parts].filter((part) => part && parseProviderId(part) === undefined).length,
    hasTooMany: parseProviderIds(text, MAX_COMPARED + 1).length > MAX_COMPARED,
  };
}

export type Check = 'verified' | 'phone' | 'website';

/** Returns the checks a provider has passed (product rule 2.8); a WhatsApp number is one that it gave, and nobody checks. */
export function checksOf(provider: Provider): Check[] {
  const checks: Record<Check, boolean> = {
    verified: provider.isVerified,
    phone: provider.mobileValidation && phoneLink(provider) !== null,
    website: websiteLink(provider) !== null,
  };
  return (Object.keys(checks) as Check[]).filter((check) => checks[check]);
}

/** Scores a distance, nearer is higher. Rounded to a tenth of a kilometre as displayed, so that equal-looking distances tie. */
export function distanceScore(distance: Distance): number {
  return -Math.round(rankedKm(distance) * 10);
}

/**
 * Marks the lowest price for a car, or for any, among those of one service (product rules 2.17 and 2.29); none if a lower one of another
 * service, such as that of a self-service bay, or of an unknown size of car stands beside it.
 */
export function markLowest(car: CarOrAny, shown: readonly ShownPrices[]): boolean[] {
  const any = shown.map(({ priceFrom, priceTo }) => priceFrom ?? priceTo);
  const prices = shown.map(({ prices }, index) => (car === 'any' ? any[index]! : prices[car]));
  const lowest = Math.min(...prices.filter((price) => price !== null));
  const hasLower = any.some((price, index) => (prices[index] === null ? (price ?? lowest) : lowest) < lowest);
  const ofLowest = shown.filter((_, index) => prices[index] === lowest).map(({ service }) => service);
  if (hasLower || new Set(ofLowest).size > 1) return shown.map(() => false);
  return areBest(
    prices.map((price, index) => (price !== null && shown[index]!.service === ofLowest[0] ? -price : null)),
  );
}

/** What the prices of one kind are, in the order of the compared providers. */
export interface KindPrices {
  kind: Kind;
  shown: ShownPrices[];
}

/**
 * Returns the kinds with a price of their own, beside that of what was asked, at two providers or more, each a row of the comparison
 * (product rule 2.17). Of kinds that the same lines answer, such as inside and outside, the first.
 */
export function pricedKinds(providers: readonly Provider[], asked?: Kind): KindPrices[] {
  const rows = new Map<string, KindPrices>();
  const first = providers.map((provider) => pricesOf(provider, asked));
  for (const kind of comparedKinds(providers)) {
    if (kind.slug === asked?.slug) continue;
    const shown = providers.map((provider) => pricesOfKind(provider, kind));
    const stated = shown.filter((prices) => comparedPrice(prices) !== null && prices.subject !== null);
    const isNew = shown.some(
      (prices, index) => prices.service !== first[index]!.service && stated.includes(prices),
    );
    const key = JSON.stringify(
      shown.map(({ subject, prices, priceFrom }) => priceFrom !== null && [subject, prices]),
    );
    if (stated.length >= 2 && isNew && !rows.has(key)) rows.set(key, { kind, shown });
  }
  return [...rows.values()];
}

/** Returns the kinds that any of the compared providers offers, each once. */
export function comparedKinds(providers: readonly Provider[]): Kind[] {
  return [...new Map(providers.flatMap(({ kinds }) => kinds.map((kind) => [kind.slug, kind]))).values()];
}

/** Returns no prices for who does not offer the kind: inside and outside would answer for it all the same. */
function pricesOfKind(provider: Provider, kind: Kind): ShownPrices {
  const isOffered = provider.kinds.some(({ slug }) => slug === kind.slug);
  return pricesOf(isOffered ? provider : { ...provider, lines: [] }, kind);
}

/** Marks the highest scores, ties included, but only if some known score is lower (product rule 2.17). */
export function areBest(scores: readonly (number | null)[]): boolean[] {
  const known = scores.filter((score) => score !== null);
  const highest = Math.max(...known);
  const isContest = known.some((score) => score < highest);
  return scores.map((score) => isContest && score === highest);
}

/**
 * Narrows a provider's wash types to those shared by all compared providers, if any: someone who compares steam washes
 * wants to be offered more of them.
 */
export function withSharedWashTypes(provider: Provider, all: readonly Provider[]): Provider {
  const shared = provider.washTypes.filter((type) => all.every(({ washTypes }) => washTypes.includes(type)));
  return shared.length > 0 ? { ...provider, washTypes: shared } : provider;
}
