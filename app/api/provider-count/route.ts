import { NextResponse } from 'next/server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { readProviders } from '@/lib/data/providers';
import { NO_FILTER, parseFilter } from '@/lib/domain/filter';
import { type FilterKey, FILTERS, filtersOf } from '@/lib/domain/filters';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';

/** Returns the label of the filter button, with the number of services that match, and the numbers of the options. */
export async function GET(request: Request): Promise<NextResponse> {
  const query = new URL(request.url).searchParams;
  const read = await readProviders({ ...NO_FILTER, ...filtersOf(parseFilter(query)) });
  if (!read.ok) return NextResponse.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  const locale = localeOf(query.get('locale'));
  const [t, format] = await Promise.all([
    getTranslations({ locale, namespace: 'filter' }),
    getFormatter({ locale }),
  ]);
  const { total, options } = read.value;
  const counts = Object.entries(options ?? {}).map(([key, numbers]) => [
    FILTERS[key as FilterKey].parameter,
    Object.fromEntries(
      Object.entries(numbers)
        .filter(([, count]) => count > 0)
        .map(([option, count]) => [option, format.number(count)]),
    ),
  ]);
  return NextResponse.json(
    { label: t('applyCount', { count: total }), options: Object.fromEntries(counts) },
    { headers: { 'Cache-Control': `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}` } },
  );
}
