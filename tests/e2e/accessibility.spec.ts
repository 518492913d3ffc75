import { expect, type Page } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { englishIn } from '../support/html';
import { saveCard } from '../support/saved';
import { loadEmiratesMenu, openWithScript } from '../support/scripts';
import { address, EMIRATE_SLUGS, LOCALES, textsOf, type Translate } from '../support/site';
import { test } from '../support/warm-page';

/** Contrast is a table in tests/project/contrast.test.ts; axe checks what it finds of it here as well. */

type Enter = (page: Page, t: Translate) => Promise<void>;
interface View {
  path: string;
  /** Brings the page into a state and waits for it. */
  enter?: Enter;
  state?: string;
  /** Widths in pixels, of which axe checks the first. */
  widths?: number[];
  /** Limits axe to this part while it covers others. */
  within?: string;
}

const PHONE = [390, 320];
const WIDE = [1440, 1024];

/** Links that are partly below the sticky header would count as too small. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

const openDrawer: Enter = async (page, t) => {
  await page.getByRole('button', { name: t('site.openMenu') }).click();
  await page.getByRole('dialog').locator('summary').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const openEmirates: Enter = async (page) => {
  await loadEmiratesMenu(page);
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').first().click();
  await expect(page.getByRole('menuitem')).toHaveCount(EMIRATE_SLUGS.length);
};
const openFilters: Enter = async (page, t) => {
  await page.getByRole('button', { name: new RegExp(`^${t('filter.open')}`) }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
};
const openSuggestions: Enter = async (page, t) => {
  const field = page.getByPlaceholder(t('filter.searchPlaceholder'));
  await field.click();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially('dub');
  await expect(page.getByRole('option', { name: /Dubai|دبي/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toBeVisible();
};
const chooseOnHome: Enter = async (page, t) => {
  await scrollTo(page, '#map-preview');
  await page.getByRole('combobox', { name: t('map.select') }).selectOption('fujairah');
  await expect(page.locator('.map a.chosen')).toBeVisible();
  await scrollTo(page, '#faq');
  await page.locator('#faq button').first().click();
  await expect(page.locator('#faq [role="region"]').first()).toBeVisible();
  await toTop(page);
};
const sendEmpty =
  (button: number): Enter =>
  async (page, t) => {
    await page.locator('form[novalidate] button').nth(button).click();
    await expect(page.locator('[data-outcome="error"]')).toHaveText(t('forms.wrongFields'));
    await toTop(page);
  };
const bookNothing: Enter = async (page, t) => {
  await page.getByRole('link', { name: t('apps.bookNow'), exact: true }).click();
  await page.getByRole('dialog').locator('form[novalidate] button').first().click();
  await expect(page.locator('[data-outcome="error"]')).toHaveText(t('forms.wrongFields'));
};
const openHours: Enter = async (page) => {
  for (const part of ['.hours-week', '.original-texts']) await page.locator(`${part} > summary`).click();
  await expect(page.locator('.hours-week[open]')).toBeVisible();
  await toTop(page);
};
const fillTray: Enter = async (page) => {
  for (const index of [0, 1]) await saveCard(page, index);
  await expect(page.locator('.saved-tray a[href*="/compare"]')).toBeVisible();
};

/** A page of each template, in both languages; those before the text and the map are quick in one of them. */
// prettier-ignore
const TEMPLATES = [
  '/services', '/service/108', '/contact', '/blog/where-a-mobile-wash-may-work', '/compare?ids=8,73,108', '/saved', '/emirates/atlantis',
  '/about', '/services?view=map',
];
const QUICK = 7;
// prettier-ignore
const VIEWS: View[] = [
  ...[...TEMPLATES, '/', '/emirates/dubai', '/service/2/reviews', '/prices', '/out-of-hours', '/blog', '/privacy-policy', '/accessibility', '/update-listing?provider=108'].map((path) => ({ path })),
  { path: '/services', state: 'the drawer open', enter: openDrawer, widths: PHONE },
  { path: '/services', state: 'the Emirates menu open', enter: openEmirates, widths: WIDE },
  { path: '/services', state: 'the filters open', enter: openFilters, widths: PHONE },
  { path: '/services', state: 'suggestions open', enter: openSuggestions },
  { path: '/services?emirate=ajman&rating=4.5&q=zzzz', state: 'no services found', enter: (page, t) => expect(page.getByRole('main')).toContainText(t('list.empty')) },
  { path: '/', state: 'an emirate and questions chosen', enter: chooseOnHome },
  { path: '/update-listing', state: 'errors', enter: sendEmpty(0) },
  { path: '/service/108/reviews/new', state: 'errors', enter: sendEmpty(-1) },
  { path: '/car-wash-apps', state: 'errors in the booking dialog', enter: bookNothing },
  { path: '/services?near=25.139,55.232&sort=near', state: 'distances', enter: (page) => expect(page.locator('.card .distance').first()).toHaveText(/km|كم/) },
  { path: '/service/1', state: 'the hours of the week open', enter: openHours },
  // On phones, the bar at the bottom of the screen has the links of the tray.
  { path: '/wash-type/steam-cleaning', state: 'the tray', enter: fillTray, widths: [WIDE[0]!], within: '.saved-tray' },
];

for (const [index, view] of VIEWS.entries())
  for (const locale of index < TEMPLATES.length ? LOCALES : [LOCALES[index % 2]!]) {
    const { path, state, enter, widths = [...PHONE, WIDE[0]!], within } = view;
    const tier = index < QUICK && locale === LOCALES[index % 2] ? '' : ' @full';
    const name = address(path, locale) + (state ? ` with ${state}` : '');
    test(`${name} is accessible, fits every width and complains of nothing${tier}`, async ({ page }) => {
      const complaints = listenToComplaints(page);
      // Running transitions would fail the contrast check.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[0]!, height: 844 });
      await openWithScript(page, address(path, locale));
      await enter?.(page, textsOf(locale));
      expect.soft(await violationsOn(page, within)).toEqual([]);
      expect.soft(await page.evaluate(unnamedWords), 'visible words that are not in the name').toEqual([]);
      if (locale === 'ar') expect.soft(englishIn(await page.content())).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(content, `width on a screen of ${width}`).toBeLessThanOrEqual(width);
        expect.soft(await page.evaluate(brokenWords), `words on two lines at ${width} px`).toEqual([]);
      }
      expect.soft(complaints).toEqual([]);
    });
  }

/** Console errors and failed requests; the status of a missing page is not one. */
function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isItsOwnStatus = message.location().url === page.url() && message.text().includes('404');
    // Caused by the settings of these tests, and by a slow machine.
    const isBlockedHere = /blocked by Playwright|WebGL|preloaded using link preload/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isItsOwnStatus && !isBlockedHere)
      complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // Resizing cancels the image of the other size.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/**
 * Controls whose names lack words that they show, which who speaks to the browser would say (WCAG 2.5.3). A number may be a word in the
 * name. Runs in the page.
 */
function unnamedWords(): string[] {
  const wordsOf = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu)
        ?.join(' ') ?? ''
    } `;
  return [...document.querySelectorAll<HTMLElement>(':is(a, button, [role="button"])[aria-label]')]
    .filter((control) => {
      const shown = wordsOf(control.innerText ?? control.textContent);
      return shown.trim() !== '' && !wordsOf(control.ariaLabel!).includes(shown);
    })
    .map((control) => `${control.ariaLabel} shows ${control.textContent}`);
}

/** Words broken over two lines. Lines may break after a hyphen, slash or dash, and URLs anywhere. Runs in the page. */
function brokenWords(): string[] {
  // Some texts are for screen readers on phones alone.
  const isOnlyRead = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyRead(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const isExempt = parentElement?.closest('script, style, noscript, .sr-only, .wrap-anywhere');
    if (!parentElement?.checkVisibility() || isExempt || isOnlyRead(parentElement)) continue;
    for (const word of (textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(word[0]);
    }
  }
  return broken;
}
