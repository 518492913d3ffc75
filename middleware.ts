import { type NextRequest, NextResponse } from 'next/server';
import { findDirectory, hasDesk } from '@/lib/directory/current';
import { rowState } from '@/lib/directory/row-state';
import { environment, isPreview } from '@/lib/env';
import { cacheHeaders, UNAVAILABLE } from '@/lib/http/cache-control';
import {
  type Refusal,
  refusalInPreview,
  refusalOf,
  refusalOfBody,
  refusalOfMethod,
  refusalOfTarget,
} from '@/lib/http/refusal';
import { DEFAULT_LOCALE, localizePath, splitLocale } from '@/lib/i18n/locales';
import { requestId } from '@/lib/log/request-id';
import { meantPath, meantQuery, withoutEnding } from '@/lib/routing/meant-address';
import { parseRoute } from '@/lib/routing/parse-route';
import { messagePath, pathnameOf } from '@/lib/routing/path-of';
import { type Route, type RouteMatch, unavailableReason } from '@/lib/routing/route';
import {
  cachingOf,
  definitionOf,
  needsDesk,
  needsDirectory,
  PLAIN_PARAMETERS,
  rowOf,
} from '@/lib/routing/route-table';

/** Next.js's own files and those in `public`. */
const FILE = /^\/(?:_next\/|_vercel\/|images\/|fonts\/|ooh\/|map\/|[^/]+\.(?:ico|png|svg|txt|js)$)/;
/** Next.js writes a nonce that it finds in these into the page, which shared caches keep for everyone. */
const DROPPED_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];
/** Next.js answers others of a request for a file, such as If-Match, with 500. */
const FILE_HEADERS = ['accept', 'accept-encoding', 'host', 'if-modified-since', 'if-none-match'];
/** Next.js answers them with 304, whatever the status of what it shows. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

/** Methods that may be answered at another address than the one they were sent to. */
const READS = ['GET', 'HEAD'];

const NOT_FOUND = { status: 404, headers: cacheHeaders('page') };
/** Pages of closed providers. */
const GONE = { status: 410, headers: cacheHeaders('provider') };

/**
 * Decides everything that is decided before a page is rendered: refusals, redirects, languages, 404, 410 and 503, and whether search
 * engines may show anything of this site.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await respond(request);
  if (environment().hidden) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

async function respond(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (FILE.test(pathname)) return passFile(request);
  const passed = { request: { headers: passedHeaders(request) } };
  const [prefix, path] = splitLocale(pathname);
  const locale = prefix ?? DEFAULT_LOCALE;
  const match = parseRoute(path, searchParams);
  const meant = meantAddress(request, match);
  if (meant) return redirect(request, meant);
  const refusal = await refuse(request, match);
  if (refusal) return new NextResponse(refusal.text, refusal);

  const showInstead = (internalPath: string, init: { status: number; headers: HeadersInit }) => {
    for (const name of CONDITIONS) passed.request.headers.delete(name);
    return NextResponse.rewrite(urlAt(request, `/${locale}${internalPath}`, ''), { ...passed, ...init });
  };

  if ('notFound' in match) return showInstead(messagePath(match.notFound), NOT_FOUND);
  if ('redirect' in match) return redirect(request, localizePath(match.redirect, locale));
  const { route } = match;
  const { hasNoLanguage, isEndpoint, notFound = 'page' } = definitionOf(route);
  if (prefix && hasNoLanguage) return showInstead(messagePath('page'), NOT_FOUND);
  // English has no prefix, and the Arabic home page no trailing slash.
  const canonical = localizePath(path, locale);
  if (canonical !== pathname && !hasNoLanguage) return redirect(request, canonical);

  const showPage = () =>
    NextResponse.next({ ...passed, headers: isEndpoint ? {} : pageHeaders(route, request.method) });
  // A form is stored whether or not its page can be shown.
  if (request.method !== 'POST' && needsDirectory(route)) {
    const directory = await findDirectory();
    // On Vercel, middleware is a process of its own, without the snapshot on which pages start: they decide.
    if (!directory && process.env.HAS_SNAPSHOT) return showPage();
    if (!directory)
      // An image has no page that says so.
      return isEndpoint
        ? new NextResponse(null, UNAVAILABLE)
        : showInstead(messagePath(unavailableReason(route)), UNAVAILABLE);
    if (needsDesk(route) && !hasDesk()) {
      const contact = localizePath(pathnameOf({ name: 'contact' }), locale);
      return NextResponse.redirect(urlAt(request, contact, ''), {
        status: 307,
        headers: cacheHeaders('none'),
      });
    }
    const row = rowOf(route);
    const state = row ? rowState(directory, row) : 'exists';
    if (state === 'not-found') {
      const other =
        'slug' in route
          ? otherSlug(route.slug, (key) => rowState(directory, { table: 'post', key }) !== 'not-found')
          : undefined;
      return other === undefined
        ? showInstead(messagePath(notFound), NOT_FOUND)
        : redirect(request, localizePath(pathnameOf({ name: 'post', slug: other }), locale));
    }
    if (state === 'closed')
      return 'id' in route
        ? showInstead(pathnameOf({ name: 'provider', id: route.id }), GONE)
        : new NextResponse(null, GONE);
  }
  return showPage();
}

/** Returns the headers of a page; the answer to a form is nobody's to keep. */
function pageHeaders(route: Route, method: string): HeadersInit {
  const caching = method === 'POST' ? 'none' : cachingOf(route);
  const id = requestId();
  // A copy in a shared cache would name somebody else's request.
  const isShared = caching !== 'private' && caching !== 'none';
  return { ...cacheHeaders(caching), ...(id && !isShared && { 'Server-Timing': `request;desc="${id}"` }) };
}

function passFile(request: NextRequest): NextResponse {
  const refusal = refusalOfMethod(request, ['GET', 'HEAD']);
  if (refusal) return new NextResponse(refusal.text, refusal);
  const kept = [...request.headers].filter(([name]) => FILE_HEADERS.includes(name));
  return NextResponse.next({ request: { headers: new Headers(kept) } });
}

function passedHeaders(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  // To a client without one Next.js streams metadata after the head (`htmlLimitedBots`).
  if (!headers.get('user-agent')) headers.set('user-agent', 'none');
  return headers;
}

/** Returns the refusal of a request, if any: only pages with forms and POST endpoints accept more than GET and HEAD. */
async function refuse(request: NextRequest, match: RouteMatch): Promise<Refusal | undefined> {
  const invalid = refusalOfTarget(request) ?? (isPreview() ? refusalInPreview(request) : undefined);
  if (invalid) return invalid;
  const route: Route | undefined = 'route' in match ? match.route : undefined;
  const { isPostOnly, hasForm } = route ? definitionOf(route) : {};
  if (isPostOnly) return refusalOfMethod(request, ['POST']);
  if (!hasForm) return refusalOfMethod(request, ['GET', 'HEAD']);
  return refusalOf(request) ?? (await refusalOfBody(request));
}

/**
 * Returns the path of the page that was meant by an address to which something clings (product rule 2.3), before it is refused; undefined
 * if there is none, or the address is right.
 */
function meantAddress({ nextUrl, method, url }: NextRequest, match: RouteMatch): string | undefined {
  if (!READS.includes(method)) return undefined;
  const isWrong = 'notFound' in match || refusalOfTarget({ url }) !== undefined;
  const pathname = isWrong ? meantPath(nextUrl.pathname) : nextUrl.pathname;
  const isSame = pathname === nextUrl.pathname;
  if (isSame && (isWrong || searchOf(nextUrl) === nextUrl.search)) return undefined;
  if (refusalOfTarget({ url: new URL(pathname, url).href })) return undefined;
  const [prefix, path] = splitLocale(pathname);
  const found = isSame ? match : parseRoute(path, nextUrl.searchParams);
  if ('notFound' in found) return undefined;
  if ('redirect' in found) return localizePath(found.redirect, prefix ?? DEFAULT_LOCALE);
  if (definitionOf(found.route).hasNoLanguage) return prefix ? undefined : path;
  return localizePath(path, prefix ?? DEFAULT_LOCALE);
}

/** Returns the query that was meant, beginning with "?", or empty. */
function searchOf({ search }: { search: string }): string {
  return meantQuery(search, PLAIN_PARAMETERS);
}

/**
 * Returns the slug of a post that an unknown one stands for; undefined if it is none. The slugs of posts are lower case, except those of
 * posts from before that rule.
 */
function otherSlug(slug: string, exists: (slug: string) => boolean): string | undefined {
  const meant = withoutEnding(slug);
  if (meant && meant !== slug && exists(meant)) return meant;
  const lower = (meant || slug).toLowerCase();
  return lower === slug ? undefined : lower;
}

function redirect(request: NextRequest, path: string): NextResponse {
  const { search } = request.nextUrl;
  return NextResponse.redirect(
    urlAt(request, path, READS.includes(request.method) ? searchOf({ search }) : search),
    308,
  );
}

function urlAt(request: NextRequest, path: string, search: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search;
  return url;
}

/** Node.js shares the directory in the memory of the process with the pages. */
export const config = { runtime: 'nodejs' };
