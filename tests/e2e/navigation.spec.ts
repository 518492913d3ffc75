import { expect, type Page } from '@playwright/test';
import { openWithScript } from '../support/scripts';
import { test } from '../support/warm-page';

const SECTIONS = [
  ['Featured', 'featured-services'],
  ['FAQ', 'faq'],
] as const;

for (const [name, id] of SECTIONS) {
  for (const part of ['banner', 'contentinfo'] as const) {
    const tier = part === 'banner' ? '' : ' @full';
    test(`${name} in the ${part} goes home and scrolls smoothly to its section${tier}`, async ({ page }) => {
      await openWithScript(page, '/emirates/dubai');
      await page.evaluate(() => {
        const places = ((window as { places?: number[] }).places = [] as number[]);
        addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
      });
      if (part === 'banner') await menu(page).getByText('More', { exact: true }).click();
      await section(page, part, name).click();
      await page.waitForURL(`/#${id}`);
      await expect(page.locator(`#${id} h2`).first()).toBeInViewport();
      // A jump without animation has two scroll positions at most: the top of the new page, and the section.
      const places = () => page.evaluate(() => new Set((window as { places?: number[] }).places).size);
      await expect.poll(places).toBeGreaterThan(2);
    });
  }

  test(`${name} on the home page scrolls to its section @full`, async ({ page }) => {
    await page.goto('/');
    await menu(page).getByText('More', { exact: true }).click();
    await section(page, 'banner', name).click();
    await expect(page.locator(`#${id} h2`).first()).toBeInViewport();
    await expect(section(page, 'banner', name)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
  });
}

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [path, other] of [
  ['/', '/ar'],
  ['/services?emirate=dubai&q=a%26b&page=2', '/ar/services?emirate=dubai&q=a%26b&page=2'],
  ['/wash-type/mobile-car-wash?page=2', '/ar/wash-type/mobile-car-wash?page=2'],
  ['/service/1', '/ar/service/1'],
] as const) {
  const tier = path.includes('?') ? '' : ' @full';
  test(`the language switch on ${path} stays on the page${tier}`, async ({ page }) => {
    await page.goto(path);
    await menu(page).getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL(other);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(path);
  });
}

test('the language switch keeps the scroll position', async ({ page }) => {
  const share = () =>
    page.evaluate(() => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight));
  await openWithScript(page, '/privacy-policy');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const before = await share();
  expect(before).toBeGreaterThan(0.3);
  // A mouse click would scroll to the sticky header first.
  await menu(page)
    .getByRole('link', { name: 'العربية' })
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('/ar/privacy-policy');
  await expect.poll(share).toBeCloseTo(before, 1);
});

/** Returns a link to a section, which may be in the More menu. */
function section(page: Page, part: 'banner' | 'contentinfo', name: string) {
  const link = page.getByRole(part).getByRole('link', { name, exact: true });
  return part === 'banner' ? link.or(page.getByRole('menuitem', { name, exact: true })) : link;
}

function menu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' });
}
