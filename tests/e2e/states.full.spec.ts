import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { expectDarkMode } from '../support/brightness';
import { englishOn } from '../support/english';
import { saveCard } from '../support/saved';
import { loadEmiratesMenu, openWithScript } from '../support/scripts';
import { address, EMIRATE_SLUGS, LOCALES, textsOf, type Translate } from '../support/site';
import { test } from '../support/warm-page';

interface State {
  name: string;
  path: string;
  /** Brings the page into the state and waits for it. */
  enter: (page: Page, t: Translate) => Promise<void>;
  /** Widths in pixels at which the state exists. */
  widths?: number[];
  /** Whether a live region has names of providers, which no language can be given. */
  announcesNames?: boolean;
  /** Limits the accessibility check to this part while it covers others. */
  within?: string;
}

const WIDTHS = [320, 390, 1440];

const STATES: State[] = [
  {
    name: 'the drawer open',
    path: '/services',
    widths: [320, 390],
    enter: async (page, t) => {
      await page.getByRole('button', { name: t('site.openMenu') }).click();
      await page.getByRole('dialog').locator('summary').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the Emirates menu open',
    path: '/services',
    widths: [1024, 1440],
    enter: async (page) => {
      await loadEmiratesMenu(page);
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').first().click();
      await expect(page.getByRole('menuitem')).toHaveCount(EMIRATE_SLUGS.length);
    },
  },
  {
    name: 'the filters open',
    path: '/services',
    widths: [320, 390],
    enter: async (page, t) => {
      await page.getByRole('button', { name: new RegExp(`^${t('filter.open')}`) }).click();
      await expect(page.locator(':popover-open')).toBeVisible();
    },
  },
  {
    name: 'the suggestions open',
    path: '/services',
    enter: async (page, t) => {
      const field = page.getByPlaceholder(t('filter.searchPlaceholder'));
      await field.click();
      await expect(field).toHaveAttribute('role', 'combobox');
      await field.pressSequentially('dub');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[role="option"][aria-selected="true"]')).toBeVisible();
    },
  },
  {
    name: 'no services found with active filters',
    path: '/services?emirate=ajman&rating=4.5&q=zzzz',
    enter: (page, t) => expect(page.getByRole('main')).toContainText(t('list.empty')),
  },
  {
    name: 'the map with an emirate selected',
    path: '/',
    enter: async (page) => {
      await page.locator('#map-preview').scrollIntoViewIfNeeded();
      await page
        .locator('#map-preview')
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await page.locator('.map-tools select').selectOption('fujairah');
      await expect(page.locator('.map a.chosen')).toBeVisible();
    },
  },
  {
    name: 'questions open',
    path: '/',
    enter: async (page) => {
      await page.locator('#faq').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await page.locator('#faq button').first().click();
      await expect(page.locator('#faq [role="region"]').first()).toBeVisible();
      // Axe reports a question half covered by the header as too small a target.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'a form with errors',
    path: '/update-listing',
    enter: async (page, t) => {
      await page.locator('.form button').first().click();
      await expect(page.locator('.form-failure')).toHaveText(t('forms.wrongFields'));
    },
  },
  {
    name: 'the booking dialog with errors',
    path: '/car-wash-apps',
    enter: async (page, t) => {
      await page.getByRole('link', { name: t('apps.bookNow'), exact: true }).click();
      await page.getByRole('dialog').locator('.form button').first().click();
      await expect(page.locator('.form-failure')).toHaveText(t('forms.wrongFields'));
    },
  },
  {
    name: 'the position denied',
    path: '/services',
    enter: async (page, t) => {
      await page.getByRole('button', { name: t('nearMe.button') }).click();
      await expect(page.locator('.near-me [role="status"]')).toContainText(t('nearMe.refused'));
    },
  },
  {
    name: 'distances from the visitor',
    path: '/services?near=25.139,55.232&sort=near',
    enter: (page) => expect(page.locator('.card .distance').first()).toHaveText(/km|كم/),
  },
  {
    name: 'a compared provider removed',
    path: '/compare?ids=8,73,108',
    announcesNames: true,
    enter: async (page) => {
      await page.locator('.compared-remove').last().click();
      await expect(page.locator('.compared-name')).toHaveCount(2);
    },
  },
  {
    name: 'the hours of the week and the typed texts open',
    path: '/service/1',
    enter: async (page) => {
      for (const part of ['.hours-week', '.original-texts']) {
        await page.locator(`${part} > summary`).click();
        await expect(page.locator(`${part}[open]`)).toBeVisible();
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'a review with errors',
    path: '/service/108/reviews/new',
    enter: async (page, t) => {
      await page.locator('.form button').last().click();
      await expect(page.locator('.form-failure')).toHaveText(t('forms.wrongFields'));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'a claim with errors',
    path: '/update-listing?provider=108',
    enter: async (page, t) => {
      await page.locator('.form button').last().click();
      await expect(page.locator('.form-failure')).toHaveText(t('forms.wrongFields'));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'nothing saved',
    path: '/saved',
    enter: (page) => expect(page.locator('.saved-empty')).toBeVisible(),
  },
  {
    name: 'the tray',
    path: '/wash-type/steam-cleaning',
    within: '.saved-tray',
    enter: async (page) => {
      await saveCard(page, 0);
      await saveCard(page, 1);
      await expect(page.locator('.saved-tray .button')).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: '/service/1',
    within: '[data-sonner-toaster]',
    enter: async (page) => {
      const detail = { text: '1', channel: 'single' };
      await page.evaluate((one) => window.dispatchEvent(new CustomEvent('notice', { detail: one })), detail);
      // Visible only while hovered.
      await page.locator('[data-sonner-toast]').hover();
    },
  },
];

for (const [index, { name, path, enter, within, announcesNames, widths = WIDTHS }] of STATES.entries()) {
  for (const locale of LOCALES) {
    const tier = locale === LOCALES[index % 2] ? '' : ' @full';
    test(`${address(path, locale)} with ${name} is accessible, in light and dark mode${tier}`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      // Running transitions would fail the contrast check.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0]!, height: 800 });
      await openWithScript(page, address(path, locale));
      await enter(page, textsOf(locale));
      expect.soft(await violationsOn(page, within)).toEqual([]);
      if (locale === 'ar' && !announcesNames) expect.soft(await englishOn(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(contentWidth, 'width of the content').toBeLessThanOrEqual(width);
      }
      await expectDarkMode(page);
      expect.soft(await violationsOn(page, within), 'on the widest screen, in dark mode').toEqual([]);
      expect.soft(complaints).toEqual([]);
    });
  }
}

test('targets outside running text are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/',
    '/services',
    '/service/1',
    '/emirates/dubai',
    '/contact',
    '/car-wash-apps',
    '/blog',
  ]) {
    await openWithScript(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, select, input:not([type="hidden"]), summary')]
        .filter((one) => one.checkVisibility())
        .filter((one) => !one.closest('p, .article, svg, h2, h3, .form-honeypot, .toggle'))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          // A card's link covers the whole card.
          const { position, height: covered } = getComputedStyle(element, '::before');
          const highest = position === 'absolute' ? Math.max(height, parseFloat(covered) || 0) : height;
          return { text: element.outerHTML.slice(0, 90), width, height: highest };
        })
        .filter(({ height, width }) => height > 0 && height < 43.5 && width > 1)
        .map(({ text, height }) => `${Math.round(height)} ${text}`),
    );
    expect.soft(small, path).toEqual([]);
  }
});
