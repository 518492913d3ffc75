import { comparedPrice, pricesOf } from './asked-price';
import type { CarOrAny } from './car';
import { phoneLink, websiteLink } from './contact';
import { type Distance, rankedKm } from './distance';
import { parseProviderId, parseProviderIds, type Provider } from './provider';
import { MAX_COMPARED } from './saved-provider';

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

/** Marks the providers with the lowest price for a car, or for any (product rules 2.17 and 2.28). */
export function markLowest(car: CarOrAny, providers: readonly Provider[]): boolean[] {
  return areBest(
    providers.map((provider) => {
      const price = comparedPrice(pricesOf(provider), car);
      return price === null ? null : -price;
    }),
  );
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
