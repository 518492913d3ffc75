import { type Locale, localeOf, localizePath } from '../i18n/locales';

/*
 * What `pathOf` says of some routes, for parts of pages that are loaded late and are to be small: the route table is not.
 */

/** Where the texts are of what pages show of a visitor's device, below the language. */
export const SAVED_TEXTS_PATH = '/saved/texts.json';
/** Where the cards of some providers are. */
export const PROVIDER_CARDS_PATH = '/api/provider-cards';
/** The page that a visitor without a connection gets. */
export const OFFLINE_PATH = '/offline';

/** The path of the page that compares some providers; the same ones have the same path. */
export function comparePath(ids: readonly number[], locale: Locale): string {
  return localizePath(`/compare?ids=${inOrder(ids).join(',')}`, locale);
}

/** The path of a provider's page. */
export function providerPath(id: number, locale: Locale): string {
  return localizePath(`/service/${id}`, locale);
}

/** Where the texts are in the language that a page says it is in. */
export function savedTextsUrl(lang: string): string {
  return localizePath(SAVED_TEXTS_PATH, localeOf(lang));
}

/** The query that asks for the cards of some providers; the same ones have the same query, for caches in front. */
export function providerCardsQuery(ids: readonly number[], locale: Locale): URLSearchParams {
  return new URLSearchParams({ ids: inOrder(ids).join(','), locale });
}

/** The whole of it. */
export function providerCardsUrl(ids: readonly number[], locale: Locale): string {
  return `${PROVIDER_CARDS_PATH}?ids=${inOrder(ids).join(',')}&locale=${locale}`;
}

function inOrder(ids: readonly number[]): number[] {
  return [...ids].sort((one, other) => one - other);
}
