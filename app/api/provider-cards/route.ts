import { cardsOf } from '@/components/cards/cards-of';
import { findProvidersByIds } from '@/lib/data/providers';
import { MOST_CARDS } from '@/lib/domain/kept-provider';
import { parseProviderIds } from '@/lib/domain/provider-id';
import { UNCACHED_LIST_HEADERS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';

/** The cards of some providers, without those that are not in the directory (product rule 2.20). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = localeOf(query.get('locale'));
  const ids = parseProviderIds(query.get('ids') ?? '', MOST_CARDS);
  const read = ids.length > 0 ? await findProvidersByIds(ids) : { ok: true as const, value: [] };
  if (!read.ok) return Response.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  return Response.json(await cardsOf(read.value, locale), { headers: UNCACHED_LIST_HEADERS });
}
