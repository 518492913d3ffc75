import { expect, type Page, test } from '@playwright/test';
import {
  HEADER_MENU,
  holdScripts,
  loadEmiratesMenu,
  openWithScript,
  SCRIPTS,
  untilIdle,
  waitForHydration,
} from '../support/scripts';
import { EMIRATE_SLUGS } from '../support/site';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

test('section links in header and footer go home and scroll smoothly to the section @full', async ({
  page,
}) => {
  for (const [part, name, id] of [
    ['banner', 'Featured', 'featured-services'],
    ['contentinfo', 'FAQ', 'faq'],
  ] as const) {
    await openWithScript(page, '/emirates/dubai');
    await page.evaluate(() => {
      const places = ((window as { places?: number[] }).places = [] as number[]);
      addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
    });
    if (part === 'banner') await menu(page).getByText('More', { exact: true }).click();
    const link = page.getByRole(part).getByRole('link', { name, exact: true });
    await link
      .or(page.getByRole('menuitem', { name, exact: true }))
      .filter({ visible: true })
      .click();
    await page.waitForURL(`/#${id}`);
    await expect(page.locator(`#${id} h2`).first()).toBeInViewport();
    // A jump without animation has two scroll positions at most: the top of the new page, and the section.
    const places = () => page.evaluate(() => new Set((window as { places?: number[] }).places).size);
    await expect.poll(places).toBeGreaterThan(2);
  }
});

test('the skip link is the first tab stop and skips the header @full', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the language switch stays on the page, with its query, and keeps the scroll position @full', async ({
  page,
}) => {
  const share = () =>
    page.evaluate(() => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight));
  await openWithScript(page, '/wash-type/mobile-car-wash?page=2');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const before = await share();
  expect(before).toBeGreaterThan(0.3);
  // A mouse click would scroll to the sticky header first.
  const switcher = menu(page).getByRole('link', { name: 'العربية' });
  await switcher.evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('/ar/wash-type/mobile-car-wash?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect.poll(share).toBeCloseTo(before, 1);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL('/wash-type/mobile-car-wash?page=2');
});

test.describe('the Emirates menu', () => {
  const trigger = (page: Page) => menu(page).getByText('Emirates', { exact: true });
  /** The visible entries, whether plain links or menu items. */
  const entries = (page: Page) =>
    page.getByRole('banner').locator('.menu-item:visible').or(page.getByRole('menuitem'));

  async function expectOpen(page: Page) {
    await expect(entries(page)).toHaveCount(EMIRATE_SLUGS.length);
    await untilIdle(page);
    await expect(entries(page)).toHaveCount(EMIRATE_SLUGS.length);
  }

  test('opens and stays open when pressed before its script has loaded @full', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page).click();
    await scripts.release();
    await expectOpen(page);
  });

  for (const isLoaded of [false, true])
    test(`closes on a second press, Escape and an outside press, ${isLoaded ? 'and works by keyboard, with' : 'before'} its script @full`, async ({
      page,
    }) => {
      await page.goto('/services');
      await waitForHydration(page, HEADER_MENU);
      if (isLoaded) await loadEmiratesMenu(page);
      else await page.route(SCRIPTS, (route) => route.abort());
      for (const close of [
        () => trigger(page).click(),
        () => page.mouse.click(20, 500),
        () => page.keyboard.press('Escape'),
      ]) {
        await trigger(page).click();
        await expectOpen(page);
        await close();
        await expect(entries(page)).toHaveCount(0);
      }
      if (!isLoaded) return;
      await expect(trigger(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: /^Car Wash Dubai/ })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: /^Car Wash Abu Dhabi/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/emirates\/abu-dhabi$/);
    });
});

test.describe('the mobile drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // prettier-ignore
  const DRAWER = ['Home', 'About Us', 'Services', 'Featured', 'Car Wash Apps', 'Blog', 'FAQ', 'Update Listing', 'Contact Us'];
  const open = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  test('keeps the focus, and closes on Escape, at a section and with the next page @full', async ({
    page,
  }) => {
    await page.goto('/');
    const drawer = page.getByRole('dialog');
    await open(page).click();
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (const name of DRAWER)
      await expect.soft(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await drawer.getByText('Emirates', { exact: true }).click();
    await expect(drawer.getByRole('link', { name: /^Car Wash .+ Find verified/ })).toHaveCount(7);
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open(page)).toBeFocused();
    await open(page).click();
    await drawer.getByRole('link', { name: 'FAQ' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator('#faq h2')).toBeInViewport();
    await open(page).click();
    await drawer.getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(drawer).toBeHidden();
  });
});
