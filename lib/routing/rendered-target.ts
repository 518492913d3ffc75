import { DEFAULT_LOCALE, localizePath, splitLocale } from '../i18n/locales';
import { parseRoute, ROUTER_SUFFIX } from './parse-route';
import { pathOf } from './path-of';
import type { Route } from './route';
import { definitionOf, isCachedPage, renderingOf } from './route-table';

/** Paths that the middleware matcher excludes. */
const FILE = /^\/(_next\/|images\/|fonts\/|ooh\/|map\/|[^/]+\.(ico|png|svg|txt|js)$)/;
const IMAGE_OPTIMIZER = '/_next/image';
const IMAGE_PARAMETERS = ['url', 'w', 'q'];

interface RenderedTarget {
  target: string;
  kind: 'file' | 'cached' | 'rendered';
}

/**
 * Returns the path and query to render for those of a request, without anything that their route does not know: Next.js writes
 * the target of the first request into the page it caches, so one visitor's parameters would be shown to everyone. Cached pages
 * get their query in canonical form, other routes the first value of each of their parameters. Redirects keep everything, because
 * the query is part of where they lead (product rule 2.3).
 */
export function renderedTarget(target: string): RenderedTarget {
  const [path, query = ''] = splitOnce(target, '?');
  const sent = new URLSearchParams(query);
  if (FILE.test(path)) {
    const names = path === IMAGE_OPTIMIZER ? IMAGE_PARAMETERS : [];
    return { target: join(path, queryOf(firstOf(sent, names))), kind: 'file' };
  }
  const [prefix, unprefixed] = splitLocale(path);
  const match = parseRoute(unprefixed, sent);
  // Next.js removes the suffix from a path before middleware sees it, unless it is escaped.
  if ('notFound' in match) return { target: path.replace(ROUTER_SUFFIX, '%2Ersc'), kind: 'cached' };
  if ('redirect' in match) return { target, kind: 'rendered' };
  const { route } = match;
  const isCanonical = localizePath(unprefixed, prefix ?? DEFAULT_LOCALE) === path;
  if (!isCanonical) return { target, kind: 'rendered' };
  const isCached = isCachedPage(route) || isFixedEndpoint(route);
  const parameters = isCached ? canonicalQuery(route) : queryOf(firstOf(sent, parametersOf(route)));
  return { target: join(path, parameters), kind: isCached ? 'cached' : 'rendered' };
}

/** Whether a route is an endpoint whose response is the same for everyone. */
function isFixedEndpoint(route: Route): boolean {
  const { query, isProtected } = definitionOf(route);
  return renderingOf(route) === 'endpoint' && !query && !isProtected;
}

function parametersOf(route: Route): readonly string[] {
  return definitionOf(route).query?.names ?? [];
}

function canonicalQuery(route: Route): string {
  return splitOnce(pathOf(route), '?')[1] ?? '';
}

/** Returns the first values of these parameters, in the order in which they were sent. */
function firstOf(sent: URLSearchParams, names: readonly string[]): URLSearchParams {
  const first = new URLSearchParams();
  for (const [name, value] of sent) if (names.includes(name) && !first.has(name)) first.set(name, value);
  return first;
}

function queryOf(parameters: URLSearchParams): string {
  return parameters.toString();
}

function join(path: string, ...queries: string[]): string {
  return [path, queries.filter(Boolean).join('&')].filter(Boolean).join('?');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
