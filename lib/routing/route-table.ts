import type { RowReference } from '../domain/row-reference';
import type { Caching } from '../http/cache-control';
import { PLAIN_PAGES, type PlainPage, type PlainPageName } from './plain-pages';
import type { Route, RouteName, RouteOf } from './route';
import { DETAILS } from './table/details';
import { ENDPOINTS } from './table/endpoints';
import { LISTS } from './table/lists';
import type { RouteDefinition, RouteTable } from './table/route-definition';

/** Definitions of the pages without parameters. */
const STATIC_PAGES = Object.fromEntries(
  Object.entries(PLAIN_PAGES).map(([name, row]) => [name, definitionOfPlainPage(name as PlainPageName, row)]),
) as Pick<RouteTable, PlainPageName>;

function definitionOfPlainPage<P extends PlainPageName>(name: P, row: PlainPage): RouteDefinition<P> {
  const route = { name } as RouteOf<P>;
  return { isIndexable: true, instances: () => [route], example: route, ...row };
}

/**
 * The routes of the site. To add a page, add a line to `PLAIN_PAGES` or, if it has parameters, a member to `Route` and a row
 * here, and a folder in `app`. Links, redirects, 404s, sitemap, `/test` and the page tests follow from the row.
 */
export const ROUTES: RouteTable = { ...STATIC_PAGES, ...LISTS, ...DETAILS, ...ENDPOINTS };

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** Returns the definition of a route. */
export function definitionOf(route: Route): RouteDefinition<RouteName> {
  return ROUTES[route.name] as unknown as RouteDefinition<RouteName>;
}

/** Returns who may keep the page of a route. */
export function cachingOf(route: Route): Caching {
  const { caching = 'page' } = definitionOf(route);
  return typeof caching === 'function' ? caching(route) : caching;
}

/** Whether a route cannot be answered without the directory. Endpoints without a row decide it themselves. */
export function needsDirectory(route: Route): boolean {
  const { hasNoData = false, isEndpoint = false } = definitionOf(route);
  if (isEndpoint) return rowOf(route) !== undefined;
  return !(typeof hasNoData === 'function' ? hasNoData(route) : hasNoData);
}

/** Whether a serverless host keeps the page of a route. */
export function isKept(route: Route): boolean {
  return definitionOf(route).isKept === true;
}

/** Whether a route is about what only tables of ours can hold. */
export function needsDesk(route: Route): boolean {
  const { needsDesk = false } = definitionOf(route);
  return typeof needsDesk === 'function' ? needsDesk(route) : needsDesk;
}

/** Returns the database row that must exist for a route to exist; an image needs the row of its page. */
export function rowOf(route: Route): RowReference | undefined {
  if (route.name === 'opengraphImage') return rowOf(route.of);
  return definitionOf(route).row?.(route);
}

/** What a visitor types may end in any character. */
const TYPED = ['q'];

/** The names of the parameters of all routes whose values end in a letter or a digit. */
export const PLAIN_PARAMETERS: ReadonlySet<string> = new Set(
  ROUTE_NAMES.flatMap((name) => ROUTES[name].query?.names ?? []).filter((name) => !TYPED.includes(name)),
);

/** One example of every route. */
export const EXAMPLES: Route[] = ROUTE_NAMES.map((page) => ROUTES[page].example);
