import { expect, type Page } from '@playwright/test';
import { BY_ID, providers } from '../support/directory';
import { BASE_URL, textsOf } from '../support/site';
import { test } from '../support/warm-page';

/** The printable area of A4, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

/** Elements that make no sense on paper. */
const SCREEN_ONLY = 'header.site-header, footer, nav, form, button, .button, iframe, .map-frame';

async function print(page: Page, path: string) {
  await page.setViewportSize(PAPER);
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0);
}

test('a printed provider page has its facts, contacts and URL', async ({ page }) => {
  const t = textsOf('ar');
  const row = (await providers(BY_ID)).find(
    ({ phone, opening_hours: hours }) => phone?.startsWith('+971 ') && hours,
  )!;
  const path = `/ar/service/${row.id}`;
  await print(page, path);
  const main = page.getByRole('main');
  for (const text of [row.business_name!, row.phone!, row.opening_hours!])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText(BASE_URL + path, { exact: true })).toBeVisible();
  const headings = await main.getByRole('heading', { level: 2 }).filter({ visible: true }).allTextContents();
  const keys = ['contact', 'about', 'hours', 'tabs.place'].map((key) => `providerPage.${key}`);
  expect([...keys, 'menu.title'].map((key) => t(key))).toEqual(expect.arrayContaining(headings));
  await expect(page.locator('.card').filter({ visible: true })).toHaveCount(0);
});

test('a printed list has the facts of its cards', async ({ page }) => {
  for (const path of ['/services', '/wash-type/steam-cleaning']) {
    await print(page, path);
    const cards = page.locator('.card').filter({ visible: true });
    await expect(cards).toHaveCount(24);
    await expect(cards.first().locator('h3')).toBeVisible();
    await expect(cards.first().locator('.hours')).toBeVisible();
    await expect(page.locator('.card [href^="tel:"]').first()).toBeVisible();
    await expect(page.getByText('View Details').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(BASE_URL + path, { exact: true })).toBeVisible();
  }
});

test('only the article of a post is printed', async ({ page }) => {
  await print(page, '/blog/where-a-mobile-wash-may-work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.article')).toBeVisible();
  await expect(page.locator('main li:has(h3)').filter({ visible: true })).toHaveCount(0);
});
