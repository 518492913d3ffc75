import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';

interface Answer {
  total: number;
  page: number;
  pages: number;
  next: string | null;
  providers: { id: number; url: string; emirates: string[]; washTypes: string[]; rating: number | null }[];
}

test('the whole directory can be had by following next', async ({ request }) => {
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

test('its filters are those of the pages, and what means nothing is ignored', async ({ request }) => {
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

test('its providers lead to their pages', async ({ request }) => {
  const { providers } = (await (await request.get('/api/providers.json')).json()) as Answer;
  expect((await request.get(new URL(providers[0]!.url).pathname)).status()).toBe(200);
});
