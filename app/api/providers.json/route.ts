import { findProviders } from '@/lib/data/providers';
import { visiblePhone } from '@/lib/domain/contact';
import { parseFilter } from '@/lib/domain/filter';
import { listPageCount } from '@/lib/domain/paging';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';

/**
 * The directory for those who build on it: the filters of /services, 24 providers a page, public fields only. Fields that
 * are not known are null.
 */
export async function GET(request: Request): Promise<Response> {
  const filter = { ...parseFilter(new URL(request.url).searchParams), view: 'grid' as const };
  const read = await findProviders(filter);
  if (!read.ok)
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'Retry-After': '5' } });
  const { total, page, providers } = read.value;
  const pages = listPageCount(total);
  const next =
    page < pages
      ? urlOf({ page: 'providersJson', filter: { ...filter, page: page + 1 } }, DEFAULT_LOCALE)
      : null;
  const body = {
    ...{ total, page, pages, next },
    providers: providers.map((provider) => ({
      id: provider.id,
      url: urlOf({ page: 'provider', id: provider.id }, DEFAULT_LOCALE),
      name: provider.name,
      address: provider.address,
      emirates: provider.emirates,
      washTypes: provider.washTypes,
      phone: visiblePhone(provider),
      rating: provider.rating,
      reviews: provider.reviewCount,
      category: provider.category,
      washType: provider.washType,
      priceRange: provider.priceRange,
      openingHours: provider.openingHours,
      servesMobile: provider.servesMobile,
      servesOnsite: provider.servesOnsite,
      verified: provider.isVerified,
      eco: provider.isEco,
    })),
  };
  return Response.json(body, {
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400`,
    },
  });
}
