import { expect, type Page, test } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';
import { headingOf, textOf } from '../support/html';
import { address, LOCALES, TESTED_LOCALES, textsOf } from '../support/site';

/** Missing pages by the key of their texts; tests/lib/routing has all rules. */
const MISSING = {
  page: ['/nowhere', '/emirates', '/api/services/x'],
  emirate: ['/emirates/atlantis'],
  'wash-type': ['/wash-type/unknown', '/wash-type/unknown/emirates'],
  district: ['/district/atlantis'],
  area: ['/areas/atlantis'],
  combination: ['/wash-type/unknown/emirates/dubai', '/wash-type/steam-cleaning/atlantis'],
  // Row 80 has no name and is never shown.
  service: [
    '/service/0',
    '/service/80',
    '/service/999999',
    '/service/2147483648',
    '/service/1%00',
    "/service/1'",
  ],
  post: ['/blog/no-such-post'],
};

for (const [key, paths] of Object.entries(MISSING)) {
  test(`a missing ${key} has status 404 and its own text in the HTML, cached for minutes only`, async ({
    request,
  }) => {
    for (const path of paths)
      for (const locale of LOCALES) {
        const response = await request.get(address(path, locale), { maxRedirects: 0 });
        const html = await response.text();
        const t = textsOf(locale);
        expect.soft(response.status(), path).toBe(404);
        expect.soft(headingOf(html), path).toBe(t(`notFound.${key}.title`));
        for (const text of [t(`notFound.${key}.text`), t('site.backToHome')])
          expect.soft(textOf(html), path).toContain(text);
        expect.soft(html, path).toContain('name="robots" content="noindex, follow"');
        expect.soft(html, path).toContain(`<html lang="${locale}"`);
        expect.soft(html, path).toContain(`property="og:title" content="${t(`notFound.${key}.title`)}"`);
        const seconds = Number(/s-maxage=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1] ?? 0);
        expect.soft(seconds, path).toBeLessThanOrEqual(REVALIDATE_SECONDS);
      }
  });
}

test('missing files and malformed URLs are refused', async ({ request }) => {
  for (const path of [
    '/images/none.png',
    '/api/nothing',
    '/_next/static/none.js',
    '/ar/sitemap.xml',
    '/%E0%A4%A',
  ])
    expect([400, 404], path).toContain((await request.get(path, { maxRedirects: 0 })).status());
});

const fieldOn = (page: Page) => page.getByRole('main').getByRole('searchbox');

for (const locale of TESTED_LOCALES) {
  test(`a missing page prefills the search with the words of its URL (${locale})`, async ({ page }) => {
    await page.goto(address('/steam-wash-dubai', locale));
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
    const search = textsOf(locale)('filter.search');
    await page.getByRole('main').getByRole('button', { name: search }).click();
    await expect(page).toHaveURL(`${address('/services', locale)}?q=steam+wash+dubai`);
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
  });
}

test('every kind of missing page offers the search, with hostile URLs as text @full', async ({ page }) => {
  for (const [path, words] of [
    ['/wash-type/steam-cleaning/emirates/atlantis', 'steam cleaning atlantis'],
    ['/service/999999', ''],
    ['/ar/%D8%BA%D8%B3%D9%8A%D9%84-%D8%AF%D8%A8%D9%8A', 'غسيل دبي'],
    ['/images/no-such.png', 'images no such'],
    [`/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E${'x'.repeat(300)}`, /^img src x onerror alert 1x{0,75}$/],
  ] as const) {
    await page.goto(path);
    await expect(fieldOn(page), path).toHaveValue(words);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page offers a working empty search', async ({ page }) => {
    await page.goto('/ar/steam-wash-dubai');
    await expect(fieldOn(page)).toHaveValue('');
    await fieldOn(page).fill('steam');
    await fieldOn(page).press('Enter');
    await expect(page).toHaveURL('/ar/services?q=steam');
  });
});
