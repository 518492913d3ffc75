import { answerFrom } from '@/lib/directory/answer-from';
import type { Directory } from '@/lib/directory/directory';
import { lastProviderId, type ListedId, listedIds } from '@/lib/directory/listed-ids';
import { oncePerDirectory } from '@/lib/directory/once-per-directory';
import { shownPosts } from '@/lib/directory/posts';
import { countedAreas, directoryStats } from '@/lib/directory/stats';
import { pageCount } from '@/lib/domain/paging';
import { POSTS_ON_PAGE } from '@/lib/domain/post';
import { environment } from '@/lib/env';
import { cacheHeaders, xmlHeaders } from '@/lib/http/cache-control';
import { entityTag } from '@/lib/http/entity-tag';
import type { Route } from '@/lib/routing/route';
import { lastChange } from '@/lib/seo/last-change';
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
  request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  if (environment().hidden) return new Response(null, { status: 404, headers: cacheHeaders('none') });
  const { part } = await params;
  return answerFrom(request, (directory) => {
    if (part === 'pages.xml') return urlset(directory, indexableRoutes(directoryStats(directory)));
    if (part === 'areas.xml') return urlset(directory, indexableAreas(countedAreas(directory)));
    if (part === 'posts.xml') return urlset(directory, postRoutes(directory));
    const number = /^providers-(\d{1,5})\.xml$/.exec(part)?.[1];
    return (number && providers(directory, Number(number))) || new Response(null, { status: 404 });
  });
}

function postRoutes(directory: Directory): Route[] {
  const posts = shownPosts(directory).slice(0, MAX_POSTS);
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
  const tags = tagsOfParts(directory);
  const tag = tags.get(number) ?? entityTag(partOf(ids));
  tags.set(number, tag);
  const encoder = new TextEncoder();
  const texts = partOf(ids);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const { value, done } = texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { ...xmlHeaders(), ETag: tag } });
}

/** The entity tags of parts that were written: finding one takes as long as writing the part. */
const tagsOfParts = oncePerDirectory(() => new Map<number, string>());

/** Writes a part, some of its providers at a time. */
function* partOf(ids: readonly ListedId[]): Generator<string, undefined> {
  yield URLSET_START;
  for (let place = 0; place < ids.length; place += BATCH)
    yield ids
      .slice(place, place + BATCH)
      .map(({ id, changed }) => urlEntries({ name: 'provider', id }, changed))
      .join('');
  yield URLSET_END;
}

function urlset(directory: Directory, routes: Route[]): Response {
  const entries = routes.map((route) => urlEntries(route, lastChange(directory, route))).join('');
  return new Response(URLSET_START + entries + URLSET_END, { headers: xmlHeaders() });
}
