import { toCardProvider } from '@/components/cards/card-provider';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { readProvidersByIds } from '@/lib/data/providers';
import { parseCarOrAny } from '@/lib/domain/car';
import { parseProviderIds } from '@/lib/domain/provider';
import { MAX_CARDS } from '@/lib/domain/saved-provider';
import { QUERY_HEADERS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';

/** Returns providers by id, skipping those no longer in the directory (product rule 2.20), with the price for a car if a list compares those. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ids = parseProviderIds(query.get('ids') ?? '', MAX_CARDS);
  const read = ids.length > 0 ? await readProvidersByIds(ids) : { ok: true as const, value: [] };
  const locale = localeOf(query.get('locale'));
  if (!read.ok) return Response.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  const car = parseCarOrAny(query.get('car'));
  const texts = await getProviderTexts(locale);
  const providers = read.value.map((provider) => toCardProvider(provider, texts, locale, { car }));
  return Response.json({ providers }, { headers: QUERY_HEADERS });
}
