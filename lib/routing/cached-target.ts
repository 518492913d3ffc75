import { DEFAULT_LOCALE, splitLocale } from '../i18n/locales';
import { parseRoute } from './parse-route';
import { pathOf } from './path-of';
import { isCachedPage } from './rewrites';

/** Next.js's router adds this parameter to its requests and removes it again. */
const ROUTER_PARAMETER = '_rsc';

/**
 * Returns a request's path and query with the query in canonical form if the page is cached. Next.js writes the target of the
 * first request into the page it caches, so one visitor's parameters would be shown to everyone. Targets that are redirected
 * or rendered on every request stay unchanged.
 */
export function cachedTarget(target: string): string {
  const [path = '', query] = splitOnce(target, '?');
  const [prefix, unprefixed] = splitLocale(path);
  if (query === undefined || prefix === DEFAULT_LOCALE) return target;
  const parameters = new URLSearchParams(query);
  const match = parseRoute(unprefixed, parameters);
  if ('redirect' in match || ('route' in match && !isCachedPage(match.route))) return target;
  const canonical = 'route' in match ? splitOnce(pathOf(match.route), '?')[1] : undefined;
  const router = parameters.get(ROUTER_PARAMETER);
  const parts = [
    canonical,
    router !== null && new URLSearchParams({ [ROUTER_PARAMETER]: router }).toString(),
  ];
  return [path, parts.filter(Boolean).join('&')].filter(Boolean).join('?');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
