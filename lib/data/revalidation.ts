import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { CACHE_TAGS, type CacheTag } from './cache';

/** What is cached of a table; changes of other tables concern everything. */
const TAGS_OF_TABLES: Record<string, CacheTag> = {
  car_wash_locations: 'providers',
  provider_menu_items: 'providers',
  areas: 'providers',
  kinds: 'providers',
  faqs: 'faqs',
  blog_posts: 'posts',
  pages: 'pages',
};

/** Milliseconds between two revalidations. */
const INTERVAL = 2_000;

let latest = -INTERVAL;
/** The tags that a waiting call revalidates. */
let waiting: Set<CacheTag> | undefined;

/** Returns the tags of what is cached of a table. */
export function tagsOfTable(table: unknown): readonly CacheTag[] {
  const tag = typeof table === 'string' && Object.hasOwn(TAGS_OF_TABLES, table) && TAGS_OF_TABLES[table];
  return tag ? [tag] : CACHE_TAGS;
}

/**
 * Returns the tags that the caller is to revalidate now. Of many calls in a row, the first one returns at once, the second after
 * INTERVAL with the tags of all that came in the meantime, and those return nothing: every revalidation makes all pages render
 * again.
 */
export async function collectTags(tags: readonly CacheTag[]): Promise<readonly CacheTag[]> {
  if (waiting) {
    for (const tag of tags) waiting.add(tag);
    return [];
  }
  const wait = latest + INTERVAL - performance.now();
  if (wait > 0) {
    waiting = new Set(tags);
    await delay(wait);
    tags = [...waiting];
    waiting = undefined;
  }
  latest = performance.now();
  return tags;
}
