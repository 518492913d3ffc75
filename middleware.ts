import { type NextRequest, NextResponse } from 'next/server';
import type { Missing } from '@/lib/addresses/resolution';
import { resolveAddress } from '@/lib/addresses/resolve';
import { DEFAULT_LOCALE, type Locale, localizePath, splitLocale } from '@/lib/i18n/locales';
import { mayHavePage } from '@/lib/data/existing-rows';
import { missingPath } from '@/lib/routing/paths';
import { FRESH_SECONDS } from '@/lib/site';

/** Redirects, languages and 404s: everything that is decided before a page is rendered. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const [prefix, path] = splitLocale(pathname);
  const locale = prefix ?? DEFAULT_LOCALE;
  const address = resolveAddress(path, searchParams);
  if (address.kind === 'missing') return showMissing(request, locale, address.what);
  const right = localizePath(address.path, locale);
  if (right !== pathname) return redirect(request, right);
  if (address.kind === 'rendered-at')
    return NextResponse.rewrite(at(request, `/${locale}${address.internal}`, ''));
  if (address.kind === 'row' && !(await mayHavePage(address.row, address.key)))
    return showMissing(request, locale, address.otherwise);
  return NextResponse.next();
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(at(request, path, request.nextUrl.search), 308);
}

function showMissing(request: NextRequest, locale: Locale, what: Missing): NextResponse {
  // What is missing today may be there tomorrow: caches would keep a page that never changes for a year.
  const headers = { 'Cache-Control': `public, max-age=0, s-maxage=${FRESH_SECONDS}` };
  return NextResponse.rewrite(at(request, `/${locale}${missingPath(what)}`, ''), { status: 404, headers });
}

function at(request: NextRequest, path: string, search: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search;
  return url;
}

/**
 * Everything but files and the pages that are known to be right as they are; those cost nothing here. Later pages of a
 * list, which a plain page becomes with `?page=`, are decided here too. Next reads this
 * at build time, so the lists are written out; a test compares them with the lists of lib/domain.
 */
export const config = {
  matcher: [
    '/((?!_next/|_vercel/|api/|images/|fonts/|ooh/|icon\\.svg$|icons\\.svg$|favicon\\.ico$|apple-touch-icon\\.png$|card\\.svg$|robots\\.txt$|llms\\.txt$|manifest\\.webmanifest$|sitemap\\.xml$|sitemap/|(?:ar)?$|(?:ar/)?(?:emirates/(?:dubai|abu-dhabi|sharjah|ajman|fujairah|ras-al-khaimah|umm-al-quwain)|wash-type/(?:mobile-car-wash|steam-cleaning|auto-detailing|waterless-wash|eco-friendly|247-services)(?:/emirates(?:/(?:dubai|abu-dhabi|sharjah|ajman|fujairah|ras-al-khaimah|umm-al-quwain))?)?|district/(?:dubai-marina|downtown-dubai|business-bay|jlt|corniche|al-reem))$).*)',
    {
      source:
        '/((?!_next/|_vercel/|api/|images/|fonts/|ooh/|icon\\.svg$|icons\\.svg$|favicon\\.ico$|apple-touch-icon\\.png$|card\\.svg$|robots\\.txt$|llms\\.txt$|manifest\\.webmanifest$|sitemap\\.xml$|sitemap/).*)',
      has: [{ type: 'query', key: 'page' }],
    },
  ],
};
