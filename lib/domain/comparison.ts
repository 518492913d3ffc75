import type { CarSize } from './car';
import { phoneLink, websiteLink } from './contact';
import { type Distance, rankedKm } from './distance';
import type { OpenState } from './opening-hours';
import { parseProviderId, parseProviderIds, type Provider } from './provider';
import { MAX_COMPARED } from './saved-provider';
import { hasEnoughReviews } from './score';

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

/** Scores each fact of a provider for the comparison: higher is better, null is unknown. */
const SCORES = {
  price: ({ priceFrom }) => (priceFrom === null ? null : -priceFrom),
  // Rounded to one decimal like ratings, so that providers that differ by a few reviews tie.
  rating: ({ score }) => (score === null ? null : Math.round(score * 10)),
  mode: ({ servesMobile, servesOnsite }) => (servesMobile || servesOnsite ? Number(servesMobile) : null),
  kinds: ({ kinds }) => kinds.length || null,
  checks: (provider) => checksOf(provider).length,
  eco: ({ isEco }) => Number(isEco),
  contacts: (provider) =>
    [phoneLink(provider), provider.chatName, websiteLink(provider)].filter(Boolean).length,
} satisfies Record<string, (provider: Provider) => number | null>;

export type ScoredFact = keyof typeof SCORES;

/** Scores an open state: 1 for open, 0 for closed, null for unknown. */
export function openScore(state: OpenState | undefined): number | null {
  return state ? Number(state.is !== 'closed') : null;
}

/** Scores a distance, nearer is higher. Rounded to a tenth of a kilometre as displayed, so that equal-looking distances tie. */
export function distanceScore(distance: Distance): number {
  return -Math.round(rankedKm(distance) * 10);
}

/** Facts that are counted, of which only one provider has the most. */
const COUNTED: readonly ScoredFact[] = ['kinds', 'checks', 'contacts'];

/** Marks the providers with the best value of a fact (product rule 2.17), by reviews only those with enough of them. */
export function markBest(fact: ScoredFact, providers: readonly Provider[]): boolean[] {
  const marks = areBest(providers.map(SCORES[fact]));
  if (COUNTED.includes(fact) && marks.filter(Boolean).length > 1) return marks.map(() => false);
  return providers.map(
    (provider, index) => marks[index]! && (fact !== 'rating' || hasEnoughReviews(provider)),
  );
}

/** Marks the providers with the lowest price for a car (product rule 2.28). */
export function markLowest(car: CarSize, providers: readonly Provider[]): boolean[] {
  return areBest(providers.map(({ prices }) => (prices[car] === null ? null : -prices[car])));
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
