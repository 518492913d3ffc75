import { expect, type Page } from '@playwright/test';
import { readList } from '../support/html';
import { test } from '../support/warm-page';

/** Arabic searches and their English equivalents; `tests/data/search-questions.ts` has many more. */
const SAME: [written: string, word: string][] = [
  ['دبي', 'dubai'],
  ['ابو ظبي', 'abu dhabi'],
  ['الشارقه', 'sharjah'],
  ['غسيل بخار', 'steam'],
  ['Jumeirah Lakes Towers', 'jlt'],
];

for (const [written, word] of SAME) {
  test(`“${written}” finds the same as “${word}”`, async ({ request }) => {
    const found = await readList(request, `/ar/services?q=${encodeURIComponent(written)}`);
    const expected = await readList(request, `/services?q=${encodeURIComponent(word)}`);
    expect(found.ids.length).toBeGreaterThan(0);
    expect(found.ids).toEqual(expected.ids);
  });
}

for (const search of ['steam sharjah', 'Sharjah steam', 'بخار الشارقة']) {
  test(`“${search}” matches no listing as a phrase and falls back to its words`, async ({ request }) => {
    const found = await readList(request, `/services?q=${encodeURIComponent(search)}`);
    const both = await readList(request, '/services?q=steam&emirate=sharjah');
    expect(found.ids.length).toBeGreaterThan(0);
    expect([...found.ids].sort()).toEqual([...both.ids].sort());
  });
}

for (const [parameters, same] of [
  ['emirate=دبي', 'emirate=dubai'],
  ['emirate=Abudhabi', 'emirate=abu-dhabi'],
  ['washType=متنقل&emirate=الشارقة', 'washType=mobile-car-wash&emirate=sharjah'],
] as const) {
  test(`?${parameters} equals ?${same}`, async ({ page }) => {
    expect(await shown(page, parameters)).toBe(await shown(page, same));
  });
}

/** The result count that the list states. */
async function shown(page: Page, parameters: string): Promise<string> {
  await page.goto(`/services?${parameters}`);
  return (
    (await page
      .getByText(/^Showing \d+ of \d+ services/)
      .first()
      .textContent()) ?? ''
  );
}
