import { dropPositionOutsideEmirates } from '@/lib/data/position';
import { readProviders } from '@/lib/data/providers';
import { isPersonal, parseFilter, type ProviderFilter } from '@/lib/domain/filter';
import { listPageCount } from '@/lib/domain/paging';
import type { ProviderList } from '@/lib/domain/provider-list';
import { NO_STORE, REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';
import { type ProviderListJson, toAlternativeJson, toProviderJson } from './provider-json';

const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' };

/** Headers of responses that depend on the current time. */
const SHORT_CACHE = 'public, max-age=60';
const LONG_CACHE = `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400`;

/** Public JSON API: the filters of /services, 24 providers per page, described by /api/openapi.json. */
export async function GET(request: Request): Promise<Response> {
  const requested = parseFilter(new URL(request.url).searchParams);
  const filter = await dropPositionOutsideEmirates({ ...requested, view: 'grid' });
  const read = await readProviders(filter);
  if (!read.ok) {
    const headers = { ...ANY_ORIGIN, 'Cache-Control': 'no-store', 'Retry-After': '5' };
    return Response.json({ error: 'unavailable' }, { status: 503, headers });
  }
  const { total, page, providers, alternatives } = read.value;
  const pages = listPageCount(total);
  const next =
    page < pages
      ? urlOf({ name: 'providersJson', filter: { ...filter, page: page + 1 } }, DEFAULT_LOCALE)
      : null;
  const list: ProviderListJson = {
    total,
    page,
    pages,
    next,
    providers: providers.map(toProviderJson),
    alternatives: alternatives.map((alternative) => toAlternativeJson(alternative, filter.near)),
  };
  return Response.json(list, { headers: { ...ANY_ORIGIN, ...cacheHeadersOf(requested, read.value) } });
}

function cacheHeadersOf(filter: ProviderFilter, list: ProviderList): Record<string, string> {
  if (isPersonal(filter)) return NO_STORE;
  return { 'Cache-Control': filter.open === 'now' || isParsedAsOpenNow(list) ? SHORT_CACHE : LONG_CACHE };
}

/** Whether the search text means "open now". */
function isParsedAsOpenNow({ parsedQuery }: ProviderList): boolean {
  return parsedQuery?.filters.open === 'now';
}
