import { answerFrom } from '@/lib/directory/answer-from';
import { lastProviderId } from '@/lib/directory/listed-ids';
import { xmlHeaders } from '@/lib/http/cache-control';
import { sitemapIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** Returns the sitemap index; its parts are in `sitemap/`. */
export async function GET(): Promise<Response> {
  return answerFrom(
    (directory) => new Response(sitemapIndex(lastProviderId(directory)), { headers: xmlHeaders() }),
  );
}
