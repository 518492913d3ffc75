import { expect, type Page } from '@playwright/test';
import { holdScripts } from '../support/scripts';
import { test } from '../support/warm-page';

/** tests/components/filter-form.test.tsx has what is sent, tests/lib/directory what it lists. */

const PHONE = { width: 390, height: 844 };

/** The number of results that the list states. */
async function shownOf(page: Page): Promise<number> {
  const line = page.getByRole('main').getByText(/^Showing [\d,]+ of/);
  return Number(/Showing ([\d,]+)/.exec((await line.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
}

const select = (page: Page, name: string) =>
  page.getByRole('search').getByRole('combobox', { name, exact: true });
const chip = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('a filter applies immediately, keeping focus, scroll position and history, and can be removed', async ({
  page,
}) => {
  await page.goto('/services');
  const all = await shownOf(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  const verified = chip(page, 'Verified');
  await verified.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/services\?verified=1$/);
  await expect(verified).toBeFocused();
  await expect(verified).toBeChecked();
  await expect.poll(() => shownOf(page)).toBeLessThan(all);
  const verifiedOnly = await shownOf(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  await expect(page.locator('#announcement')).toHaveText(`Showing ${verifiedOnly} of ${all} services`);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(verified).not.toBeChecked();
  await expect.poll(() => shownOf(page)).toBe(all);
  expect(loads, 'documents').toBe(0);
  await page.goto('/services?emirate=ajman&verified=1');
  await page.getByRole('link', { name: 'Remove filter: Ajman' }).press('Enter');
  await expect(page).toHaveURL(/\/services\?verified=1$/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#announcement')).toHaveText(`Showing ${verifiedOnly} of ${all} services`);
});

test('fields, one-tap filters and cards agree on when a business is to be open @full', async ({ page }) => {
  await page.goto('/services?emirate=ajman');
  for (const [url, value] of [
    [/&open=now$/, 'now'],
    [/\?emirate=ajman$/, ''],
  ] as const) {
    await chip(page, 'Open now').press('Space');
    await expect(page).toHaveURL(url);
    await expect(chip(page, 'Open now')).toBeFocused();
    await expect(select(page, 'Opening hours')).toHaveValue(value);
  }
  await expect(select(page, 'At')).toBeHidden();
  await select(page, 'Opening hours').selectOption('Friday');
  await expect(page).toHaveURL(/\?emirate=ajman&open=fri-1600$/);
  await select(page, 'At').selectOption('21:30');
  await expect(page).toHaveURL(/\?emirate=ajman&open=fri-2130$/);
  const states = page.locator('.card .hours');
  await expect(states.first()).toHaveText(/^Open Fri 21:30, /);
  for (const state of await states.allTextContents()) expect(state).toMatch(/^Open Fri 21:30, /);
  await select(page, 'Opening hours').selectOption('Any time');
  await expect(page).toHaveURL(/\?emirate=ajman$/);
});

test('a chip pressed before the scripts have loaded is applied afterwards @full', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'commit' });
  await chip(page, 'Verified').press('Space');
  await scripts.release();
  await expect(page).toHaveURL(/\/services\?verified=1$/);
  await expect(chip(page, 'Verified')).toBeChecked();
});

/** The most pixels above the first card by the width of the screen; pages of a place or wash type have a text above it. */
// prettier-ignore
const FIRST_CARDS: [width: number, most: number, paths: string[]][] = [
  [1440, 360, ['/services', '/ar/services']],
  [390, 400, ['/services', '/ar/services', '/services?emirate=dubai', '/ar/services?emirate=dubai&open=now&verified=1']],
  // Those near the visitor have choices of their own; searches have a longer title, or say how they were read.
  [390, 440, ['/ar/services?near=25.2,55.27&sort=near', '/services?q=sharjah open now under 50', '/ar/services?q=stem wash dubai']],
  [390, 520, ['/emirates/dubai', '/ar/emirates/abu-dhabi', '/wash-type/mobile-car-wash', '/ar/areas/al-quoz']],
];

test('the first cards begin in the upper part of the screen, even with filters @full', async ({ page }) => {
  for (const [width, most, paths] of FIRST_CARDS) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      const card = (await page.getByRole('article').first().boundingBox())!;
      expect.soft(card.y, `${path} at ${width}`).toBeLessThanOrEqual(most);
    }
  }
});

test('on wide screens the bar and the pills take a row each @full', async ({ page }) => {
  const rowsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().bottom))).size);
  for (const path of ['/services', '/ar/services?emirate=dubai&open=fri-2130']) {
    await page.goto(path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const row of ['.listing .search-box, .bar-fields', '.pills .pick, .filter-toggle:visible'])
        expect.soft(await rowsOf(row), `${row} of ${path} at ${width}`).toBe(1);
    }
  }
});

test('the bar stays on top and never covers the focused element @full', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services');
    const link = page.getByRole('article').nth(5).getByRole('link').first();
    await link.focus();
    const box = async () => (await page.locator('.listing .search-box').boundingBox())!;
    // Scrolling is smooth, so wait for it to end.
    await expect.poll(async () => Math.abs((await box()).y - 7)).toBeLessThan(2);
    const { y, height } = await box();
    expect((await link.boundingBox())!.y, `${width} px`).toBeGreaterThanOrEqual(y + height - 1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the sheet previews the number of results, and closing it returns focus to its button', async ({
    page,
  }) => {
    await page.goto('/services?emirate=ajman');
    const count = await shownOf(page);
    await page.goto('/services');
    const button = page.getByRole('button', { name: 'Filters' });
    await button.click();
    const steam = select(page, 'Wash type').locator('option', { hasText: 'Steam' });
    const before = await steam.textContent();
    await select(page, 'Emirate').selectOption('ajman');
    // Announced as well.
    await expect(page.locator('#filters [aria-live="polite"]:visible')).toHaveText(`Show ${count} services`);
    await expect(steam).not.toHaveText(before!);
    const [label, inAjman] = /.*\((\d+)\)/.exec((await steam.textContent())!)!;
    await select(page, 'Wash type').selectOption({ label });
    await page.getByRole('button', { name: `Show ${inAjman} service` }).click();
    await expect(page).toHaveURL(/\/services\?emirate=ajman&washType=steam-cleaning$/);
    await expect(button).toBeFocused();
  });

  test('the sheet closes when focus leaves it @full', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    const sheet = page.getByRole('group', { name: 'Filters', exact: true });
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: /^Show/ }).press('Tab');
    await expect(sheet).toBeHidden();
  });

  test('a chip pressed at the end of its row, and the bar at the bottom, stay in view @full', async ({
    page,
  }) => {
    await page.goto('/services');
    const last = chip(page, 'Eco-friendly');
    await last.press('Space');
    await expect(page).toHaveURL(/\/services\?eco=1$/);
    await expect(last).toBeFocused();
    // Subpixel rounding may cut off a sliver.
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ ...PHONE, width: 320 });
    await page.goto('/ar/services?open=fri-2130');
    const link = page.locator('.bottom-bar').getByRole('link', { name: 'الخريطة', exact: true });
    await expect(link).toBeInViewport({ ratio: 0.99 });
  });
});
