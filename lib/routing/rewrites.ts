import { filterToQuery, isCacheable } from '../domain/filter';
import { pathnameOf } from './path-of';
import type { NotFoundReason, Route } from './route';

/**
 * Where a route is rendered when that is not its own path, without language: `/services` with its query as a segment, so
 * that it can be cached, and the later pages of a list. Only middleware leads there.
 */
export function renderedAt(route: Route): string | undefined {
  if (route.page === 'services' && isCacheable(route.filter))
    return `/services/${encodeURIComponent(filterToQuery(route.filter).toString() || 'all')}`;
  if ('pageNumber' in route && route.pageNumber) return `${pathnameOf(route)}/pages/${route.pageNumber}`;
  return undefined;
}

/** Where the page is rendered that says that a page could not be asked for. Only middleware leads there. */
export function unavailablePath(reason: NotFoundReason): string {
  return `/unavailable/${reason}`;
}

/** Where the page is rendered that says why nothing is found, without language. Only middleware leads there. */
export function notFoundPath(reason: NotFoundReason): string {
  return `/not-found/${reason}`;
}
