import { type NextRequest, NextResponse } from 'next/server';
import { hiddenBecause, isPreview } from '@/lib/hidden';
import { cacheHeaders, SECRET_HEADERS, UNAVAILABLE } from '@/lib/http/cache-control';
import {
  type Refusal,
  refusalInPreview,
  refusalOf,
  refusalOfBody,
  refusalOfMethod,
  refusalOfRead,
  refusalOfTarget,
} from '@/lib/http/refusal';
import { DEFAULT_LOCALE, localizePath, splitLocale } from '@/lib/i18n/locales';
import { requestId } from '@/lib/log/request-id';
import { meantPath, meantQuery, otherSlug } from '@/lib/routing/meant-address';
import { parseRoute } from '@/lib/routing/parse-route';
import { localizedPathOf, messagePath, pathnameOf } from '@/lib/routing/path-of';
import { type Route, type RouteMatch, unavailableReason } from '@/lib/routing/route';
import { routeAfterMerge } from '@/lib/routing/route-after-merge';
import {
  cachingOf,
  definitionOf,
  isKept,
  needsDesk,
  needsDirectory,
  PLAIN_PARAMETERS,
  rowOf,
} from '@/lib/routing/route-table';

/** Next.js writes a nonce that it finds in these into the page, which shared caches keep for everyone. */
const DROPPED_HEADERS = ['content-security-policy', 'content-security-policy-report-only'];
/** Next.js answers them with 304, whatever the status of what it shows. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

/** Methods that may be answered at another address than the one they were sent to. */
const READS = ['GET', 'HEAD'];

const NOT_FOUND = { status: 404, headers: cacheHeaders('page') };
/** Pages of closed providers. */
const GONE = { status: 410, headers: cacheHeaders('provider') };

/**
 * Decides everything that is decided before a page is rendered: refusals, redirects, languages, 404, 410 and 503, and whether search
 * engines may show anything of this site. On a serverless host it is a process of its own, in every region, and would read the whole
 * directory for most visitors: there it knows no rows and waits for nothing, and pages say what it does not know
 * (`app/[locale]/decide-route.ts`).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await respond(request);
  if (hiddenBecause()) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

async function respond(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
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
  if (!process.env.VERCEL && request.method !== 'POST' && needsDirectory(route)) {
    const { directory, hasStaffTables, rowState } = await readDirectory();
    if (!directory)
      // An image has no page that says so.
      return isEndpoint
        ? new NextResponse(null, UNAVAILABLE)
        : showInstead(messagePath(unavailableReason(route)), UNAVAILABLE);
    if (needsDesk(route) && !hasStaffTables) {
      const contact = localizePath(pathnameOf({ name: 'contact' }), locale);
      return NextResponse.redirect(urlAt(request, contact, ''), {
        status: 307,
        headers: cacheHeaders('none'),
      });
    }
    const merged = routeAfterMerge(directory.merged, route);
    if (merged) return NextResponse.redirect(new URL(localizedPathOf(merged, locale), request.url), 308);
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

/** Imported only where it is needed: elsewhere it would be half of what a new process loads. */
async function readDirectory() {
  const [{ findDirectory, hasStaffTables }, { rowState }] = await Promise.all([
    import('@/lib/directory/current'),
    import('@/lib/directory/row-state'),
  ]);
  return { directory: await findDirectory(), hasStaffTables: hasStaffTables(), rowState };
}

/** Returns the headers of a page; the answer to a form is nobody's to keep. */
function pageHeaders(route: Route, method: string): HeadersInit {
  // The host that keeps a page goes by what the page itself says.
  if (process.env.KEEPS_PAGES && method !== 'POST' && isKept(route)) return {};
  const caching = method === 'POST' ? 'none' : cachingOf(route);
  const id = requestId();
  // A copy in a shared cache would name somebody else's request.
  const isShared = caching !== 'private' && caching !== 'none';
  const { isSecret } = definitionOf(route);
  return {
    ...cacheHeaders(caching),
    ...(isSecret && SECRET_HEADERS),
    ...(id && !isShared && { 'Server-Timing': `request;desc="${id}"` }),
  };
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
  const invalid =
    refusalOfTarget(request) ??
    refusalOfRead(request) ??
    (isPreview() ? refusalInPreview(request) : undefined);
  if (invalid) return invalid;
  const route: Route | undefined = 'route' in match ? match.route : undefined;
  const { methods, hasForm } = route ? definitionOf(route) : {};
  if (methods) return refusalOfMethod(request, methods);
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

export const config = {
  /** Node.js shares the directory in the memory of the process with the pages. */
  runtime: 'nodejs',
  /** All but Next.js's own files and those in `public`, for which a serverless host would start it. */
  matcher:
    '/((?!_next/|_vercel/|images/|fonts/|ooh/|map/|\\.well-known/security\\.txt$|[^/]+\\.(?:ico|png|svg|txt|js)$).*)',
};
