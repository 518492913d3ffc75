import { expect, test } from '@playwright/test';
import { JUDGED } from '../fixtures/searches/judged';
import { idsIn, textOf } from '../support/html';
import { address, type Locale, LOCALES } from '../support/site';

// Every judged search is asked of the data layer; here the first and the last of each judgement show that pages and API agree.
const SEARCHES = JUDGED.flatMap(([, searches]) => [...new Set([searches[0]!, searches.at(-1)!])]);
const COUNTS: Record<Locale, RegExp> = {
  en: /Showing ([\d,]+) of/,
  ar: /الخدمات المعروضة: ([\d,]+) من/,
};

test('a page counts and lists what the JSON API does, in both languages', async ({ request }) => {
  test.setTimeout(600_000);
  const bodyOf = async (path: string, isRetry = false): Promise<string> => {
    const response = await request.get(path);
    // A search is answered with 503 after 3 s: a busy machine is not an outage.
    if (response.status() === 503 && !isRetry) return bodyOf(path, true);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const compare = async (search: string) => {
    const query = new URLSearchParams({ q: search });
    const [json, ...pages] = await Promise.all([
      bodyOf(`/api/providers.json?${query}`),
      ...LOCALES.map((locale) => bodyOf(address(`/services?${query}`, locale))),
    ]);
    const answer = JSON.parse(json) as { total: number; providers: { id: number }[] };
    const expected = [answer.total, ...answer.providers.map(({ id }) => id)];
    return LOCALES.map((locale, index) => {
      const page = pages[index]!;
      const shown = Number(COUNTS[locale].exec(textOf(page))?.[1]?.replaceAll(',', ''));
      // Alternatives follow.
      return { search, locale, page: [shown, ...idsIn(page).slice(0, expected.length - 1)], json: expected };
    });
  };
  const compared = [];
  for (const search of SEARCHES) compared.push(...(await compare(search)));
  expect(compared.filter(({ page, json }) => String(page) !== String(json))).toEqual([]);
});
