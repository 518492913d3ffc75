import { expect, type Page, test } from '@playwright/test';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { headingOf, textOf } from '../support/html';
import { address, LOCALES, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

/** Missing pages by the key of their texts; tests/lib/routing has all rules. */
const MISSING = {
  page: ['/nowhere', '/emirates', '/api/services/x'],
  emirate: ['/emirates/atlantis'],
  'wash-type': ['/wash-type/unknown', '/wash-type/unknown/emirates'],
  district: ['/district/atlantis'],
  area: ['/areas/atlantis'],
  combination: ['/wash-type/unknown/emirates/dubai', '/wash-type/steam-cleaning/atlantis'],
  // Row 80 has no name and is never shown.
  service: ['/service/0', '/service/80', '/service/999999', '/service/2147483648', "/service/1'"],
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
        expect.soft(seconds, path).toBeLessThanOrEqual(SHARED_SECONDS.page);
      }
  });
}

const fieldOn = (page: Page) => page.getByRole('main').getByRole('searchbox');

for (const locale of TESTED_LOCALES) {
  test(`a missing page prefills the search with the words of its URL (${locale}) @full`, async ({ page }) => {
    await page.goto(address('/steam-wash-dubai', locale));
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
    const search = textsOf(locale)('filter.search');
    await page.getByRole('main').getByRole('button', { name: search }).click();
    await expect(page).toHaveURL(`${address('/services', locale)}?q=steam+wash+dubai`);
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
  });
}

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
