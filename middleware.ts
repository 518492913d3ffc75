import { type NextRequest, NextResponse } from 'next/server';
import { findRow } from '@/lib/data/existing-rows';
import { isDatabaseAnswering } from '@/lib/data/is-answering';
import { REVALIDATE_SECONDS, sharedFor, UNCACHED_LIST_HEADERS } from '@/lib/http/cache-control';
import { type Refusal, refusalOf, refusalOfBody, refusalOfMethod } from '@/lib/http/refusal';
import { DEFAULT_LOCALE, localizePath, splitLocale } from '@/lib/i18n/locales';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathnameOf } from '@/lib/routing/path-of';
import { isClaim, isUncachedList, notFoundPath, renderedAt, unavailablePath } from '@/lib/routing/rewrites';
import type { Route, RouteMatch } from '@/lib/routing/route';
import { definitionOf, rowOf } from '@/lib/routing/route-table';

// What is not there today may be there tomorrow: caches would keep a page that never changes for a year.
const NOT_FOUND = {
  status: 404,
  headers: sharedFor(REVALIDATE_SECONDS),
};
// The page of a provider that has closed, which says so itself.
const GONE = { status: 410 };
const UNAVAILABLE = { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } };

/** Redirects, languages and 404s: everything that is decided before a page is rendered. */
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
  // English has no prefix, and home in Arabic no slash.
  const right = localizePath(path, locale);
  if (right !== pathname && !hasNoLanguage) return redirect(request, right);

  const row = rowOf(route);
  const existence = row && (await findRow(row));
  if (existence === 'not-found') return showInstead(notFoundPath(notFound), NOT_FOUND);
  if (existence === 'closed') return showInstead(pathnameOf('of' in route ? route.of : route), GONE);
  if (existence === 'unknown') return showInstead(unavailablePath(notFound), UNAVAILABLE);
  const internal = renderedAt(route, Boolean(request.nextUrl.search));
  const init = { headers: await cacheHeadersOf(route, request.method) };
  return internal
    ? NextResponse.rewrite(urlAt(request, `/${locale}${internal}`, ''), init)
    : NextResponse.next(init);
}

/** What caches in front may keep, where it is not the time that Next.js says by itself: that of the data in the page. */
async function cacheHeadersOf(route: Route, method: string): Promise<HeadersInit | undefined> {
  if (method === 'POST' || isClaim(route)) return undefined;
  // A page without data would be kept for a year, over deployments.
  if (definitionOf(route).hasNoData) return sharedFor(REVALIDATE_SECONDS);
  if (isUncachedList(route) && (await isDatabaseAnswering())) return UNCACHED_LIST_HEADERS;
}

/** Only what reads may reach a page whose response is cached; others take what their form or their caller sends. */
async function refuse(request: NextRequest, match: RouteMatch): Promise<Refusal | undefined> {
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

/** Everything but files: those are Next's own, and what stands in `public`. */
export const config = {
  matcher: ['/((?!_next/|_vercel/|images/|fonts/|ooh/|[^/]+\\.(?:ico|png|svg|txt|js)$).*)'],
};
