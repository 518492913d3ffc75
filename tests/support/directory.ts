import type { Database } from '@/lib/data/database.types';
import type { MenuItemRow, RatingRow } from '@/lib/data/directory/rows';
import { toMenu } from '@/lib/directory/derive-content';
import { menuCarPrices } from '@/lib/domain/menu';
import { scoreOf } from '@/lib/domain/score';
import { BASE_URL } from './site';

/** A row of `car_wash_locations`: columns entered by staff and those derived by the database. */
export type Row = Database['public']['Tables']['car_wash_locations']['Row'];

/** The backend behind the server under test. */
const BACKEND = {
  url: process.env.SUPABASE_URL!,
  publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY!,
  secretKey: process.env.SUPABASE_SECRET_KEY!,
};
type Backend = Pick<typeof BACKEND, 'url' | 'secretKey'>;

export type Order = (one: Row, other: Row) => number;
const highestFirst = (one: number | null, other: number | null) =>
  Number(other ?? -Infinity) - Number(one ?? -Infinity) || 0;
export const BY_ID: Order = (one, other) => one.id - other.id;
const MOST_REVIEWED: Order = (one, other) =>
  highestFirst(one.review_count, other.review_count) || BY_ID(one, other);
/** The orders of lists: of /services and districts, and of every other list. */
const HIGHEST_RATED: Order = (one, other) =>
  highestFirst(one.rating, other.rating) || MOST_REVIEWED(one, other);
export const BEST_FIRST: Order = (one, other) =>
  highestFirst(one.score, other.score) || MOST_REVIEWED(one, other);

let reading: Promise<Row[]> | undefined;

/** Returns the providers of the directory, highest rated first or in another order. */
export async function providers(order: Order = HIGHEST_RATED): Promise<Row[]> {
  return [...(await (reading ??= readProviders()))].sort(order);
}

/** Returns the rows of providers, with what follows from their menus and from the reviews published here. */
export async function readProviders(backend: Backend = BACKEND): Promise<Row[]> {
  const [rows, menus, ratings] = await Promise.all([
    readRows<Row>('car_wash_locations?is_listed=is.true&order=id&limit=1000', backend),
    readRows<MenuItemRow>('provider_menu_items?select=*', backend),
    readRows<RatingRow>('published_ratings?select=*', backend),
  ]);
  return rows.map((row) => {
    const menu = menus.filter(({ provider_id }) => provider_id === row.id);
    const prices = menuCarPrices(toMenu(menu));
    const rating = ratings.find(({ provider_id }) => provider_id === row.id);
    const own = rating ? { rating: Number(rating.rating), reviews: rating.total } : null;
    return {
      ...row,
      ...(prices && {
        price_small: prices.small,
        price_suv: prices.suv,
        price_large: prices.large,
      }),
      own_rating: own && own.rating,
      own_review_count: own?.reviews ?? 0,
      reviewed_at: rating?.changed_at ?? null,
      score: scoreOf({
        rating: row.rating === null ? null : Number(row.rating),
        reviewCount: row.review_count,
        own,
      }),
    };
  });
}

/** Returns the ids of the providers that match, highest rated first or in another order. */
export async function idsWhere(matches: (row: Row) => unknown, order?: Order): Promise<number[]> {
  return (await providers(order)).filter(matches).map(({ id }) => id);
}

/** Reads rows from the backend with its secret key. */
export function readRows<T>(query: string, backend: Backend = BACKEND): Promise<T[]> {
  return request('GET', query, undefined, backend);
}

/** Writes rows with the secret key, as staff do, and returns them. The server under test shows them at once. */
export async function writeRows<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  query: string,
  values?: object,
  backend: Backend = BACKEND,
): Promise<T[]> {
  const rows = await request<T>(method, query, values, backend);
  if (backend === BACKEND) await lookNow();
  return rows;
}

async function lookNow(): Promise<void> {
  const headers = { Authorization: `Bearer ${process.env.CRON_SECRET}` };
  const { ok, status } = await fetch(`${BASE_URL}/api/look-now`, { method: 'POST', headers });
  if (!ok) throw new Error(`The site responded with ${status} when it was to look at the database.`);
}

async function request<T>(method: string, query: string, values: object | undefined, backend: Backend) {
  const response = await fetch(`${backend.url}/rest/v1/${query}`, {
    method,
    body: values && JSON.stringify(values),
    headers: {
      apikey: backend.secretKey,
      'Content-Type': 'application/json',
      ...(method !== 'GET' && { Prefer: 'return=representation' }),
    },
  });
  if (!response.ok)
    throw new Error(`The backend responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T[];
}
