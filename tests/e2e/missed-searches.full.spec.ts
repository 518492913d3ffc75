import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';

/** Words that match no provider. */
const someWords = () =>
  `qx${crypto.randomUUID().replace(/[^a-f]/g, '')}${Array.from({ length: 12 }, () => 'jkvwxz'[Math.floor(Math.random() * 6)]).join('')}`;

const timesOf = async (words: string) =>
  (await readRows<{ times: number }>(`missed_searches?select=times&search=eq.${words}`))[0]?.times ?? 0;

test('a search without results is counted once, with digits removed', async ({ request }) => {
  const words = someWords();
  const search = (more = '') => request.get(`/services?q=${words.toUpperCase()}+0515258257${more}`);
  expect((await search()).status()).toBe(200);
  await expect.poll(() => timesOf(words)).toBe(1);
  // The visitor's car narrows nothing.
  await request.get(`/ar/services?q=${words}&car=suv`);
  await expect.poll(() => timesOf(words)).toBe(2);
});

test('crawlers, scripts, prefetches and searches with filters are not counted', async ({ request }) => {
  const words = someWords();
  const answers = await Promise.all([
    request.get(`/services?q=${words}`, {
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    }),
    request.get(`/services?q=${words}`, { headers: { 'Sec-Purpose': 'prefetch' } }),
    request.get(`/services?q=${words}&emirate=dubai`),
    request.get(`/services?q=${words}&page=2`),
    request.get(`/api/providers.json?q=${words}`),
    request.get(`/api/provider-count?q=${words}`),
    request.get('/services?q=detailing'),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
  const last = someWords();
  await request.get(`/services?q=${last}`);
  await expect.poll(() => timesOf(last)).toBe(1);
  expect(await timesOf(words)).toBe(0);
  expect(await timesOf('detailing')).toBe(0);
});
