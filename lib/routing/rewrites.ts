import { filterToQuery, isCacheable } from '../domain/filter';
import { LAST_CACHED_AREA_PAGE, LAST_CACHED_PAGE } from '../domain/paging';
import { isCacheablePostFilter, postFilterToQuery } from '../domain/post';
import { DEFAULT_LOCALE, splitLocale } from '../i18n/locales';
import { parseRoute } from './parse-route';
import { pathnameOf, pathOf } from './path-of';
import type { NotFoundReason, Route, RouteOf } from './route';
import { definitionOf } from './route-table';

/**
 * Returns the internal path, without language, that middleware rewrites a route to; undefined if it is the route's own path.
 *
 * - `/services` and `/blog` carry their query as a segment, so that they can be cached.
 * - Later pages of a list and the claim form have their own folders.
 */
export function renderedAt(route: Route): string | undefined {
  if (route.name === 'services' && isCacheable(route.filter))
    return `/services/${segmentOf(filterToQuery(route.filter))}`;
  if (route.name === 'blog' && isCacheablePostFilter(route.filter))
    return `/blog/lists/${segmentOf(postFilterToQuery(route.filter))}`;
  if (isClaim(route)) return `${pathnameOf(route)}/claims/${route.provider}`;
  if (isUncachedList(route) && 'filter' in route) return undefined;
  if ('page' in route && route.page) {
    const folder = isUncachedList(route) ? 'later-pages' : 'pages';
    return `${pathnameOf(route)}/${folder}/${route.page}`;
  }
  return undefined;
}

/** Whether the page of a route is cached for all visitors. */
function isCachedPage(route: Route): boolean {
  const isRenderedOnce = ['prerendered', 'cached'].includes(definitionOf(route).rendering);
  return isRenderedOnce && !isUncachedList(route) && !isClaim(route);
}

/** Whether a route is the listing form of an existing provider, which is rendered on demand. */
export function isClaim(route: Route): route is RouteOf<'updateListing'> & { provider: number } {
  return route.name === 'updateListing' && route.provider !== undefined;
}

/** Whether a route is a list that is not cached because there are too many like it: searches, rare filters, later pages. */
export function isUncachedList(route: Route): boolean {
  if (route.name === 'services') return !isCacheable(route.filter);
  if (route.name === 'blog') return !isCacheablePostFilter(route.filter);
  const last = route.name === 'area' ? LAST_CACHED_AREA_PAGE : LAST_CACHED_PAGE;
  return 'page' in route && (route.page ?? 1) > last;
}

/** The segment used for an empty query. */
export const UNFILTERED = 'all';

/** Encodes a query as one path segment. */
function segmentOf(query: URLSearchParams): string {
  return encodeURIComponent(query.toString() || UNFILTERED);
}

/** Returns the internal path of the message that a page is unavailable because the database cannot be read. */
export function unavailablePath(reason: NotFoundReason): string {
  return `/unavailable/${reason}`;
}

/** Returns the internal path, without language, of a not-found message. */
export function notFoundPath(reason: NotFoundReason): string {
  return `/not-found/${reason}`;
}

/** Next.js's router adds this parameter to its requests and removes it again. */
const ROUTER_PARAMETER = '_rsc';

/**
 * Returns a request's path and query with the query in canonical form if the page is cached. Next.js writes the target of the
 * first request into the page it caches, so one visitor's parameters would be shown to everyone. Targets that are redirected
 * or rendered on every request stay unchanged.
 */
export function cachedTarget(target: string): string {
  const [path = '', query] = splitOnce(target, '?');
  const [prefix, unprefixed] = splitLocale(path);
  if (query === undefined || prefix === DEFAULT_LOCALE) return target;
  const parameters = new URLSearchParams(query);
  const match = parseRoute(unprefixed, parameters);
  if ('redirect' in match || ('route' in match && !isCachedPage(match.route))) return target;
  const canonical = 'route' in match ? splitOnce(pathOf(match.route), '?')[1] : undefined;
  const router = parameters.get(ROUTER_PARAMETER);
  const parts = [
    canonical,
    router !== null && new URLSearchParams({ [ROUTER_PARAMETER]: router }).toString(),
  ];
  return [path, parts.filter(Boolean).join('&')].filter(Boolean).join('?');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
