import { lastProviderId } from '@/lib/data/directory-index';
import { sitemapIndex } from '@/lib/sitemap';
import { unavailable, xmlHeaders } from '@/lib/xml-answer';

/** The index of the sitemap; its parts are in `sitemap/`. */
export async function GET(): Promise<Response> {
  const last = await lastProviderId();
  return last.ok ? new Response(sitemapIndex(last.value), { headers: xmlHeaders() }) : unavailable();
}

export const dynamic = 'force-dynamic';
