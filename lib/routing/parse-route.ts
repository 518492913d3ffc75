import { parseDistrict } from '../domain/area';
import { parseEmirate } from '../domain/emirates';
import { parseWashTypeSlug } from '../domain/wash-types';
import { decodeSegments } from './meant-address';
import { pathnameOf } from './path-of';
import { matchPattern, type PatternValues, specificity } from './pattern';
import {
  type NotFoundReason,
  type Route,
  type RouteMatch,
  type RouteName,
  type RouteOf,
  servicesRoute,
} from './route';
import { definitionOf, ROUTE_NAMES, ROUTES } from './route-table';
import type { RouteDefinition } from './table/route-definition';

/** Next.js reads a path with this suffix as its router's request for the page without it, so no page can have it. */
const ROUTER_SUFFIX = /\.rsc$/;

type Found = { route: Route } | { notFound: NotFoundReason };

/** A path pattern and the lookup for paths that match it. */
interface Candidate {
  pattern: string;
  find: (values: Record<string, string>, query: URLSearchParams) => Found;
}

/**
 * Returns what is at a path (without its language), using fixed lists only (product rules 2.2 and 2.3). Other spellings and
 * legacy URLs redirect to the canonical path.
 */
export function parseRoute(pathname: string, query: URLSearchParams): RouteMatch {
  const segments = decodeSegments(pathname);
  const found = segments ? findRoute(segments, query) : { notFound: 'page' as const };
  if ('notFound' in found) return found;
  if (ROUTER_SUFFIX.test(segments?.at(-1) ?? ''))
    return { notFound: definitionOf(found.route).notFound ?? 'page' };
  const target = definitionOf(found.route).redirectsTo?.(found.route) ?? found.route;
  const canonical = pathnameOf(target);
  return canonical === pathname ? found : { redirect: canonical };
}

function findRoute(segments: string[], query: URLSearchParams): Found {
  if (segments[0]?.toLowerCase() === 'share') return findOpengraphImage(segments.slice(1), query);
  for (const { pattern, find } of CANDIDATES) {
    const values = matchPattern(pattern, segments);
    if (values) return find(values, query);
  }
  return { notFound: 'page' };
}

/** The Open Graph image of a page is at `/share{path}.jpg`. */
function findOpengraphImage(segments: string[], query: URLSearchParams): Found {
  const last = segments.at(-1) ?? '';
  if (!last.toLowerCase().endsWith('.jpg')) return { notFound: 'page' };
  const path = [...segments.slice(0, -1), last.slice(0, -'.jpg'.length)];
  const found = findRoute(path.join('/').toLowerCase() === 'home' ? [] : path, new URLSearchParams());
  if ('notFound' in found) return found;
  const { hasOpengraphImage, redirectsTo } = definitionOf(found.route);
  if (!hasOpengraphImage) return { notFound: 'page' };
  const of = redirectsTo?.(found.route) ?? found.route;
  const { version } = ROUTES.opengraphImage.query!.parse(query);
  return { route: { name: 'opengraphImage', of, ...(version && { version }) } };
}

function candidateOf(name: RouteName): Candidate {
  const { pattern, notFound = 'page' } = ROUTES[name];
  return {
    pattern,
    find: (values, query) => {
      const route = routeFrom(name, values, query);
      return route ? { route } : { notFound };
    },
  };
}

/** Returns the route with these values of its pattern, decoded, and this query; undefined if a value is unknown. */
export function routeFrom<N extends RouteName>(
  name: N,
  values: PatternValues,
  query: URLSearchParams,
): RouteOf<N> | undefined {
  const definition = ROUTES[name] as unknown as RouteDefinition<RouteName>;
  const route: Record<string, unknown> = { name, ...definition.query?.parse(query) };
  for (const [parameter, parse] of Object.entries<((text: string) => unknown) | undefined>(
    definition.parameters ?? {},
  ))
    route[parameter] = parse?.(values[parameter] ?? '');
  if (Object.keys(values).some((parameter) => route[parameter] === undefined)) return undefined;
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== undefined)) as RouteOf<N>;
}

/** A URL that redirects permanently (product rule 2.3). */
interface LegacyRoute {
  pattern: string;
  /** Returns undefined if the values are unknown. */
  target: (values: PatternValues) => Route | undefined;
  notFound?: NotFoundReason;
}

const toServices = () => servicesRoute();

const LEGACY_ROUTES: LegacyRoute[] = [
  {
    pattern: '/wash-type/[washType]/[emirate]',
    target: (values) => {
      const washType = parseWashTypeSlug(values.washType!);
      const emirate = parseEmirate(values.emirate!);
      return washType && emirate ? { name: 'washTypeInEmirate', washType, emirate } : undefined;
    },
    notFound: 'combination',
  },
  {
    pattern: '/district/[district]/[washType]',
    target: (values) => {
      const district = parseDistrict(values.district!);
      return district && { name: 'district', district };
    },
    notFound: 'district',
  },
  { pattern: '/services/[slug]', target: toServices },
  { pattern: '/vehicle-type/[slug]', target: toServices },
  { pattern: '/brands/[slug]', target: toServices },
];

const CANDIDATES: Candidate[] = [
  ...ROUTE_NAMES.map(candidateOf),
  ...LEGACY_ROUTES.map(({ pattern, target, notFound = 'page' }): Candidate => ({
    pattern,
    find: (values) => {
      const route = target(values);
      return route ? { route } : { notFound };
    },
  })),
].sort((a, b) => specificity(b.pattern) - specificity(a.pattern));
