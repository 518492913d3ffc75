import { expect, type Page, test } from '@playwright/test';
import stylelint from 'stylelint';
import { expectStored, fillIn, FORMS, visitForm } from '../support/forms';
import { heartIn, saveCard } from '../support/saved';
import { casesOfTier } from '../support/tier';

/**
 * The oldest supported browsers (browserslist in package.json) lack these. Syntax and styles cannot be removed from a newer
 * browser: linters check the source, and the last test the compiled styles.
 */
function removeYoungerApis(): void {
  const missing = (owner: object, ...names: string[]) =>
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  missing(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  missing(HTMLButtonElement.prototype, 'command', 'commandForElement', 'popoverTargetElement');
  missing(Element.prototype, 'checkVisibility', 'moveBefore');
  missing(AbortSignal, 'any');
  missing(CanvasRenderingContext2D.prototype, 'roundRect');
  // Missing on pages without https.
  missing(Crypto.prototype, 'randomUUID');
  missing(String.prototype, 'isWellFormed', 'toWellFormed');
  missing(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  missing(Array, 'fromAsync');
  missing(Object, 'groupBy');
  missing(Map, 'groupBy');
  missing(Promise, 'withResolvers', 'try');
  missing(
    Set.prototype,
    'union',
    'intersection',
    'difference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  );
  missing(window, 'navigation', 'scheduler', 'cookieStore');
  missing(Document.prototype, 'startViewTransition');
  for (const prototype of [Element.prototype, Document.prototype])
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, name, function (this: Node, selector: string): unknown {
        if (/:(popover-open|open)\b/.test(selector))
          throw new SyntaxError(`${selector} is not a valid selector`);
        return Reflect.apply(original, this, [selector]);
      });
    }
  // Prevents what the button does by itself; the page's listeners still run.
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget], [command]'))
        event.preventDefault();
    },
    true,
  );
}

/** Opens a page in a browser without younger APIs, and returns a function that checks that nothing failed. */
async function openWithout(page: Page, path: string): Promise<() => void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(removeYoungerApis);
  await page.goto(path);
  return () => expect(errors).toEqual([]);
}

const sheet = (page: Page) => page.getByRole('group', { name: 'Filters', exact: true });

for (const width of casesOfTier([390, 1440])) {
  test.describe(`without younger APIs, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('search, filters and sort work', async ({ page }) => {
      const expectNoErrors = await openWithout(page, '/services');
      if (width < 1000) {
        await expect(sheet(page)).toBeHidden();
        await page.getByRole('button', { name: /^Filters/ }).click();
        await expect(sheet(page)).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(sheet(page)).toBeHidden();
        await page.getByRole('button', { name: /^Filters/ }).click();
      }
      await page.getByRole('combobox', { name: 'Emirate', exact: true }).selectOption('ajman');
      if (width < 1000) await page.getByRole('button', { name: /^Show \d+ services/ }).click();
      await expect(page).toHaveURL(/\/services\?emirate=ajman$/);
      if (width < 1000) await expect(sheet(page)).toBeHidden();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
      await expect(page).toHaveURL(/\/services\?emirate=ajman&sort=name$/);
      const search = page.getByRole('main').locator('input[name="q"]');
      await search.fill('steam');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/services\?.*q=steam/);
      expectNoErrors();
    });
  });
}

test('without younger APIs, a form is sent @full', async ({ page }) => {
  const [form] = FORMS;
  await page.addInitScript(removeYoungerApis);
  const email = await visitForm(page, form!.path);
  await fillIn(page, form!, email);
  await page.locator('form[novalidate] button').first().click();
  await expect(page.locator('[data-outcome="success"]')).toBeVisible();
  await expectStored(form!, email);
});

test('without younger APIs, the shortlist and the menu work @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectNoErrors = await openWithout(page, '/services');
  const name = await saveCard(page, 0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
  await page.goto('/saved');
  const card = page.locator('.saved-cards .card').first();
  await expect(card.locator('h3')).toHaveText(name);
  // Only the loaded card has facts.
  await expect(card.locator('.hours')).toBeVisible();
  await heartIn(card).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  expectNoErrors();
});

test('compiled styles only use what all supported browsers have, or what they can do without', async () => {
  const { browserSupport } = await import('../../stylelint.config.mjs');
  const { results } = await stylelint.lint({
    files: `${process.env.SITE_FOLDER}/static/**/*.css`,
    config: { plugins: ['stylelint-no-unsupported-browser-features'], rules: browserSupport() },
    disableDefaultIgnores: true,
  });
  expect(results.length).toBeGreaterThan(0);
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
});

test('near me gives up if the browser does not respond @full', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });
  await page.goto('/services');
  const status = page.locator('.near-me [role="status"]');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(status).toContainText('Finding your location');
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(status).not.toContainText('Finding your location', { timeout: 500 });
  }).toPass();
  await expect(status.getByRole('link')).toBeVisible();
});

for (const width of casesOfTier([320, 390, 430]))
  test(`the header is one line on a phone of ${width} px @full`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ar');
    const tops = await page
      .locator('header > div > :is(a, div):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

for (const path of casesOfTier(['/ar/services', '/', '/services', '/service/108']))
  test(`with text twice as large, the page, its header and the menu fit a phone (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const outside = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            name: element.ariaLabel ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ name }) => name),
      );
    expect(await outside('header > div > a, .bottom-link')).toEqual([]);
    await page.locator('.bottom-link[role="button"]').click();
    await expect(page.getByRole('dialog')).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => outside('dialog :is(a, button, summary)')).toEqual([]);
  });
