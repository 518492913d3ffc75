import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';

interface Answer {
  total: number;
  page: number;
  pages: number;
  next: string | null;
  providers: Provider[];
}

interface Provider {
  id: number;
  url: string;
  emirates: string[];
  area: { slug: string; name: { en: string; ar: string } } | null;
  washTypes: string[];
  kinds: string[];
  phoneE164: string | null;
  rating: number | null;
  priceFrom: number | null;
  priceTo: number | null;
  openTimes: [number, number][] | null;
  verified: boolean;
  eco: boolean;
}

/** Friday 21:30, in minutes since Monday 00:00. */
const FRIDAY_EVENING = 4 * 1440 + 21 * 60 + 30;

interface Row {
  area: string | null;
  price_from: number | null;
  is_verified: boolean;
  is_eco: boolean;
  /** A multirange such as "{[480,1320),[1920,2760)}". */
  open_minutes: string | null;
}

const isOpen = (spans: Iterable<readonly [from: number, to: number]>) =>
  [...spans].some(([from, to]) => from <= FRIDAY_EVENING && FRIDAY_EVENING < to);
const spansOf = ({ open_minutes }: Row) =>
  [...(open_minutes ?? '').matchAll(/\[(\d+),(\d+)\)/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
const isCheap = (price: number | null) => price !== null && price <= 50;

/** Filters that only the API and /services have: the condition on a response and on a database row. */
const FILTERS: [query: string, is: (provider: Provider) => boolean, isWanted: (row: Row) => boolean][] = [
  ['area=al-quoz', ({ area }) => area?.name.en === 'Al Quoz', ({ area }) => area === 'al-quoz'],
  ['max=50', ({ priceFrom }) => isCheap(priceFrom), ({ price_from }) => isCheap(price_from)],
  ['verified=1', ({ verified }) => verified, ({ is_verified }) => is_verified],
  ['eco=1', ({ eco }) => eco, ({ is_eco }) => is_eco],
  ['open=fri-2130', ({ openTimes }) => isOpen(openTimes!), (row) => isOpen(spansOf(row))],
];

test('following `next` yields every provider exactly once', async ({ request }) => {
  const ids: number[] = [];
  let address: string | null = '/api/providers.json';
  for (let page = 1; address; page += 1) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    const answer = (await response.json()) as Answer;
    expect(answer.page).toBe(page);
    ids.push(...answer.providers.map(({ id }) => id));
    address = answer.next && new URL(answer.next).pathname + new URL(answer.next).search;
  }
  const named = await readRows<{ id: number }>('car_wash_locations?select=id&is_listed=is.true');
  expect(ids.sort()).toEqual(named.map(({ id }) => id).sort());
});

test('filters work as on the pages, and invalid values are ignored', async ({ request }) => {
  const get = async (query: string) =>
    (await (await request.get(`/api/providers.json?${query}`)).json()) as Answer;
  const { providers } = await get('emirate=sharjah&washType=steam-cleaning&rating=4');
  expect(providers.length).toBeGreaterThan(0);
  for (const { emirates, washTypes, rating } of providers) {
    expect(emirates).toContain('sharjah');
    expect(washTypes).toContain('steam-cleaning');
    expect(rating).toBeGreaterThanOrEqual(4);
  }
  expect((await get('rating=abc&sort=shoe&page=-3')).total).toBe((await get('')).total);
});

test('provider URLs lead to existing pages', async ({ request }) => {
  const { providers } = (await (await request.get('/api/providers.json')).json()) as Answer;
  expect((await request.get(new URL(providers[0]!.url).pathname)).status()).toBe(200);
});

for (const [query, is, isWanted] of FILTERS) {
  test(`?${query} returns exactly the matching providers`, async ({ request }) => {
    const rows = await readRows<Row>(
      'car_wash_locations?select=area,price_from,is_verified,is_eco,open_minutes&is_listed=is.true&limit=1000',
    );
    const wanted = rows.filter(isWanted);
    const { total, providers } = (await (await request.get(`/api/providers.json?${query}`)).json()) as Answer;
    expect(wanted.length).toBeGreaterThan(0);
    expect(total).toBe(wanted.length);
    expect(providers.filter((provider) => !is(provider))).toEqual([]);
  });
}

test('provider facts match the database', async ({ request }) => {
  const { providers } = (await (await request.get('/api/providers.json?sort=reviews')).json()) as Answer;
  const rows = await readRows<Record<string, unknown>>(
    `car_wash_locations?select=id,area,kinds,phone_e164,price_from,price_to&id=in.(${providers.map(({ id }) => id).join()})`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, area, kinds, phoneE164, priceFrom, priceTo } of providers)
    expect({
      ...{ id, area: area?.slug ?? null, kinds, phone_e164: phoneE164 },
      ...{ price_from: priceFrom, price_to: priceTo },
    }).toEqual(byId.get(id));
});

test('"open now" responses are cached for a minute at most, others longer', async ({ request }) => {
  const cachingOf = async (query: string) =>
    (await request.get(`/api/providers.json?${query}`)).headers()['cache-control'];
  for (const query of ['open=now', 'open=now&emirate=dubai', 'q=open+now+in+al+quoz'])
    expect(await cachingOf(query), query).toBe('public, max-age=60');
  for (const query of ['', 'open=fri-2130', 'q=steam'])
    expect(await cachingOf(query), query).toContain('stale-while-revalidate');
});
