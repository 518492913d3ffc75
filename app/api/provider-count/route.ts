import { NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { readProviders } from '@/lib/data/providers';
import { NO_FILTER, parseFilter } from '@/lib/domain/filter';
import { filtersOf } from '@/lib/domain/filters';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';

/** Returns the label of the filter button, with the number of services that match. */
export async function GET(request: Request): Promise<NextResponse> {
  const query = new URL(request.url).searchParams;
  const read = await readProviders({ ...NO_FILTER, ...filtersOf(parseFilter(query)) });
  if (!read.ok) return NextResponse.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  const t = await getTranslations({ locale: localeOf(query.get('locale')), namespace: 'filter' });
  return NextResponse.json(
    { label: t('applyCount', { count: read.value.total }) },
    { headers: { 'Cache-Control': `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}` } },
  );
}
