import { pathnameOf } from './path-of';
import type { NotFoundReason, Route } from './route';
import { definitionOf, isCachedPage } from './route-table';

/** Returns the internal path, without language, that middleware rewrites a route to; undefined if it is the route's own path. */
export function renderedAt(route: Route): string | undefined {
  const { query, hasCachedQueries } = definitionOf(route);
  if (query && hasCachedQueries && isCachedPage(route))
    return `${pathnameOf(route)}/cached/${querySegment(query.format(route))}`;
  if (route.name === 'updateListing' && route.provider)
    return `${pathnameOf(route)}/claims/${route.provider}`;
  return undefined;
}

/** The segment of an empty query. */
const NO_QUERY = 'all';

/** Encodes a query as one path segment. */
export function querySegment(query: URLSearchParams): string {
  return encodeURIComponent(query.toString() || NO_QUERY);
}

/** Decodes the segment of a query. */
export function parseQuerySegment(segment: string): URLSearchParams {
  return new URLSearchParams(segment === NO_QUERY ? '' : decodeURIComponent(segment));
}

/** Returns the internal path of the message that a page is unavailable because the database cannot be read. */
export function unavailablePath(reason: NotFoundReason): string {
  return `/unavailable/${reason}`;
}

/** Returns the internal path, without language, of the notice that the provider of a route has closed. */
export function closedPath(route: Route): string {
  if (route.name === 'opengraphImage') return closedPath(route.of);
  return `${pathnameOf('id' in route ? { name: 'provider', id: route.id } : route)}/closed`;
}

/** Returns the internal path, without language, of a not-found message. */
export function notFoundPath(reason: NotFoundReason): string {
  return `/not-found/${reason}`;
}
