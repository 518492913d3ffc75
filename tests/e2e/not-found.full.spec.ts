import { expect, type Page, test } from '@playwright/test';
import { address, LOCALES, TESTED_LOCALES, textsOf } from '../support/site';

const fieldOn = (page: Page) => page.getByRole('main').getByRole('searchbox');

for (const locale of TESTED_LOCALES) {
  test(`a missing page in ${locale} prefills the search with the words of its URL`, async ({ page }) => {
    await page.goto(address('/steam-wash-dubai', locale));
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
    await page
      .getByRole('main')
      .getByRole('button', { name: textsOf(locale)('filter.search') })
      .click();
    await expect(page).toHaveURL(`${address('/services', locale)}?q=steam+wash+dubai`);
    await expect(fieldOn(page)).toHaveValue('steam wash dubai');
  });
}

test('every kind of missing page offers the search', async ({ page }) => {
  for (const [path, words] of [
    ['/emirates/atlantis', 'atlantis'],
    ['/wash-type/steam-cleaning/emirates/atlantis', 'steam cleaning atlantis'],
    ['/district/palm-jumeirah', 'palm jumeirah'],
    ['/areas/al-atlantis', 'al atlantis'],
    ['/blog/no-such-post', 'no such post'],
    ['/service/999999', ''],
    ['/ar/%D8%BA%D8%B3%D9%8A%D9%84-%D8%AF%D8%A8%D9%8A', 'غسيل دبي'],
    ['/images/no-such.png', 'images no such'],
  ] as const) {
    await page.goto(path);
    await expect(fieldOn(page), path).toHaveValue(words);
  }
});

test('hostile URLs are shown as text, cut to the length of a search', async ({ page }) => {
  await page.goto(`/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E${'x'.repeat(300)}`);
  await expect(fieldOn(page)).toHaveValue(/^img src x onerror alert 1x*$/);
  expect((await fieldOn(page).inputValue()).length).toBeLessThanOrEqual(100);
});

test('filling the field shifts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          (window as { shift?: number }).shift = ((window as { shift?: number }).shift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/steam-wash-dubai');
  await expect(fieldOn(page)).toHaveValue('steam wash dubai');
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBe(0);
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

test('a missing page has localised share metadata and is not indexed', async ({ request }) => {
  for (const locale of LOCALES) {
    const html = await (await request.get(address('/nowhere', locale))).text();
    const t = textsOf(locale);
    expect(html).toContain('name="robots" content="noindex, follow"');
    expect(html).toContain(`property="og:title" content="${t('notFound.page.title')}"`);
    expect(html).toContain(`name="description" content="${t('notFound.page.text')}"`);
    expect(html).toContain(`name="twitter:description" content="${t('notFound.page.text')}"`);
    expect(html).not.toContain('nowhere');
  }
});
