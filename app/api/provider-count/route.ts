import { getTranslations } from 'next-intl/server';
import { NextResponse } from 'next/server';
import { findProviders } from '@/lib/data/providers';
import { EVERYTHING, parseFilter } from '@/lib/domain/filter';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** The label of the filter button: how many services a filter would show. */
export async function GET(request: Request): Promise<NextResponse> {
  const query = new URL(request.url).searchParams;
  const asked = query.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  const { emirate, washType, rating, mode, search } = parseFilter(query);
  const read = await findProviders({ ...EVERYTHING, emirate, washType, rating, mode, search });
  if (!read.ok) return NextResponse.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  const t = await getTranslations({ locale, namespace: 'filter' });
  return NextResponse.json(
    { label: t('applyCount', { count: read.value.total }) },
    { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=300' } },
  );
}
