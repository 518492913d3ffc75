import { notFound } from 'next/navigation';
import { decodeParameter } from './page-parameters';
import { routeFrom } from './parse-route';
import { parseQuerySegment, querySegment } from './rewrites';
import type { Route, RouteName, RouteOf } from './route';
import { definitionOf, ROUTES } from './route-table';

/** The properties that Next.js passes to a page. */
interface PageProperties {
  params: Promise<{ locale: string; query?: string } & Record<string, string | undefined>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the route of the page being rendered. Its query is in the path of pages in `cached/[query]`, and otherwise in
 * `searchParams`, which are only read for routes with a query: a page that reads them is rendered on every request.
 * Calls `notFound()` if a parameter is unknown. Middleware has already responded with 404, but where requests are not rebuilt
 * (`renderedTarget`) it does not see the ".rsc" that somebody adds to a path.
 */
export async function requestedRoute<N extends RouteName>(
  name: N,
  { params, searchParams }: PageProperties,
): Promise<RouteOf<N>> {
  const { locale: _, query: segment, ...encoded } = await params;
  const values = Object.fromEntries(
    Object.entries(encoded).map(([key, value = '']) => [key, decodeParameter(value)]),
  );
  const query = segment
    ? parseQuerySegment(segment)
    : firstValues(ROUTES[name].query ? await searchParams : {});
  const route = routeFrom(name, values, query);
  return route ?? notFound();
}

/** Returns the parameters of the pages of a kind that are prerendered, for `generateStaticParams`. */
export function prerenderedParams(name: RouteName): Record<string, string>[] {
  const routes: Route[] = ROUTES[name].instances?.() ?? [];
  return routes.map((route) => {
    const { parameters = {}, query, hasCachedQueries } = definitionOf(route);
    const values: Record<string, unknown> = { ...route };
    return {
      ...Object.fromEntries(Object.keys(parameters).map((key) => [key, String(values[key])])),
      ...(query && hasCachedQueries && { query: querySegment(query.format(route)) }),
    };
  });
}

/** Converts search parameters, using the first value of repeated ones. */
function firstValues(searchParams: Record<string, string | string[] | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) query.set(name, first);
  }
  return query;
}
