import { notFound } from 'next/navigation';
import { decodeParameter } from './page-parameters';
import { routeFrom } from './parse-route';
import type { RouteName, RouteOf } from './route';
import { ROUTES } from './route-table';

/** The properties that Next.js passes to a page. */
interface PageProperties {
  params: Promise<{ locale: string } & Record<string, string | undefined>>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the route of the page being rendered. Calls `notFound()` if a parameter is unknown; middleware has already responded
 * with 404.
 */
export async function requestedRoute<N extends RouteName>(
  name: N,
  { params, searchParams }: PageProperties,
): Promise<RouteOf<N>> {
  const { locale: _, ...encoded } = await params;
  const values = Object.fromEntries(
    Object.entries(encoded).map(([key, value = '']) => [key, decodeParameter(value)]),
  );
  const query = firstValues(ROUTES[name].query ? await searchParams : {});
  return routeFrom(name, values, query) ?? notFound();
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
