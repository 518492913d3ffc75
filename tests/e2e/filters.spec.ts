import { expect, type Page } from '@playwright/test';
import { holdScripts, openWithScript } from '../support/scripts';
import { address } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

const PHONE = { width: 390, height: 844 };

/** The number of results that the list states. */
async function shownOf(page: Page): Promise<number> {
  const line = page.getByRole('main').getByText(/^Showing [\d,]+ of/);
  return Number(/Showing ([\d,]+)/.exec((await line.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
}

const select = (page: Page, name: string) =>
  page.getByRole('search').getByRole('combobox', { name, exact: true });
const chip = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

test('a filter applies immediately, keeping focus, scroll position and history', async ({ page }) => {
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
});

test('a quick filter toggles the matching select option @full', async ({ page }) => {
  await page.goto('/services');
  for (const [url, value] of [
    [/\/services\?open=now$/, 'now'],
    [/\/services$/, ''],
  ] as const) {
    await chip(page, 'Open now').press('Space');
    await expect(page).toHaveURL(url);
    await expect(chip(page, 'Open now')).toBeFocused();
    await expect(select(page, 'Opening hours')).toHaveValue(value);
  }
});

test('choosing a day and then a time lists businesses that are open then, and their cards say so', async ({
  page,
}) => {
  await page.goto('/services?emirate=ajman');
  await expect(select(page, 'At')).toBeHidden();
  await select(page, 'Opening hours').selectOption('Friday');
  await expect(page).toHaveURL(/\?emirate=ajman&open=fri-1600$/);
  await select(page, 'At').selectOption('21:30');
  await expect(page).toHaveURL(/\?emirate=ajman&open=fri-2130$/);
  await expect(page.getByRole('link', { name: 'Remove filter: Open Friday 21:30' })).toBeVisible();
  const states = page.locator('.card .hours');
  await expect(states.first()).toBeVisible();
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

test('removing a filter moves focus to the list and announces the new count', async ({ page }) => {
  await page.goto('/services?emirate=ajman&verified=1');
  await page.getByRole('link', { name: 'Remove filter: Ajman' }).press('Enter');
  await expect(page).toHaveURL(/\/services\?verified=1$/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#announcement')).toHaveText(/^Showing \d+ of \d+ services$/);
});

for (const key of ['Enter', 'Shift+Tab']) {
  test(`a select changed with arrow keys applies on ${key} @full`, async ({ page }) => {
    await page.goto('/services');
    const sort = select(page, 'Sort by');
    await sort.focus();
    // Simulates browsers in which arrow keys do not open the list.
    await sort.evaluate((element: HTMLSelectElement) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      element.value = 'price';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByRole('button', { name: /^Show \d+ services$/ })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/sort=price/);
    await (key === 'Enter' ? expect(sort) : expect(sort).not).toBeFocused();
  });
}

test('on wide screens the bar and the pills take a row each, and the first cards begin above 360 px', async ({
  page,
}) => {
  for (const locale of TESTED_LOCALES)
    for (const query of ['', '?emirate=dubai&open=fri-2130']) {
      await page.goto(address(`/services${query}`, locale));
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rowsOf = (selector: string) =>
          page
            .locator(selector)
            .evaluateAll(
              (all) => new Set(all.map((it) => Math.round(it.getBoundingClientRect().bottom))).size,
            );
        const where = `${locale} ${query} at ${width}`;
        expect.soft(await rowsOf('.listing .search-box, .bar-fields'), `rows of the bar: ${where}`).toBe(1);
        expect.soft(await rowsOf('.pills .pick, .filter-toggle:visible'), `rows of pills: ${where}`).toBe(1);
      }
      if (query) continue;
      const card = (await page.getByRole('article').first().boundingBox())!;
      expect.soft(card.y, locale).toBeLessThanOrEqual(360);
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

  const button = (page: Page) => page.getByRole('button', { name: 'Filters' });

  test('a chip pressed at the end of its row stays in view @full', async ({ page }) => {
    await page.goto('/services');
    const last = chip(page, 'Eco-friendly');
    await last.press('Space');
    await expect(page).toHaveURL(/\/services\?eco=1$/);
    await expect(last).toBeFocused();
    // Subpixel rounding may cut off a sliver.
    await expect(last).toBeInViewport({ ratio: 0.95 });
  });

  test('the sheet previews the number of results, and closing it returns focus to its button', async ({
    page,
  }) => {
    await page.goto('/services?emirate=ajman');
    const count = await shownOf(page);
    await page.goto('/services');
    await button(page).click();
    await select(page, 'Emirate').selectOption('ajman');
    // Announced as well.
    const preview = page.locator('#filters [aria-live="polite"]');
    await expect(preview).toHaveText(`Show ${count} services`);
    await page.getByRole('button', { name: `Show ${count} services` }).click();
    await expect(page).toHaveURL(/\/services\?emirate=ajman$/);
    await expect(button(page)).toBeFocused();
  });

  test('the numbers in the sheet follow what is being chosen @full', async ({ page }) => {
    await openWithScript(page, '/services');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const steam = select(page, 'Wash type').locator('option', { hasText: 'Steam' });
    const before = await steam.textContent();
    await select(page, 'Emirate').selectOption('ajman');
    await expect(steam).not.toHaveText(before!);
    const [, inAjman] = /\((\d+)\)/.exec((await steam.textContent())!)!;
    await select(page, 'Wash type').selectOption({ label: (await steam.textContent())! });
    await expect(page.getByRole('button', { name: `Show ${inAjman} service` })).toBeVisible();
  });

  test('the sheet closes when focus leaves it @full', async ({ page }) => {
    await page.goto('/services');
    await button(page).press('Enter');
    const sheet = page.getByRole('group', { name: 'Filters', exact: true });
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: /^Show/ }).press('Tab');
    await expect(sheet).toBeHidden();
  });

  /** Maximum distance of the first card from the top, in pixels; pages of a place or wash type have a text above it. */
  const FIRST_CARDS = [
    {
      maxTop: 400,
      paths: ['/services', '/services?emirate=dubai', '/services?emirate=dubai&open=now&verified=1'],
    },
    // Those near the visitor have choices of their own; searches have a longer title, or say how they were read.
    {
      maxTop: 440,
      paths: [
        '/services?near=25.2,55.27&sort=near',
        '/services?q=sharjah open now under 50',
        '/services?q=stem wash dubai',
      ],
    },
    {
      maxTop: 520,
      paths: ['/emirates/dubai', '/emirates/abu-dhabi', '/wash-type/mobile-car-wash', '/areas/al-quoz'],
    },
  ];

  for (const locale of TESTED_LOCALES)
    test(`the first result starts in the upper part of the screen, even with filters (${locale}) @full`, async ({
      page,
    }) => {
      for (const { maxTop, paths } of FIRST_CARDS)
        for (const path of paths) {
          await page.goto(address(path, locale));
          const card = (await page.getByRole('article').first().boundingBox())!;
          expect.soft(card.y, path).toBeLessThanOrEqual(maxTop);
        }
    });

  test('the bar at the bottom, with its link to the map, is in view @full', async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await page.goto('/ar/services?open=fri-2130');
    const link = page.locator('.bottom-bar').getByRole('link', { name: 'الخريطة', exact: true });
    await expect(link).toBeInViewport({ ratio: 0.99 });
  });
});
