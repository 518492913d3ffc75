import { readLastProviderId } from '@/lib/data/provider-ids';
import { unavailable, xmlHeaders } from '@/lib/http/cache-control';
import { sitemapIndex } from '@/lib/seo/sitemap';

/** Returns the sitemap index; its parts are in `sitemap/`. */
export async function GET(): Promise<Response> {
  const last = await readLastProviderId();
  return last.ok ? new Response(sitemapIndex(last.value), { headers: xmlHeaders() }) : unavailable();
}

export const dynamic = 'force-dynamic';
