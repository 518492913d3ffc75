import { type NextRequest, NextResponse } from 'next/server';
import { findRow } from '@/lib/data/existing-rows';
import { isDatabaseResponding } from '@/lib/data/health';
import { REVALIDATE_SECONDS, sharedFor } from '@/lib/http/cache-control';
import { type Refusal, refusalOf, refusalOfBody, refusalOfMethod, refusalOfTarget } from '@/lib/http/refusal';
import { DEFAULT_LOCALE, localizePath, splitLocale } from '@/lib/i18n/locales';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathnameOf } from '@/lib/routing/path-of';
import { closedPath, notFoundPath, renderedAt, unavailablePath } from '@/lib/routing/rewrites';
import type { Route, RouteMatch } from '@/lib/routing/route';
import { definitionOf, renderingOf, rowOf } from '@/lib/routing/route-table';

// The page may be added later, so caches must not keep its 404 for a year like other static pages.
const NOT_FOUND = {
  status: 404,
  headers: sharedFor(REVALIDATE_SECONDS),
};
// Pages of closed providers.
const GONE = { status: 410 };
const UNAVAILABLE = { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } };

/** Handles everything that is decided before a page is rendered: refusals, redirects, languages, 404s and rewrites. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const [prefix, path] = splitLocale(pathname);
  const locale = prefix ?? DEFAULT_LOCALE;
  const match = parseRoute(path, searchParams);
  const refusal = await refuse(request, match);
  if (refusal) return new NextResponse(refusal.text, refusal);

  const showInstead = (internalPath: string, init: { status: number; headers?: HeadersInit }) =>
    NextResponse.rewrite(urlAt(request, `/${locale}${internalPath}`, ''), init);

  if ('notFound' in match) return showInstead(notFoundPath(match.notFound), NOT_FOUND);
  if ('redirect' in match) return redirect(request, localizePath(match.redirect, locale));
  const { route } = match;
  const { hasNoLanguage, notFound = 'page' } = definitionOf(route);
  if (prefix && hasNoLanguage) return showInstead(notFoundPath('page'), NOT_FOUND);
  // English has no prefix, and the Arabic home page no trailing slash.
  const canonical = localizePath(path, locale);
  if (canonical !== pathname && !hasNoLanguage) return redirect(request, canonical);

  // A form is stored whether or not its page can be shown; the database checks the row.
  const row = request.method === 'POST' ? undefined : rowOf(route);
  const existence = row && (await findRow(row));
  if (existence === 'not-found') {
    const slug = 'slug' in route ? route.slug : '';
    // The slugs of posts are lower case, except those of posts from before that rule.
    return slug === slug.toLowerCase()
      ? showInstead(notFoundPath(notFound), NOT_FOUND)
      : redirect(request, localizePath(pathnameOf({ name: 'post', slug: slug.toLowerCase() }), locale));
  }
  if (existence === 'closed') return showInstead(closedPath(route), GONE);
  if (existence === 'unknown')
    // An image has no page that says so.
    return 'of' in route
      ? new NextResponse(null, UNAVAILABLE)
      : showInstead(unavailablePath(notFound), UNAVAILABLE);
  // While the database is away, a list is rendered from cached reads, so that none without its providers is cached.
  const isCachedList = renderingOf(route) === 'cached' && !row;
  const internal = isCachedList && !(await isDatabaseResponding()) ? undefined : renderedAt(route);
  const init = { headers: cacheHeadersOf(route, request.method) };
  return internal
    ? NextResponse.rewrite(urlAt(request, `/${locale}${internal}`, ''), init)
    : NextResponse.next(init);
}

/** Returns the cache headers of a route where they differ from those that Next.js sends. */
function cacheHeadersOf(route: Route, method: string): HeadersInit | undefined {
  if (method === 'POST' || renderingOf(route) === 'private') return undefined;
  // Otherwise shared caches would keep a page without data for a year, across deployments.
  if (definitionOf(route).hasNoData) return sharedFor(REVALIDATE_SECONDS);
}

/** Returns the refusal of a request, if any: only pages with forms and POST endpoints accept more than GET and HEAD. */
async function refuse(request: NextRequest, match: RouteMatch): Promise<Refusal | undefined> {
  const invalid = refusalOfTarget(request);
  if (invalid) return invalid;
  const route: Route | undefined = 'route' in match ? match.route : undefined;
  const { isPostOnly, hasForm } = route ? definitionOf(route) : {};
  if (isPostOnly) return refusalOfMethod(request, ['POST']);
  if (!hasForm) return refusalOfMethod(request, ['GET', 'HEAD']);
  return refusalOf(request) ?? (await refusalOfBody(request));
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(urlAt(request, path, request.nextUrl.search), 308);
}

function urlAt(request: NextRequest, path: string, search: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search;
  return url;
}

/** Runs for everything except Next.js's own files and those in `public`. */
export const config = {
  matcher: ['/((?!_next/|_vercel/|images/|fonts/|ooh/|map/|[^/]+\\.(?:ico|png|svg|txt|js)$).*)'],
};
