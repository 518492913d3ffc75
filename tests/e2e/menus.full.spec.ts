import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { holdScripts, loadEmiratesMenu, SCRIPTS, untilIdle, waitForHydration } from '../support/scripts';
import { EMIRATE_SLUGS } from '../support/site';

test.describe('the Emirates menu', () => {
  test('opens on click, closes on Escape and restores focus', async ({ page }) => {
    await page.goto('/');
    await loadEmiratesMenu(page);
    await trigger(page).click();
    await expect(page.getByRole('menuitem')).toHaveCount(EMIRATE_SLUGS.length);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  test('can be operated by keyboard alone', async ({ page }) => {
    await page.goto('/services');
    await loadEmiratesMenu(page);
    await tabTo(page, 'Emirates');
    await expect(page.getByRole('button', { name: 'Emirates' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Car Wash Dubai/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: /^Car Wash Abu Dhabi/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: /^Car Wash Umm Al Quwain/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: /^Car Wash Ras Al Khaimah/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/emirates\/ras-al-khaimah$/);
  });

  test('opens and stays open when pressed before its script has loaded', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).click();
    await scripts.release();
    await expectOpen(page);
  });

  for (const isLoaded of [false, true]) {
    test(`closes on a second press, Escape and an outside press, ${isLoaded ? 'with' : 'before'} its script`, async ({
      page,
    }) => {
      await page.goto('/');
      await waitForHydration(page, 'header summary');
      if (isLoaded) await loadEmiratesMenu(page);
      else await page.route(SCRIPTS, (route) => route.abort());
      for (const close of [
        () => trigger(page).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(20, 500),
      ]) {
        await trigger(page).click();
        await expectOpen(page);
        await close();
        await expect(entries(page)).toHaveCount(0);
      }
    });
  }

  test('falls back to plain links if its script fails to load, and fires preload-error', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('preload-error', () => ((window as { hasFailed?: boolean }).hasFailed = true)),
    );
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    await page.route(SCRIPTS, (route) => route.abort());
    await trigger(page).click();
    await page.waitForFunction(() => (window as { hasFailed?: boolean }).hasFailed);
    await expectOpen(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Car Wash Dubai/ })
      .click();
    await expect(page).toHaveURL(/\/emirates\/dubai$/);
  });

  test('works in Arabic', async ({ page }) => {
    await page.goto('/ar');
    await page.getByRole('banner').getByText('الإمارات', { exact: true }).first().click();
    await expectOpen(page);
    await entries(page).first().click();
    await expect(page).toHaveURL(/\/ar\/emirates\/dubai$/);
  });

  for (const hasLoaded of [false, true]) {
    test(`is accessible when open, ${hasLoaded ? 'with' : 'before'} its script`, async ({ page }) => {
      await page.goto('/');
      await waitForHydration(page, 'header summary');
      if (hasLoaded) await loadEmiratesMenu(page);
      else await page.route(SCRIPTS, (route) => route.abort());
      await trigger(page).click();
      await expectOpen(page);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('each tap toggles the Emirates menu', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    for (let round = 0; round < 3; round += 1) {
      await trigger(page).tap();
      await expectOpen(page);
      await trigger(page).tap();
      await expect(entries(page)).toHaveCount(0);
    }
  });
});

test.describe('at the narrowest desktop width', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const path of ['/', '/ar']) {
    test(`the header of ${path} fits on one line`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const header = page.getByRole('banner');
      await expect(header.locator('.nav-link').first()).toBeVisible();
      const heights = await header
        .locator('.nav-link:visible, nav > .button:visible')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
      expect(heights.length).toBe(8);
      expect(Math.max(...heights)).toBeLessThan(48);
      expect((await header.boundingBox())!.height).toBeLessThanOrEqual(66);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
      const overlap = await header.evaluate((element) => {
        const [logo, nav] = [element.querySelector('a')!, element.querySelector('nav')!];
        const [first, second] = [logo.getBoundingClientRect(), nav.getBoundingClientRect()];
        return Math.min(first.right, second.right) - Math.max(first.left, second.left);
      });
      expect(overlap, 'the menu overlaps the logo').toBeLessThanOrEqual(0);
    });
  }
});

test.describe('mobile drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens with focus inside and closes on Escape', async ({ page }) => {
    await page.goto('/');
    const drawer = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('navigates to another page and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('jumps to a section of the page and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#faq h2')).toBeInViewport();
  });

  test('has all items, the emirates and the language switch, and is accessible', async ({ page }) => {
    await page.goto('/services?q=steam');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    for (const name of ['Home', 'About Us', 'Services', 'Featured', 'Car Wash Apps', 'Blog', 'FAQ'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await drawer.getByText('Emirates', { exact: true }).click();
    const emirates = drawer.getByRole('link', { name: /^Car Wash (?!Apps)/ });
    await expect(emirates).toHaveCount(EMIRATE_SLUGS.length);
    await expect(emirates.first()).toContainText('Find verified car wash services in Dubai');
    expect(await violationsOn(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/services\?q=steam$/);
  });
});

function trigger(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Main' })
    .getByText('Emirates', { exact: true });
}

/** The visible entries, whether plain links or menu items. */
function entries(page: Page) {
  return page.getByRole('banner').locator('.menu-item:visible').or(page.getByRole('menuitem'));
}

async function expectOpen(page: Page) {
  await expect(entries(page)).toHaveCount(EMIRATE_SLUGS.length);
  await untilIdle(page);
  await expect(entries(page)).toHaveCount(EMIRATE_SLUGS.length);
}

async function tabTo(page: Page, text: string) {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === text) return;
  }
  throw new Error(`No stop of the Tab key says ${text}.`);
}
