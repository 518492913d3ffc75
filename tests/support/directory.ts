import type { Row as StoredRow } from '@/lib/data/directory/rows';
import { toRow } from '@/lib/data/directory/tables';
import { toMenu } from '@/lib/directory/derive-content';
import { comparedPrice, pricesOf } from '@/lib/domain/price-query';
import type { OwnRating } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { allTexts } from '@/lib/domain/search-texts';
import { toProvider } from '@/lib/domain/to-provider';
import { BASE_URL } from './site';
import { VOCABULARY } from './vocabulary';

/** A row of `car_wash_locations`, with what it means. */
export type Row = ProviderRow & ReturnType<typeof factsOf>;

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
    readRows<ProviderRow>('car_wash_locations?order=id&limit=1000', backend),
    readAllRows<StoredRow<'provider_menu_items'>>('provider_menu_items?order=id', backend),
    readRows<StoredRow<'published_ratings'>>('published_ratings?select=*', backend),
  ]);
  return rows.flatMap((row) => {
    const menu = menus.filter(({ provider_id }) => provider_id === row.id);
    const rating = ratings.find(({ provider_id }) => provider_id === row.id);
    const own = rating ? { rating: Number(rating.rating), reviews: rating.total } : null;
    const facts = factsOf(row, menu, own);
    return facts.is_listed ? { ...row, ...facts, reviewed_at: rating?.changed_at ?? null } : [];
  });
}

/** Returns what a row means, named like its columns. */
function factsOf(row: ProviderRow, menu: StoredRow<'provider_menu_items'>[], own: OwnRating | null) {
  const belongings = { menu: toMenu(menu), own, imageHosts: [] };
  const provider = toProvider(toRow('car_wash_locations', row)!, VOCABULARY, belongings);
  const { index, prices } = provider;
  return {
    is_listed: provider.isListed,
    emirates: provider.emirates,
    districts: provider.districts as readonly string[],
    area: provider.area?.slug ?? null,
    wash_types: provider.washTypes as readonly string[],
    wash_type_options: index.washTypeOptions,
    wash_type_text: index.washTypeText,
    service_location_text: index.serviceLocationText,
    search_text: allTexts(index.texts),
    serves_mobile: provider.servesMobile,
    serves_onsite: provider.servesOnsite,
    is_eco: provider.isEco,
    is_verified: provider.isVerified,
    open_times: provider.openTimes,
    phone_e164: provider.phoneE164,
    /** The price for an SUV that lists compare. */
    compared_suv: comparedPrice(pricesOf(provider), 'suv'),
    price_from: provider.priceFrom,
    price_to: provider.priceTo,
    price_small: prices.small,
    price_suv: prices.suv,
    price_large: prices.large,
    own_rating: own && own.rating,
    own_review_count: own?.reviews ?? 0,
    reviewed_at: null as string | null,
    score: provider.score,
  };
}

/** Returns the ids of the providers that match, highest rated first or in another order. */
export async function idsWhere(matches: (row: Row) => unknown, order?: Order): Promise<number[]> {
  return (await providers(order)).filter(matches).map(({ id }) => id);
}

/** Reads the rows of a query in pages: an answer has at most 1,000. */
async function readAllRows<T>(query: string, backend: Backend, offset = 0): Promise<T[]> {
  const page = await readRows<T>(`${query}&limit=1000&offset=${offset}`, backend);
  return page.length < 1000 ? page : [...page, ...(await readAllRows<T>(query, backend, offset + 1000))];
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
