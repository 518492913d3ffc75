import { comparedPrice, pricesOf, type ShownPrices } from './asked-price';
import type { CarOrAny } from './car';
import { phoneLink, websiteLink } from './contact';
import { type Distance, rankedKm } from './distance';
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

export type Check = 'verified' | 'phone' | 'website' | 'whatsapp';

/** Returns the checks a provider has passed, the same ones its page marks with ticks (product rule 2.8). */
export function checksOf(provider: Provider): Check[] {
  const checks: Record<Check, boolean> = {
    verified: provider.isVerified,
    phone: provider.mobileValidation && phoneLink(provider) !== null,
    website: websiteLink(provider) !== null,
    whatsapp: provider.chatName !== null,
  };
  return (Object.keys(checks) as Check[]).filter((check) => checks[check]);
}

/** Scores a distance, nearer is higher. Rounded to a tenth of a kilometre as displayed, so that equal-looking distances tie. */
export function distanceScore(distance: Distance): number {
  return -Math.round(rankedKm(distance) * 10);
}

/**
 * Marks the lowest price for a car, or for any (product rules 2.17 and 2.28); none if a lower one of something else stands beside it,
 * such as that of a self-service bay.
 */
export function markLowest(car: CarOrAny, shown: readonly ShownPrices[]): boolean[] {
  const prices = shown.map((one) => comparedPrice(one, car));
  const ofOthers = prices.map((price, index) => (shown[index]!.isSelfService ? null : price));
  const lowest = Math.min(...ofOthers.filter((price) => price !== null));
  const hasLower = prices.some((price) => (price ?? lowest) < lowest);
  return areBest(ofOthers.map((price) => (price === null || hasLower ? null : -price)));
}

/** What the prices of one kind are, in the order of the compared providers. */
export interface KindPrices {
  kind: Kind;
  shown: ShownPrices[];
}

/**
 * Returns the kinds with a price of their own, beside that of a wash, at two providers or more, each a row of the comparison (product
 * rule 2.17). Of kinds that the same lines answer, such as inside and outside, the first.
 */
export function pricedKinds(providers: readonly Provider[]): KindPrices[] {
  const kinds = new Map(providers.flatMap((provider) => provider.kinds.map((kind) => [kind.slug, kind])));
  const rows = new Map<string, KindPrices>();
  for (const kind of kinds.values()) {
    const shown = providers.map((provider) => pricesOfKind(provider, kind));
    const stated = shown.map((prices, index) => statedPrice(prices, pricesOf(providers[index]!)));
    const key = JSON.stringify(stated);
    if (stated.filter((price) => price !== null).length >= 2 && !rows.has(key))
      rows.set(key, { kind, shown });
  }
  return [...rows.values()];
}

/** Returns no prices for who does not offer the kind: inside and outside would answer for it all the same. */
function pricesOfKind(provider: Provider, kind: Kind): ShownPrices {
  const isOffered = provider.kinds.some(({ slug }) => slug === kind.slug);
  return pricesOf(isOffered ? provider : { ...provider, lines: [] }, kind);
}

/** Returns what prices are for and how high they are; null if unknown, or if they are those of a wash. */
function statedPrice(shown: ShownPrices, ofWash: ShownPrices) {
  if (comparedPrice(shown) === null || shown.of === null || shown.of === ofWash.of) return null;
  return { of: shown.of.en, prices: shown.prices };
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
