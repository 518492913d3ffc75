import type { Locale } from '../i18n/locales';
import { absoluteUrl } from '../site';
import { localizedPathOf } from './path-of';
import type { Route } from './route';

/** Returns the absolute URL of a route in a language. */
export function urlOf(route: Route, locale: Locale): string {
  return absoluteUrl(localizedPathOf(route, locale));
}
