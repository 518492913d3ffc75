import { filterToQuery, isCacheable } from '../domain/filter';
import { LAST_CACHED_AREA_PAGE, LAST_CACHED_PAGE } from '../domain/paging';
import { isCacheablePostFilter, postFilterToQuery } from '../domain/post';
import { pathnameOf } from './path-of';
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
export function isCachedPage(route: Route): boolean {
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
