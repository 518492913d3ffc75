import { expect, test } from '@playwright/test';
import stylelint from 'stylelint';
import { expectStored, fillIn, FORMS, visitForm } from '../support/forms';
import { heartIn, saveCard } from '../support/saved';

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
  missing(URLSearchParams.prototype, 'size');
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

test('without younger APIs, search, filters, the menu, the shortlist and a form work on a phone @full', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(removeYoungerApis);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const sheet = page.getByRole('group', { name: 'Filters', exact: true });
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect(sheet).toBeHidden();
  await button.click();
  await expect(sheet).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await button.click();
  await page.getByRole('combobox', { name: 'Emirate', exact: true }).selectOption('ajman');
  await page.getByRole('button', { name: /^Show \d+ services/ }).click();
  await expect(page).toHaveURL(/\/services\?emirate=ajman$/);
  await expect(sheet).toBeHidden();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(page).toHaveURL(/\/services\?emirate=ajman&sort=name$/);
  const search = page.getByRole('main').locator('input[name="q"]');
  await search.fill('steam');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/services\?.*q=steam/);

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

  const [form] = FORMS;
  const email = await visitForm(page, form!.path);
  await fillIn(page, form!, email);
  await page.locator('form[novalidate] button').first().click();
  await expect(page.locator('[data-outcome="success"]')).toBeVisible();
  await expectStored(form!, email);
  expect(errors).toEqual([]);
});

test('compiled styles only use what all supported browsers have, or what they can do without @full', async () => {
  const { browserSupport } = await import('../../stylelint.config.mjs');
  const { results } = await stylelint.lint({
    files: `${process.env.SITE_FOLDER}/static/**/*.css`,
    config: { plugins: ['stylelint-no-unsupported-browser-features'], rules: browserSupport() },
    disableDefaultIgnores: true,
  });
  expect(results.length).toBeGreaterThan(0);
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([]);
});
