import { filterToQuery, isCacheable } from '../domain/filter';
import { pathnameOf } from './path-of';
import type { NotFoundReason, Route } from './route';
import { definitionOf } from './route-table';

/**
 * Where a route is rendered when that is not its own URL, without language: `/services` with its query as a segment,
 * so that it can be cached, the later pages of a list, and pages that are cached without the query that a visitor added,
 * which would else be kept in them. Only middleware leads there.
 */
export function renderedAt(route: Route, hasQuery: boolean): string | undefined {
  if (route.page === 'services' && isCacheable(route.filter))
    return `/services/${encodeURIComponent(filterToQuery(route.filter).toString() || 'all')}`;
  if ('pageNumber' in route && route.pageNumber) return `${pathnameOf(route)}/pages/${route.pageNumber}`;
  const isCached = ['prerendered', 'cached'].includes(definitionOf(route).rendering);
  return hasQuery && isCached && route.page !== 'services' ? pathnameOf(route) : undefined;
}

/** Where the page is rendered that says that a page could not be asked for. Only middleware leads there. */
export function unavailablePath(reason: NotFoundReason): string {
  return `/unavailable/${reason}`;
}

/** Where the page is rendered that says why nothing is found, without language. Only middleware leads there. */
export function notFoundPath(reason: NotFoundReason): string {
  return `/not-found/${reason}`;
}
