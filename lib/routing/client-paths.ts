import type { CarOrAny, CarSize } from '../domain/car';
import { type Locale, localeOf, localizePath } from '../i18n/locales';
import { withQuery } from './with-parameter';

/*
 * Paths that client components need, equal to those of `pathOf`, which would pull the whole route table into the browser.
 */

/** The endpoint that the saved page requests providers from. */
export const PROVIDER_CARDS_PATH = '/api/provider-cards';
/** The page shown without a connection. */
export const OFFLINE_PATH = '/offline';

/** The endpoint that logs Web Vitals. */
export const VITALS_PATH = '/api/vitals';

/** Paths that are secrets of who received them (`isSecret` in the route table). */
export const SECRET_PATH = /^\/(?:ar\/)?(?:sent|owner)\//;

/** Returns the path of the page that says what became of a submission. */
export function sentPath(token: string, locale: Locale): string {
  return localizePath(`/sent/${token}`, locale);
}

/** The endpoint that counts what callers say. */
export const CALL_OUTCOME_PATH = '/api/call-outcome';

/** What a comparison asks the price of: the slug of a kind, and a car. */
export interface ComparedPrice {
  kind?: string;
  car?: CarSize;
}

/** Returns the path of a comparison, independent of the order of the ids. */
export function comparePath(ids: readonly number[], locale: Locale, asked: ComparedPrice = {}): string {
  return localizePath(withQuery('/compare', comparisonQuery(inOrder(ids), asked)), locale);
}

/** Returns the query of a comparison. */
export function comparisonQuery(ids: readonly number[], { kind, car }: ComparedPrice): URLSearchParams {
  return new URLSearchParams({
    ...(ids.length > 0 && { ids: ids.join(',') }),
    ...(kind && { kind }),
    ...(car && { car }),
  });
}

/** Returns the path of a provider's page. */
export function providerPath(id: number, locale: Locale): string {
  return localizePath(`/service/${id}`, locale);
}

/** Returns the path of the form for messages to us. */
export function contactPath(locale: Locale): string {
  return localizePath('/contact', locale);
}

/** Returns the path of the saved page. */
export function savedPath(locale: Locale): string {
  return localizePath('/saved', locale);
}

/** What the cards of a list show the price of: a car, or any, and a kind by its slug. */
export interface PriceQuerySlugs {
  car?: CarOrAny;
  kind?: string;
}

/** Returns the query of the provider cards endpoint; the ids are sorted, so that caches see one URL. */
export function providerCardsQuery(
  ids: readonly number[],
  locale: Locale,
  { car, kind }: PriceQuerySlugs = {},
): URLSearchParams {
  return new URLSearchParams({
    locale,
    ids: inOrder(ids).join(','),
    ...(car && { car }),
    ...(kind && { kind }),
  });
}

/** Returns the URL of the given providers as JSON, with the prices that a list asks for. */
export function providerCardsUrl(ids: readonly number[], locale: Locale, asked?: PriceQuerySlugs): string {
  return withQuery(PROVIDER_CARDS_PATH, providerCardsQuery(ids, locale, asked));
}

function inOrder(ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}

/** The path of the search suggestions, without a language. */
export const SUGGESTIONS_PATH = '/suggestions.json';

/** The endpoint of the suggestions for a typed text. */
export const TYPED_SUGGESTIONS_PATH = '/api/suggestions';

/** Returns the localized URL of the search suggestions; `lang` is that of the document. */
export function suggestionsUrl(lang: string): string {
  return localizePath(SUGGESTIONS_PATH, localeOf(lang));
}

/** Returns the URL of the suggestions for a typed text. */
export function typedSuggestionsUrl(lang: string, typed: string): string {
  return `${TYPED_SUGGESTIONS_PATH}?${new URLSearchParams({ locale: localeOf(lang), q: typed }).toString()}`;
}

/** Returns the localized path of a search. */
export function searchPath(lang: string, search: string): string {
  return localizePath(`/services?${new URLSearchParams({ q: search }).toString()}`, localeOf(lang));
}

/** The static file with the basemap. */
export const BASEMAP_PATH = '/map/basemap.json';
/** MapLibre's plugin that joins Arabic letters. */
export const RTL_TEXT_PATH = '/map/rtl-text.js';

/** The static files of the out-of-hours list (product rule 2.12); "weekday" filters the full list. */
export const PHARMACY_FILES = {
  all: '/ooh/index.json',
  weekday: '/ooh/index.json',
  weekend: '/ooh/filters/weekend_after_19.json',
  holiday: '/ooh/filters/public_holiday_after_19.json',
} as const;
