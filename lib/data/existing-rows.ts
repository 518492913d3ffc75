import { REVALIDATE_SECONDS } from '../http/cache-control';
import type { RowReference } from '../routing/table/route-definition';

/** Milliseconds; with the timeout of the page's own reads it stays below the three seconds that a visitor may wait. */
const TIMEOUT = 1_200;
const MAX_REMEMBERED = 50_000;
/** URLs that are let through unchecked during an outage: each may leave a file behind. */
const MAX_UNCHECKED = 300;

/** How the row of a page is asked for. */
const QUERIES = {
  provider: (id: string) => ['car_wash_locations', { id: `eq.${id}`, is_listed: 'eq.true' }] as const,
  post: (slug: string) => ['blog_posts', { slug: `eq.${slug}`, is_published: 'is.true' }] as const,
  area: (slug: string) => ['areas', { slug: `eq.${slug}` }] as const,
};

/** Rows that were found, with the moment when (milliseconds). */
const found = new Map<string, number>();
const unchecked = new Set<string>();

/**
 * Whether the database has the row of a page. Asked before the page is rendered, because one that turns out to be missing
 * meanwhile is blank without script and stays behind as a file. While the database does not answer, what this process
 * has seen exists, and so do some URLs more, whose pages an earlier process may have cached; the others are unknown.
 */
export async function findRow(row: RowReference): Promise<'exists' | 'missing' | 'unknown'> {
  const name = `${row.table} ${row.key}`;
  if (Date.now() - (found.get(name) ?? 0) < REVALIDATE_SECONDS * 1000) return 'exists';
  const exists = await askDatabase(row);
  if (exists === undefined) return found.has(name) || mayPassUnchecked(name) ? 'exists' : 'unknown';
  unchecked.clear();
  if (exists) remember(name);
  else found.delete(name);
  return exists ? 'exists' : 'missing';
}

function mayPassUnchecked(name: string): boolean {
  if (unchecked.size < MAX_UNCHECKED) unchecked.add(name);
  return unchecked.has(name);
}

function remember(name: string) {
  if (found.size >= MAX_REMEMBERED) found.clear();
  found.set(name, Date.now());
}

/**
 * Undefined when the database does not tell in time. Written without the Supabase client and without zod: middleware is
 * to stay small, and the environment is checked when the site starts.
 */
async function askDatabase({ table, key }: RowReference): Promise<boolean | undefined> {
  const [name, conditions] = QUERIES[table](key);
  const url = new URL(`/rest/v1/${name}`, process.env.SUPABASE_URL);
  url.search = new URLSearchParams({ select: Object.keys(conditions).join(), ...conditions }).toString();
  try {
    const response = await fetch(url, {
      headers: { apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const rows: unknown = response.ok && (await response.json());
    return Array.isArray(rows) ? rows.length > 0 : undefined;
  } catch {
    return undefined;
  }
}
