import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { holdScripts, SCRIPTS, untilIdle, waitForHydration } from '../support/scripts';

test.describe('the Emirates menu', () => {
  test('opens with a click, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await trigger(page).click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  test('is operated by keyboard alone', async ({ page }) => {
    await page.goto('/services');
    await tabTo(page, 'Emirates');
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

  test('keeps the focus while its script arrives', async ({ page }) => {
    await page.goto('/services');
    await tabTo(page, 'Emirates');
    await expect(page.getByRole('button', { name: 'Emirates' })).toBeVisible();
    await expect(trigger(page)).toBeFocused();
  });

  test('opens when it was opened before its script', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).click();
    await expect(page.getByRole('link', { name: /^Car Wash Dubai/ }).first()).toBeVisible();
    await scripts.release();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(trigger(page)).toBeFocused();
  });

  test('opens when its script arrives while the button is held down', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    const scripts = await holdScripts(page);
    await trigger(page).hover();
    await page.mouse.down();
    await scripts.release();
    await expect(page.getByRole('button', { name: 'Emirates' })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
  });

  test('closes when its script arrives while the button is held down to close it', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).click();
    await page.mouse.down();
    await scripts.release();
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Emirates', expanded: false })).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  test('opens when its script arrives while the space bar is held down', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    const scripts = await holdScripts(page);
    await trigger(page).focus();
    await page.keyboard.down('Space');
    await scripts.release();
    await page.keyboard.up('Space');
    await expect(page.getByRole('menuitem', { name: /^Car Wash Dubai/ })).toBeFocused();
  });

  test('leaves the field alone that somebody has gone on to', async ({ page }) => {
    await page.goto('/services');
    await waitForHydration(page, 'header summary');
    const scripts = await holdScripts(page);
    await trigger(page).click();
    const field = page.getByRole('searchbox');
    await field.fill('ste');
    await scripts.release();
    await page.keyboard.type('am');
    await expect(field).toHaveValue('steam');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  test('opens its plain links when its script can not be loaded', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    await page.route(SCRIPTS, (route) => route.abort());
    await trigger(page).click();
    const dubai = page.getByRole('banner').getByRole('link', { name: /^Car Wash Dubai/ });
    await expect(dubai).toBeVisible();
    await trigger(page).click();
    await expect(dubai).toBeHidden();
    await trigger(page).click();
    await dubai.click();
    await expect(page).toHaveURL(/\/emirates\/dubai$/);
  });

  test('works in Arabic', async ({ page }) => {
    await page.goto('/ar');
    await page.getByRole('banner').getByText('الإمارات', { exact: true }).first().click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    await page.getByRole('menuitem').first().click();
    await expect(page).toHaveURL(/\/ar\/emirates\/dubai$/);
  });

  test('is accessible when open', async ({ page }) => {
    await page.goto('/');
    await trigger(page).click();
    await expect(page.getByRole('menuitem')).toHaveCount(7);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the Emirates menu stays open when its script arrives under the finger', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page, 'header summary');
    const scripts = await holdScripts(page);
    const box = (await trigger(page).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
    await scripts.release();
    await touch('touchEnd', []);
    await untilIdle(page);
    await expect(page.getByRole('menuitem')).toHaveCount(7);
  });
});

test.describe('the drawer of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by Open menu with the focus inside, and closes with Escape', async ({ page }) => {
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

  test('leads to another page and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('leads to a section of the page and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#faq h2')).toBeInViewport();
  });

  test('has all items, the emirates and the language, and is accessible', async ({ page }) => {
    await page.goto('/services?q=steam');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    for (const name of ['Home', 'About Us', 'Services', 'Featured', 'Car Wash Apps', 'Blog', 'FAQ'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await drawer.getByText('Emirates', { exact: true }).click();
    await expect(drawer.getByRole('link', { name: /^Car Wash (?!Apps)/ })).toHaveCount(7);
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

/** Presses Tab until something with this text has the focus. */
async function tabTo(page: Page, text: string) {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === text) return;
  }
  throw new Error(`No stop of the Tab key says ${text}.`);
}
