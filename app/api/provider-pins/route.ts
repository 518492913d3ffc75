import { readProviderPins } from '@/lib/data/provider-list';
import { isPersonal, parseFilter } from '@/lib/domain/filter';
import { NO_STORE, QUERY_HEADERS } from '@/lib/http/cache-control';

/** Returns the providers that match the filters of a list as pins of its map (product rule 2.25). */
export async function GET(request: Request): Promise<Response> {
  const filter = parseFilter(new URL(request.url).searchParams);
  const read = await readProviderPins(filter);
  if (!read.ok) return Response.json([], { status: 503, headers: { 'Retry-After': '5' } });
  return Response.json(read.value, { headers: isPersonal(filter) ? NO_STORE : QUERY_HEADERS });
}
