import { answerFrom } from '@/lib/directory/answer-from';
import type { Directory } from '@/lib/directory/directory';
import { lastProviderId, type ListedId, listedIds } from '@/lib/directory/listed-ids';
import { countedAreas, directoryStats } from '@/lib/directory/stats';
import { pageCount } from '@/lib/domain/paging';
import { parseTimestamp, POSTS_ON_PAGE } from '@/lib/domain/post';
import { environment } from '@/lib/env';
import { cacheHeaders, xmlHeaders } from '@/lib/http/cache-control';
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
/** Providers of a part that are written at a time: a whole part would take five megabytes of memory. */
const BATCH = 1_000;

/** Returns one part of the sitemap: `pages.xml`, `areas.xml`, `posts.xml` or `providers-N.xml`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  if (environment().hidden) return new Response(null, { status: 404, headers: cacheHeaders('none') });
  const { part } = await params;
  return answerFrom((directory) => {
    if (part === 'pages.xml') return urlset(indexableRoutes(directoryStats(directory)));
    if (part === 'areas.xml') return urlset(indexableAreas(countedAreas(directory)));
    if (part === 'posts.xml') return urlset(postRoutes(directory));
    const number = /^providers-(\d{1,5})\.xml$/.exec(part)?.[1];
    return (number && providers(directory, Number(number))) || new Response(null, { status: 404 });
  });
}

function postRoutes(directory: Directory): Route[] {
  const posts = directory.posts.slice(0, MAX_POSTS);
  const laterPages = Array.from(
    { length: pageCount(posts.length, POSTS_ON_PAGE) - 1 },
    (_, index): Route => ({ name: 'blog', filter: { page: index + 2 } }),
  );
  return [...laterPages, ...posts.map(({ slug }): Route => ({ name: 'post', slug }))];
}

/** Returns a part with providers, streamed; undefined if it has none. */
function providers(directory: Directory, number: number): Response | undefined {
  const from = number * PROVIDERS_PER_PART + 1;
  if (from > lastProviderId(directory)) return undefined;
  const ids = listedIds(directory, from, from + PROVIDERS_PER_PART - 1);
  const encoder = new TextEncoder();
  let place = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URLSET_START)),
    pull: (controller) => {
      const batch = ids.slice(place, (place += BATCH));
      controller.enqueue(encoder.encode(batch.map(entriesOf).join('') || URLSET_END));
      if (batch.length === 0) controller.close();
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
