import { type Locale, localizePath } from '../i18n/locales';
import { fillPattern } from './pattern';
import type { Route } from './route';
import { definitionOf } from './route-table';

/** The path and query of a route, without a language: the inverse of `parseRoute`. Every link is made of it. */
export function pathOf(route: Route): string {
  const query = definitionOf(route).query?.format(route);
  if (!query?.size) return pathnameOf(route);
  // A comma may stand in a query as it is: what is shared is read by people, too.
  return `${pathnameOf(route)}?${query.toString().replaceAll('%2C', ',')}`;
}

/** The path of a route without its query. */
export function pathnameOf(route: Route): string {
  if (route.page === 'opengraphImage') {
    const path = pathnameOf(route.of);
    return `/share${path === '/' ? '/home' : path}.jpg`;
  }
  return fillPattern(definitionOf(route).pattern, { ...route });
}

/** The path of a route in a language, for links. */
export function localizedPathOf(route: Route, locale: Locale): string {
  return definitionOf(route).hasNoLanguage ? pathOf(route) : localizePath(pathOf(route), locale);
}
