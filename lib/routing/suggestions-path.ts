import { localeOf, localizePath } from '../i18n/locales';

/** Where the suggestions of a search field are, below the language. */
export const SUGGESTIONS_PATH = '/suggestions.json';

/** The same in the language that a page says it is in: so no page has to carry it. */
export function suggestionsUrl(lang: string): string {
  return localizePath(SUGGESTIONS_PATH, localeOf(lang));
}
