import { answerAnyOrigin } from '@/lib/directory/answer-from';
import { priceGuide } from '@/lib/directory/price-guide';
import { cacheHeaders } from '@/lib/http/cache-control';
import { toPriceGuideJson } from './price-json';

export const dynamic = 'force-dynamic';

/** Public JSON API: the figures of the price guide (product rule 2.30), described by /api/openapi.json. */
export async function GET(request: Request): Promise<Response> {
  return answerAnyOrigin(request, (directory) =>
    Response.json(toPriceGuideJson(priceGuide(directory)), { headers: cacheHeaders('page') }),
  );
}
