import { type Locale, localizePath } from '../i18n/locales';
import { fillPattern } from './pattern';
import type { MessageReason, Route } from './route';
import { definitionOf } from './route-table';
import { withQuery } from './with-parameter';

/** Returns the path and query of a route without a language; the inverse of `parseRoute`. All links are built with it. */
export function pathOf(route: Route): string {
  return withQuery(pathnameOf(route), definitionOf(route).query?.format(route) ?? new URLSearchParams());
}

/** Returns the path of a route without its query. */
export function pathnameOf(route: Route): string {
  if (route.name === 'opengraphImage') {
    const path = pathnameOf(route.of);
    return `/share${path === '/' ? '/home' : path}.jpg`;
  }
  return fillPattern(definitionOf(route).pattern, { ...route });
}

/** Returns the path and query of a route in a language. */
export function localizedPathOf(route: Route, locale: Locale): string {
  return definitionOf(route).hasNoLanguage ? pathOf(route) : localizePath(pathOf(route), locale);
}

/** Returns the internal path, without a language, of the message that middleware shows in place of a page. */
export function messagePath(reason: MessageReason): string {
  return `/message/${reason}`;
}
