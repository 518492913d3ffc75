import { readNewestPosts } from '@/lib/data/posts';
import { type ListedId, readLastProviderId, readListedIds } from '@/lib/data/provider-ids';
import { readCountedAreas, readStats } from '@/lib/data/stats';
import { pageCount } from '@/lib/domain/paging';
import { parseTimestamp, POSTS_ON_PAGE } from '@/lib/domain/post';
import { unavailable, xmlHeaders } from '@/lib/http/cache-control';
import type { Route } from '@/lib/routing/route';
import {
  indexableAreas,
  indexableRoutes,
  PROVIDERS_PER_PART,
  urlEntries,
  URLSET_END,
  URLSET_START,
} from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

const MAX_POSTS = 1_000;

/** Returns one part of the sitemap: `pages.xml`, `areas.xml`, `posts.xml` or `providers-N.xml`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const { part } = await params;
  if (part === 'pages.xml') return pages();
  if (part === 'areas.xml') return areas();
  if (part === 'posts.xml') return posts();
  const number = /^providers-(\d{1,5})\.xml$/.exec(part)?.[1];
  return number === undefined ? new Response(null, { status: 404 }) : providers(Number(number));
}

async function pages(): Promise<Response> {
  const stats = await readStats();
  return stats.ok ? urlset(indexableRoutes(stats.value)) : unavailable();
}

async function areas(): Promise<Response> {
  const read = await readCountedAreas();
  return read.ok ? urlset(indexableAreas(read.value)) : unavailable();
}

async function posts(): Promise<Response> {
  const read = await readNewestPosts(MAX_POSTS);
  if (!read.ok) return unavailable();
  const laterPages = Array.from(
    { length: pageCount(read.value.length, POSTS_ON_PAGE) - 1 },
    (_, index): Route => ({ name: 'blog', filter: { page: index + 2 } }),
  );
  return urlset([...laterPages, ...read.value.map(({ slug }): Route => ({ name: 'post', slug }))]);
}

/**
 * Returns a part with providers. All ids are read first, so that a part is either complete or 503. The XML is streamed a
 * thousand providers at a time, because a whole part would take five megabytes of memory.
 */
async function providers(number: number): Promise<Response> {
  const last = await readLastProviderId();
  if (!last.ok) return unavailable();
  const from = number * PROVIDERS_PER_PART + 1;
  if (from > last.value) return new Response(null, { status: 404 });
  const read = await readListedIds(from, from + PROVIDERS_PER_PART - 1);
  if (!read.ok) return unavailable();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URLSET_START)),
    pull: (controller) => {
      const batch = read.value.shift();
      controller.enqueue(encoder.encode(batch ? batch.map(entriesOf).join('') : URLSET_END));
      if (!batch) controller.close();
    },
  });
  return new Response(body, { headers: xmlHeaders() });
}

function entriesOf({ id, updatedAt }: ListedId): string {
  return urlEntries({ name: 'provider', id }, parseTimestamp(updatedAt));
}

function urlset(routes: Route[]): Response {
  const entries = routes.map((route) => urlEntries(route)).join('');
  return new Response(URLSET_START + entries + URLSET_END, { headers: xmlHeaders() });
}
