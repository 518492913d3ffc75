import { answerFrom } from '@/lib/directory/answer-from';
import { lastProviderId } from '@/lib/directory/listed-ids';
import { environment } from '@/lib/env';
import { cacheHeaders, xmlHeaders } from '@/lib/http/cache-control';
import { sitemapIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** Returns the sitemap index, whose parts are in `sitemap/`; there is none while the site is hidden (product rule 10.5). */
export async function GET(request: Request): Promise<Response> {
  if (environment().hidden) return new Response(null, { status: 404, headers: cacheHeaders('none') });
  return answerFrom(
    request,
    (directory) => new Response(sitemapIndex(lastProviderId(directory)), { headers: xmlHeaders() }),
  );
}
