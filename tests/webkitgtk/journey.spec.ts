import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { execa } from 'execa';
import { Key } from 'selenium-webdriver';
import { PAGES } from '../support/pages';
import { address, BASE_URL, LOCALES, textsOf } from '../support/site';
import { test } from './visitor';

const SIZES = { phone: [390, 844], desktop: [1440, 900] } as const;
/** Debian's and Fedora's. */
const MINI_BROWSERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);
/** One page of each route. */
const PATHS = PAGES.filter((page) => PAGES.find(({ route }) => route === page.route) === page).map(
  ({ path }) => path,
);

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const locale of LOCALES) {
    test.describe(`on a ${size} in ${locale}`, () => {
      const isPhone = size === 'phone';
      const t = textsOf(locale);
      const at = (path: string) => address(path, locale);

      test.beforeEach(async ({ visitor }) => {
        await visitor.resize(width, height);
        await visitor.open('/icon.svg');
        await visitor.driver.executeScript('localStorage.clear()');
      });

      test('suggestions can be chosen with the keyboard and the pointer', async ({ visitor }) => {
        await visitor.open(at('/services'));
        await visitor.fill('main input[name="q"]', locale === 'ar' ? 'دبي' : 'dub');
        await visitor.find('main input[aria-expanded="true"]');
        await visitor.press(Key.ARROW_DOWN);
        await visitor.find('[role="option"][aria-selected="true"]', t('emirates.dubai.name'));
        await visitor.press(Key.ENTER);
        await visitor.expectPath(at('/emirates/dubai'));

        await visitor.open(at('/about'));
        await visitor.click('header a[aria-haspopup="dialog"]');
        await visitor.fill('dialog[open] input[name="q"]', locale === 'ar' ? 'بخار' : 'steam');
        await visitor.click('dialog[open] [role="option"]', t('washTypes.steam-cleaning.name'));
        await visitor.expectPath(at('/wash-type/steam-cleaning'));
        await visitor.expectCount('dialog[open]', 0);
      });

      test('filters apply immediately, or on phones when the button in the sheet is pressed', async ({
        visitor,
      }) => {
        await visitor.open(at('/services'));
        await visitor.click('label:has([name="verified"])');
        await visitor.expectPath(at('/services?verified=1'));
        if (isPhone) await visitor.click('[popovertarget="filters"]');
        await visitor.select('#filters [name="emirate"]', 'sharjah');
        if (isPhone) {
          const button = await visitor.find('#filters button:has([data-count])');
          await expect.poll(() => button.getText()).toMatch(/\d/);
          await button.click();
        }
        await visitor.expectPath(at('/services?emirate=sharjah&verified=1'));
        if (isPhone) await visitor.expectCount('#filters', 0);
        await visitor.select('select[name=sort]', 'price');
        await visitor.expectPath(at('/services?emirate=sharjah&verified=1&sort=price'));
        await visitor.find('main', t('emirates.sharjah.name'));
      });

      test('a form shows errors, keeps its values and can be sent after correction', async ({ visitor }) => {
        const field = (name: string) => `form[novalidate] [name="${name}"]`;
        await visitor.open(at('/contact'));
        await visitor.fill(field('name'), 'Amna Saeed');
        await visitor.fill(field('email'), 'amna at home');
        await visitor.click('form[novalidate] button', t('contact.submit'));
        await visitor.find('[id$="-error"]', t('forms.errors.email'));
        await visitor.find('[id$="-error"]', t('forms.errors.required'));
        const focused = () => visitor.driver.switchTo().activeElement().getAttribute('name');
        await expect.poll(focused).toBe('email');
        expect(await (await visitor.find(field('name'))).getAttribute('value')).toBe('Amna Saeed');
        await visitor.fill(field('email'), 'amna@visitor.example');
        await visitor.fill(field('message'), 'One number is wrong.');
        await visitor.click('form[novalidate] button', t('contact.submit'));
        await visitor.find('[data-outcome="success"]', t('contact.success'));
      });

      test('the saved page lists saved providers, and removing one can be undone', async ({ visitor }) => {
        await visitor.open(at('/services'));
        for (const count of [1, 2]) {
          await visitor.click('main .card .heart[aria-pressed="false"]');
          await visitor.expectCount('main .heart[aria-pressed="true"]', count);
        }
        await visitor.find('.saved-tray', '2');
        await visitor.click('.saved-tray a');
        await visitor.expectPath(at('/saved'));
        await visitor.expectCount('.saved-cards .price', 2);
        await visitor.click('.saved-cards .heart');
        await visitor.expectCount('.saved-cards .card', 1);
        await visitor.click('[data-sonner-toast] button', t('saved.notices.undo'));
        await visitor.expectCount('.saved-cards .card', 2);
      });

      test('every page fits the window, with its images and aligned cards', async ({ visitor }) => {
        for (const path of PATHS) {
          await visitor.open(at(path));
          await visitor.find('h1');
          expect.soft(await visitor.driver.executeScript(findLayoutProblems), at(path)).toEqual([]);
        }
      });
    });
  }
}

test('no page logs an error', async () => {
  const paths = LOCALES.flatMap((locale) => PATHS.map((path) => BASE_URL + address(path, locale)));
  const control = 'data:text/html,<script>console.error("shown")</script>';
  // Windows driven by WebDriver are private and log nothing; others do not report that a page has loaded.
  const { all } = await execa(
    MINI_BROWSERS.find(existsSync)!,
    ['--enable-write-console-messages-to-stdout=true', ...paths, control],
    { timeout: 5_000 + paths.length * 1_000, all: true, reject: false },
  );
  const errors = all.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line));
  expect(errors).toEqual([expect.stringContaining('shown')]);
});

/** Returns what does not fit or load, and rows of cards whose facts do not align. Runs in the page. */
function findLayoutProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const cards = [...document.querySelectorAll('.card:has(> ul)')].filter((card) =>
    getComputedStyle(card).gridTemplateRows.startsWith('subgrid'),
  );
  const rows = [...new Set(cards.map(topOf))].map((top) => cards.filter((card) => topOf(card) === top));
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth} px`] : []),
    ...[...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => `broken image ${src}`),
    ...resources
      .filter(({ responseStatus }) => responseStatus >= 400)
      .map(({ responseStatus, name }) => `${responseStatus} for ${name}`),
    ...rows
      .filter((row) => new Set(row.map((card) => topOf(card.querySelector('ul')!))).size > 1)
      .map((row) => `cards are not aligned at ${topOf(row[0]!)} px`),
  ];
}
