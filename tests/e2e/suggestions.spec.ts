import { expect, type Page } from '@playwright/test';
import type { Suggestion } from '@/lib/domain/suggestions';
import { openWithScript, untilIdle } from '../support/scripts';
import { textsOf } from '../support/site';
import { test } from '../support/warm-page';

/** tests/components/suggestions.test.tsx has the order and the failures of answers, and recent searches. */

/** The search field: that of the dialog if it is open, otherwise that of the page. */
const field = (page: Page) =>
  page.locator('dialog[open] input[name="q"], body:not(:has(dialog[open])) main input[name="q"]');
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).locator('[role="option"]');

/** Waits until suggestions have loaded, then replaces the text of the field. */
async function type(page: Page, text: string) {
  await field(page).click();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await field(page).fill('');
  await field(page).pressSequentially(text);
}

test('a kind in a place is suggested with its number, and chosen by keyboard from the field', async ({
  page,
}) => {
  const t = textsOf('ar');
  await openWithScript(page, '/ar/services');
  // What the text means is added below.
  const answered = page.waitForResponse('**/api/suggestions*');
  await type(page, 'ال');
  await answered;
  await untilIdle(page);
  await expect(options(page).nth(4)).toBeVisible();
  await expect(list(page)).toHaveAccessibleName(t('suggestions.list'));
  await expect(page.locator('.search-box [role="status"]')).toHaveText(/\S/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const count = await options(page).count();
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveCount(0);
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['ArrowUp', count - 1],
    ['ArrowDown', -1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toHaveCount(index < 0 ? 0 : 1);
    if (index >= 0) await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    const id = index < 0 ? null : await chosen.getAttribute('id');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(id);
    await expect(field(page)).toBeFocused();
  }
  await type(page, 'بخار الشارقة');
  const meaning = list(page).getByRole('group', { name: t('suggestions.search') });
  // Before parts of Sharjah.
  await expect(meaning.getByRole('option').first()).toContainText('13 خدمة');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('emirates.sharjah.name'));
});

test('suggestions open from the header of every page, are loaded once, and choosing one closes the dialog @full', async ({
  page,
}) => {
  const files: string[] = [];
  // Routed pages have no HTTP cache, which would fetch what an earlier test left in it once more, in the background.
  await page.route('**/suggestions.json', (route) => {
    files.push(page.url());
    return route.continue();
  });
  await openWithScript(page, '/services');
  expect(files).toEqual([]);
  await type(page, 'dubai');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await expect(field(page)).toBeFocused();
  await type(page, 'quoz');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/areas\/al-quoz$/);
  await expect(dialog).toBeHidden();
  expect(files).toHaveLength(1);
});

test('suggestions can be tapped on a phone and are not covered @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScript(page, '/ar/services');
  await type(page, 'ال');
  await expect(options(page).nth(4)).toBeVisible();
  for (const option of await options(page).all()) {
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    // A trial waits until the element itself would receive the click.
    await option.click({ trial: true });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a missing page prefills the search with the words of its URL @full', async ({ page }) => {
  await page.goto('/ar/steam-wash-dubai');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('steam wash dubai');
});

test('fixed suggestions lead to the pages of places and kinds, or to their lists', async ({ request }) => {
  for (const [file, name, href] of [
    ['/suggestions.json', 'Fujairah', '/emirates/fujairah'],
    ['/suggestions.json', 'Steam Cleaning', '/wash-type/steam-cleaning'],
    ['/ar/suggestions.json', 'القوز', '/ar/areas/al-quoz'],
    ['/ar/suggestions.json', 'طلاء سيراميك', '/ar/services?washType=ceramic-coating'],
  ] as const) {
    const { entries } = (await (await request.get(file)).json()) as { entries: Suggestion[] };
    expect(entries).toContainEqual(expect.objectContaining({ name, href }));
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('the endpoint says what a text means in both languages, keeps nothing, and is empty for invalid input', async ({
  request,
}) => {
  const suggestionsFor = async (q: string, locale = 'en') => {
    const response = await request.get('/api/suggestions', { params: { q, locale } });
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    return (await response.json()) as Suggestion[];
  };
  for (const [locale, q, name] of [
    ['en', 'steam sha', 'Sharjah · Steam Cleaning'],
    ['ar', 'غسيل بخار الشارقة', 'الشارقة · غسيل بالبخار'],
    ['en', 'cheap', 'Lowest price'],
    ['en', 'car wash near me', 'Near me'],
    ['en', 'jvt', 'Jumeirah Village Triangle'],
  ] as const) {
    const [first] = await suggestionsFor(q, locale);
    expect.soft(first).toMatchObject({ group: 'search', name, hint: expect.stringMatching(/\d/) });
    expect.soft((await request.get(first!.href)).status()).toBe(200);
  }
  const [ajman, dubai] = await suggestionsFor('rashidiya');
  expect([ajman!.name, dubai!.name]).toEqual(['Al Rashidiya Ajman', 'Al Rashidiya Dubai']);
  const meant = { group: 'correction', name: 'zilamar' };
  expect(await suggestionsFor('zillamar')).toEqual([expect.objectContaining(meant)]);
  expect(await suggestionsFor('mitt')).toContainEqual(
    expect.objectContaining({ group: 'provider', href: '/service/1' }),
  );
  for (const q of ['', '\0\0', 'x'.repeat(10_240)]) expect(await suggestionsFor(q)).toEqual([]);
  expect(await (await request.get('/api/suggestions?q=%FF%FE')).json()).toEqual([]);
});
