import { findProviders } from '@/lib/data/providers';
import { parseFilter } from '@/lib/domain/filter';
import { listPageCount } from '@/lib/domain/paging';
import type { ProviderList } from '@/lib/domain/provider-list';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';
import { toProviderJson } from './provider-json';

const FROM_ANYWHERE = { 'Access-Control-Allow-Origin': '*' };

/** For how long an answer about this very moment is true. */
const BRIEFLY = 'public, max-age=60';
const LONG = `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400`;

/**
 * The directory for those who build on it: the filters of /services, 24 providers a page, public fields only. Fields that
 * are not known are null. /api/openapi.json describes it.
 */
export async function GET(request: Request): Promise<Response> {
  const filter = { ...parseFilter(new URL(request.url).searchParams), view: 'grid' as const };
  const read = await findProviders(filter);
  if (!read.ok) {
    const headers = { ...FROM_ANYWHERE, 'Cache-Control': 'no-store', 'Retry-After': '5' };
    return Response.json({ error: 'unavailable' }, { status: 503, headers });
  }
  const { total, isCapped, page, providers } = read.value;
  const pages = listPageCount(total);
  const next =
    page < pages
      ? urlOf({ page: 'providersJson', filter: { ...filter, page: page + 1 } }, DEFAULT_LOCALE)
      : null;
  return Response.json(
    { total, isCapped, page, pages, next, providers: providers.map(toProviderJson) },
    {
      headers: {
        ...FROM_ANYWHERE,
        'Cache-Control': filter.open === 'now' || isReadAsOpenNow(read.value) ? BRIEFLY : LONG,
      },
    },
  );
}

/** Whether the words of a search are what asks for those that are open now. */
function isReadAsOpenNow({ isUnderstood, understood }: ProviderList): boolean {
  return isUnderstood && understood?.narrowing.open === 'now';
}
