import { expect, type Page } from '@playwright/test';
import { readList } from '../support/html';
import { test } from '../support/warm-page';

/** What people write, and the English word that finds the same. */
const SAME: [written: string, word: string][] = [
  ['دبي', 'dubai'],
  ['دبي مارينا', 'dubai marina'],
  ['أبوظبي', 'abu dhabi'],
  ['ابو ظبي', 'abu dhabi'],
  ['أبو ظبي', 'abu dhabi'],
  ['الشارقة', 'sharjah'],
  ['الشارقه', 'sharjah'],
  ['عَجمان', 'ajman'],
  ['الفجيرة', 'fujairah'],
  ['رأس الخيمة', 'ras al khaimah'],
  ['راس الخيمه', 'ras al khaimah'],
  ['أم القيوين', 'umm al quwain'],
  ['الخليج التجاري', 'business bay'],
  ['الكورنيش', 'corniche'],
  ['جزيرة الريم', 'al reem'],
  ['غسيل بخار', 'steam'],
  ['غسيل بالبخار', 'steam'],
  ['متنقل', 'mobile'],
  ['غسيل متنقل', 'mobile'],
  ['بدون ماء', 'waterless'],
  ['صديق للبيئة', 'eco'],
  ['تلميع', 'detail'],
  ['غسيل يدوي', 'hand wash'],
  ['Abudhabi', 'abu dhabi'],
  ['Ras al Khaima', 'ras al khaimah'],
  ['Sharja', 'sharjah'],
  ['Jumeirah Lakes Towers', 'jlt'],
  ['أبراج بحيرات جميرا', 'jlt'],
];

for (const [written, word] of SAME) {
  test(`“${written}” finds what “${word}” finds`, async ({ request }) => {
    const found = await readList(request, `/ar/services?q=${encodeURIComponent(written)}`);
    const expected = await readList(request, `/services?q=${encodeURIComponent(word)}`);
    expect(found.ids.length).toBeGreaterThan(0);
    expect(found.ids).toEqual(expected.ids);
  });
}

for (const search of ['steam sharjah', 'Sharjah steam', 'بخار الشارقة']) {
  test(`“${search}” stands in no listing, so its words are looked for`, async ({ request }) => {
    const found = await readList(request, `/services?q=${encodeURIComponent(search)}`);
    const both = await readList(request, '/services?q=steam&emirate=sharjah');
    expect(found.ids.length).toBeGreaterThan(0);
    expect([...found.ids].sort()).toEqual([...both.ids].sort());
  });
}

for (const [parameters, same] of [
  ['emirate=دبي', 'emirate=dubai'],
  ['emirate=أبوظبي', 'emirate=abu-dhabi'],
  ['emirate=رأس الخيمة', 'emirate=ras-al-khaimah'],
  ['emirate=Abudhabi', 'emirate=abu-dhabi'],
  ['washType=بخار', 'washType=steam-cleaning'],
  ['washType=متنقل&emirate=الشارقة', 'washType=mobile-car-wash&emirate=sharjah'],
] as const) {
  test(`?${parameters} is ?${same}`, async ({ page }) => {
    expect(await shown(page, parameters)).toBe(await shown(page, same));
  });
}

/** How many a filter finds, as the list says it. */
async function shown(page: Page, parameters: string): Promise<string> {
  await page.goto(`/services?${parameters}`);
  return (
    (await page
      .getByText(/^Showing \d+ of \d+ services/)
      .first()
      .textContent()) ?? ''
  );
}
