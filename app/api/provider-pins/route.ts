import { readProviderPins } from '@/lib/data/provider-pins';
import { parseFilter } from '@/lib/domain/filter';
import { UNCACHED_LIST_HEADERS } from '@/lib/http/cache-control';

/** Returns the providers that match the filters of a list as pins of its map (product rule 2.25). */
export async function GET(request: Request): Promise<Response> {
  const read = await readProviderPins(parseFilter(new URL(request.url).searchParams));
  if (!read.ok) return Response.json([], { status: 503, headers: { 'Retry-After': '5' } });
  return Response.json(read.value, { headers: UNCACHED_LIST_HEADERS });
}
