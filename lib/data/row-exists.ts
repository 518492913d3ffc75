import { readEnvironment } from '../env';

/** Milliseconds; with the timeout of the page's own reads it stays below the three seconds that a visitor may wait. */
const TIMEOUT = 700;

/** Pages that stand for one row, and how the row of one is asked for. */
const ROWS = {
  provider: (id: string) => ['car_wash_locations', { id: `eq.${id}`, is_listed: 'eq.true' }] as const,
  post: (slug: string) => ['blog_posts', { slug: `eq.${slug}`, is_published: 'is.true' }] as const,
};
export type RowKind = keyof typeof ROWS;

/**
 * Whether the database has the row of a page; undefined when it does not tell in time. Written without the Supabase
 * client: middleware asks before every such page and should stay small.
 */
export async function rowExists(kind: RowKind, key: string): Promise<boolean | undefined> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = readEnvironment();
  const [table, conditions] = ROWS[kind](key);
  const address = new URL(`/rest/v1/${table}`, SUPABASE_URL);
  address.search = new URLSearchParams({ select: 'id', ...conditions }).toString();
  try {
    const response = await fetch(address, {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok ? (await response.json()).length > 0 : undefined;
  } catch {
    return undefined;
  }
}
