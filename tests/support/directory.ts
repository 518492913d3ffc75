import type { Database } from '@/lib/data/database.types';
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

/** The orders of the database: of /services and districts, and of every other list. */
const HIGHEST_RATED = 'rating.desc.nullslast,review_count.desc.nullslast,id';
export const BEST_FIRST = 'score.desc.nullslast,review_count.desc.nullslast,id';
const reading = new Map<string, Promise<Row[]>>();

/** Returns the providers of the directory, highest rated first or in another order of the database. */
export function providers(order = HIGHEST_RATED): Promise<Row[]> {
  const query = `car_wash_locations?is_listed=is.true&order=${order}&limit=1000`;
  if (!reading.has(order)) reading.set(order, readRows<Row>(query));
  return reading.get(order)!;
}

/** Returns the ids of the providers that match, highest rated first or in another order of the database. */
export async function idsWhere(matches: (row: Row) => unknown, order?: string): Promise<number[]> {
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
