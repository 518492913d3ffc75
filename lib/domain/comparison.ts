import { chatName, visiblePhone, websiteLink } from './contact';
import { MOST_COMPARED } from './kept-provider';
import type { OpenState } from './opening-hours';
import type { Provider } from './provider';
import { parseProviderId, parseProviderIds } from './provider-id';

/** What a link to a comparison asks for. */
export interface AskedComparison {
  ids: number[];
  /** Different parts that are no id of a provider. */
  meaningless: number;
  hasTooMany: boolean;
}

/** Reads "8,73,200": the first four ids, in ascending order, and what had to be left out (product rule 2.17). */
export function parseComparison(text: string): AskedComparison {
  const parts = new Set(text.split(',').map((part) => part.trim()));
  return {
    ids: parseProviderIds(text, MOST_COMPARED),
    meaningless: [...parts].filter((part) => part && parseProviderId(part) === undefined).length,
    hasTooMany: parseProviderIds(text, MOST_COMPARED + 1).length > MOST_COMPARED,
  };
}

export type Check = 'verified' | 'phone' | 'website' | 'whatsapp';

/** What was confirmed of a provider, by the rules of the ticks on its page (product rule 2.8). */
export function checksOf(provider: Provider): Check[] {
  const checks: Record<Check, boolean> = {
    verified: provider.isVerified,
    phone: provider.mobileValidation && visiblePhone(provider) !== null,
    website: websiteLink(provider) !== null,
    whatsapp: chatName(provider) !== null,
  };
  return (Object.keys(checks) as Check[]).filter((check) => checks[check]);
}

/** How good a fact of a provider is beside those of others, the higher the better; null is not known. */
export const SCORES = {
  price: ({ priceFrom }) => (priceFrom === null ? null : -priceFrom),
  // As it is shown: nobody is the best by a difference that nobody sees.
  rating: ({ rating }) => (rating === null ? null : Math.round(rating * 10)),
  mode: ({ servesMobile, servesOnsite }) => (servesMobile || servesOnsite ? Number(servesMobile) : null),
  kinds: ({ kinds }) => kinds.length || null,
  checks: (provider) => checksOf(provider).length,
  eco: ({ isEco }) => Number(isEco),
  contacts: (provider) =>
    [visiblePhone(provider), chatName(provider), websiteLink(provider)].filter(Boolean).length,
} satisfies Record<string, (provider: Provider) => number | null>;

export type ScoredFact = keyof typeof SCORES;

/** The same for being open at a moment. */
export function openScore(state: OpenState | undefined): number | null {
  return state ? Number(state.is !== 'closed') : null;
}

/** Which scores are the best: the highest, all that share it, but only where a known one is lower (product rule 2.17). */
export function areBest(scores: readonly (number | null)[]): boolean[] {
  const known = scores.filter((score) => score !== null);
  const highest = Math.max(...known);
  const isContest = known.some((score) => score < highest);
  return scores.map((score) => isContest && score === highest);
}

/** A provider with the wash types that it shares with all, where there are such: who compares steam washes wants another one. */
export function alike(provider: Provider, all: readonly Provider[]): Provider {
  const shared = provider.washTypes.filter((type) => all.every(({ washTypes }) => washTypes.includes(type)));
  return shared.length > 0 ? { ...provider, washTypes: shared } : provider;
}
