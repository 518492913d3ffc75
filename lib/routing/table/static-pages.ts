import { PLAIN_PAGES, type PlainPage, type PlainPageName } from '../plain-pages';
import type { RouteOf } from '../route';
import type { RouteDefinition, RouteTable } from './route-definition';

/** Definitions of the pages without parameters. */
export const STATIC_PAGES = Object.fromEntries(
  Object.entries(PLAIN_PAGES).map(([page, row]) => [page, definitionOf(page as PlainPageName, row)]),
) as Pick<RouteTable, PlainPageName>;

function definitionOf<P extends PlainPageName>(page: P, row: PlainPage): RouteDefinition<P> {
  const route = { page } as RouteOf<P>;
  return { rendering: 'prerendered', isIndexable: true, instances: () => [route], example: route, ...row };
}
