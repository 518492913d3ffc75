import { toCardProvider } from '@/components/cards/card-provider';
import { findProvidersByIds } from '@/lib/data/providers';
import { parseProviderIds } from '@/lib/domain/provider-id';
import { MAX_CARDS } from '@/lib/domain/saved-provider';
import { UNCACHED_LIST_HEADERS } from '@/lib/http/cache-control';

/** Returns providers by id, skipping those no longer in the directory (product rule 2.20). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ids = parseProviderIds(query.get('ids') ?? '', MAX_CARDS);
  const read = ids.length > 0 ? await findProvidersByIds(ids) : { ok: true as const, value: [] };
  if (!read.ok) return Response.json({}, { status: 503, headers: { 'Retry-After': '5' } });
  return Response.json({ providers: read.value.map(toCardProvider) }, { headers: UNCACHED_LIST_HEADERS });
}
