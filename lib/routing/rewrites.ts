import { filterToQuery, isCacheable } from '../domain/filter';
import { LAST_CACHED_AREA_PAGE, LAST_CACHED_PAGE } from '../domain/paging';
import { isCacheablePostFilter, postFilterToQuery } from '../domain/post-filter';
import { pathnameOf } from './path-of';
import type { NotFoundReason, Route, RouteOf } from './route';
import { definitionOf } from './route-table';

/**
 * Where a route is rendered when that is not its own URL, without language. Only middleware leads there.
 *
 * - `/services` and `/blog` have their query as a segment, so that they can be cached.
 * - Later pages of a list and the form about a provider have folders of their own.
 * - Other cached pages are rendered without the query that a visitor added, which would be cached with them.
 */
export function renderedAt(route: Route, hasQuery: boolean): string | undefined {
  if (route.page === 'services' && isCacheable(route.filter))
    return `/services/${segmentOf(filterToQuery(route.filter))}`;
  if (route.page === 'blog' && isCacheablePostFilter(route.filter))
    return `/blog/lists/${segmentOf(postFilterToQuery(route.filter))}`;
  if (isClaim(route)) return `${pathnameOf(route)}/claims/${route.provider}`;
  if (isUncachedList(route) && 'filter' in route) return undefined;
  if ('pageNumber' in route && route.pageNumber) {
    const folder = isUncachedList(route) ? 'later-pages' : 'pages';
    return `${pathnameOf(route)}/${folder}/${route.pageNumber}`;
  }
  const isCached = ['prerendered', 'cached'].includes(definitionOf(route).rendering);
  return hasQuery && isCached ? pathnameOf(route) : undefined;
}

/** Whether a route is the listing form about a provider: that one is not prerendered, and has data. */
export function isClaim(route: Route): route is RouteOf<'updateListing'> & { provider: number } {
  return route.page === 'updateListing' && route.provider !== undefined;
}

/** Whether a route is a list of which there are too many for each to be cached: a search, a rare filter, a later page. */
export function isUncachedList(route: Route): boolean {
  if (route.page === 'services') return !isCacheable(route.filter);
  if (route.page === 'blog') return !isCacheablePostFilter(route.filter);
  const last = route.page === 'area' ? LAST_CACHED_AREA_PAGE : LAST_CACHED_PAGE;
  return 'pageNumber' in route && (route.pageNumber ?? 1) > last;
}

/** The segment that stands for no query. */
export const UNFILTERED = 'all';

/** A query as one segment of a path. */
function segmentOf(query: URLSearchParams): string {
  return encodeURIComponent(query.toString() || UNFILTERED);
}

/** Where the page is rendered that says that a page could not be asked for. Only middleware leads there. */
export function unavailablePath(reason: NotFoundReason): string {
  return `/unavailable/${reason}`;
}

/** Where the page is rendered that says why nothing is found, without language. Only middleware leads there. */
export function notFoundPath(reason: NotFoundReason): string {
  return `/not-found/${reason}`;
}
