import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { brightnessOf, brightShare } from '../support/brightness';
import { publishPost, removePosts } from '../support/posts';
import { openWithScript } from '../support/scripts';
import { address, LOCALES, textsOf, type Translate } from '../support/site';
import { test } from '../support/warm-page';

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));
test.afterAll(removePosts);

const PAGES = [
  '/',
  '/services',
  '/services?q=zzzz',
  '/service/1',
  '/emirates/dubai',
  '/wash-type/eco-friendly',
  '/areas/al-quoz',
  '/compare?ids=1,2,3',
  '/saved',
  '/update-listing',
  '/contact',
  '/car-wash-apps',
  '/blog',
  '/blog/where-a-mobile-wash-may-work',
  '/out-of-hours',
  '/about',
  '/privacy-policy',
  '/nowhere',
  '/nowhere.png',
];
/** They stand for the others, which `npm run test:full` looks at too. */
const QUICK = ['/', '/services', '/ar/service/1'];

for (const path of PAGES.flatMap((page) => LOCALES.map((locale) => address(page, locale)))) {
  test(`${path} is dark, and can be read${QUICK.includes(path) ? '' : ' @full'}`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await brightShare(page), 'share of the page that is bright').toBeLessThan(0.01);
    expect.soft(await violationsOn(page)).toEqual([]);
  });
}

interface Opened {
  name: string;
  path: string;
  enter: (page: Page, t: Translate) => Promise<void>;
  /** What shows that it is open. */
  sign: string;
  width?: number;
  /** The part to look at, if it covers others for a moment. */
  within?: string;
}

const PHONE = 390;

const OPENED: Opened[] = [
  {
    name: 'the drawer',
    path: '/services',
    enter: (page, t) => page.getByRole('button', { name: t('site.openMenu') }).click(),
    sign: 'dialog[open]',
    width: PHONE,
  },
  {
    name: 'the filters',
    path: '/services',
    enter: (page, t) => page.getByRole('button', { name: t('filter.open'), exact: true }).click(),
    sign: ':popover-open',
    width: PHONE,
  },
  {
    name: 'the suggestions',
    path: '/services',
    enter: async (page, t) => {
      const field = page.getByPlaceholder(t('filter.searchPlaceholder'));
      await field.click();
      await expect(field).toHaveAttribute('role', 'combobox');
      await field.pressSequentially('dub');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    sign: '[role="option"][aria-selected="true"]',
    width: PHONE,
  },
  {
    name: 'the menu of emirates',
    path: '/services',
    enter: async (page) => {
      await page.getByRole('banner').locator('nav details > summary').first().hover();
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    },
    sign: '[role="menuitem"]',
  },
  {
    name: 'a form with errors',
    path: '/contact',
    enter: (page) => page.locator('.form button').first().click(),
    sign: '.form-failure',
  },
  {
    name: 'the booking dialog',
    path: '/car-wash-apps',
    enter: (page, t) => page.getByRole('link', { name: t('apps.bookNow'), exact: true }).click(),
    sign: '[role="dialog"]',
  },
  {
    name: 'the map',
    path: '/',
    enter: (page) => page.locator('#map-preview').scrollIntoViewIfNeeded(),
    sign: '.map a',
  },
  {
    name: 'a message',
    path: '/service/1',
    enter: (page) =>
      page.evaluate(() => {
        window.dispatchEvent(new CustomEvent('notice', { detail: { text: '1', channel: 'single' } }));
      }),
    sign: '[data-sonner-toast]',
    within: '[data-sonner-toaster]',
  },
];

for (const { name, path, enter, sign, width = 1440, within } of OPENED) {
  for (const locale of LOCALES) {
    const tier = locale === 'en' && width === PHONE ? '' : ' @full';
    test(`${address(path, locale)} with ${name} is dark, and can be read${tier}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWithScript(page, address(path, locale));
      await enter(page, textsOf(locale));
      await expect(page.locator(sign).first()).toBeVisible();
      expect.soft(await brightShare(page), 'share of the page that is bright').toBeLessThan(0.01);
      expect.soft(await violationsOn(page, within)).toEqual([]);
    });
  }
}

test('words that an editor coloured can be read by night, and have their colours by day', async ({
  page,
}) => {
  await page.goto(
    await publishPost(
      '<p style="color: #000">Black</p><p>A <span style="background-color: #ff0">mark</span></p>' +
        '<p style="color: white; background-color: navy">White</p>',
    ),
  );
  expect(await violationsOn(page, '.article')).toEqual([]);
  const black = page.getByText('Black', { exact: true });
  await expect(black).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(black).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('pictures of cards do not glare', async ({ page }) => {
  await page.goto('/services');
  const image = page.locator('.card img').first();
  expect(await brightnessOf(image)).toBeLessThan(110);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brightnessOf(image)).toBeGreaterThan(180);
});

test("the browser's own bars have the colour of the page", async ({ page }) => {
  await page.goto('/about');
  const bar = page.locator('meta[name="theme-color"]').first();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const hex = (ground.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  await expect(bar).toHaveAttribute('content', `#${hex}`);
});

test('paper is white', async ({ page }) => {
  await page.goto('/services');
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const byNight = await groundOf('.card');
  await page.emulateMedia({ media: 'print' });
  expect(byNight).not.toBe('rgb(255, 255, 255)');
  expect(await groundOf('.card')).toBe('rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});
