import type { PageName, Route } from './route';
import { DETAILS } from './table/details';
import { ENDPOINTS } from './table/endpoints';
import { LISTS } from './table/lists';
import type { RouteDefinition, RouteTable, RowReference } from './table/route-definition';
import { STATIC_PAGES } from './table/static-pages';

/**
 * The routes of the site. Adding a page is a line of `PLAIN_PAGES`, or with parameters a member of `Route` and a row of this
 * table, and a folder in `app`; links, redirects, 404s, sitemap, `/test` and the page tests follow from the row.
 */
export const ROUTES: RouteTable = { ...STATIC_PAGES, ...LISTS, ...DETAILS, ...ENDPOINTS };

export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];

/** The row of a route. */
export function definitionOf(route: Route): RouteDefinition<PageName> {
  return ROUTES[route.page] as unknown as RouteDefinition<PageName>;
}

/** The row of the database without which a route does not exist; that of a picture is the row of its page. */
export function rowOf(route: Route): RowReference | undefined {
  if (route.page === 'opengraphImage') return rowOf(route.of);
  return definitionOf(route).row?.(route);
}

/** One URL of every kind of route. */
export const EXAMPLES: Route[] = PAGE_NAMES.map((page) => ROUTES[page].example);
