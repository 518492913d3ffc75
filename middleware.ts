import { type NextRequest, NextResponse } from 'next/server';
import { mayHavePage } from '@/lib/data/existing-rows';
import { refusalOf, refusalOfBody } from '@/lib/http/refuse-post';
import { DEFAULT_LOCALE, type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { parseRoute } from '@/lib/routing/parse-route';
import { notFoundPath, renderedAt } from '@/lib/routing/rewrites';
import type { NotFoundReason } from '@/lib/routing/route';
import { definitionOf, rowOf } from '@/lib/routing/route-table';
import { REVALIDATE_SECONDS } from '@/lib/site';

/** Redirects, languages and 404s: everything that is decided before a page is rendered. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal = refusalOf(request) ?? (await refusalOfBody(request));
  if (refusal) return new NextResponse(refusal.text, refusal);
  const { pathname, searchParams } = request.nextUrl;
  const [prefix, path] = splitLocale(pathname);
  const locale = prefix ?? DEFAULT_LOCALE;
  const match = parseRoute(path, searchParams);
  if ('notFound' in match) return showNotFound(request, locale, match.notFound);
  if ('redirect' in match) return redirect(request, localizePath(match.redirect, locale));

  const { route } = match;
  const { hasNoLanguage, notFound = 'page' } = definitionOf(route);
  if (prefix && hasNoLanguage) return showNotFound(request, locale, 'page');
  // English has no prefix, and home in Arabic no slash.
  const right = localizePath(path, locale);
  if (right !== pathname && !hasNoLanguage) return redirect(request, right);

  const row = rowOf(route);
  if (row && !(await mayHavePage(row.table, row.key))) return showNotFound(request, locale, notFound);
  const internal = renderedAt(route);
  return internal ? NextResponse.rewrite(urlAt(request, `/${locale}${internal}`, '')) : NextResponse.next();
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(urlAt(request, path, request.nextUrl.search), 308);
}

function showNotFound(request: NextRequest, locale: Locale, reason: NotFoundReason): NextResponse {
  // What is not there today may be there tomorrow: caches would keep a page that never changes for a year.
  const headers = { 'Cache-Control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}` };
  return NextResponse.rewrite(urlAt(request, `/${locale}${notFoundPath(reason)}`, ''), {
    status: 404,
    headers,
  });
}

function urlAt(request: NextRequest, path: string, search: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search;
  return url;
}

/** Everything but files: those are Next's own, and what stands in `public`. */
export const config = {
  matcher: ['/((?!_next/|_vercel/|images/|fonts/|ooh/|[^/]+\\.(?:ico|png|svg|txt|webmanifest)$).*)'],
};
