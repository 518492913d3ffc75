import { expect, type Page, type Response } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';
import { violationsOn } from '../support/accessibility';
import { englishOn } from '../support/english';
import { type ListedPage, PAGES } from '../support/pages';
import { PICTURE_HOST } from '../support/pictures';
import { address, type Locale, LOCALES, textsOf } from '../support/site';
import { test } from '../support/warm-page';

const WIDTHS = [320, 390, 1440];

/** Axe looks at the first page of each route and kind: others differ from it in their words alone. */
function isFirstOfKind(listed: ListedPage): boolean {
  const kindOf = ({ route, isHidden, status, canonical }: ListedPage) =>
    [route, isHidden, status, Boolean(canonical)].join();
  return PAGES.find((other) => kindOf(other) === kindOf(listed)) === listed;
}

/** The first page of each route stands for the others, which `npm run test:full` looks at too. */
function isFirstOfRoute({ route, path }: ListedPage): boolean {
  return PAGES.find((other) => other.route === route)?.path === path;
}

for (const [index, listed] of PAGES.entries()) {
  for (const locale of LOCALES) {
    const path = address(listed.path, locale);
    const tier = isFirstOfRoute(listed) && locale === LOCALES[index % 2] ? '' : ' @full';
    test(`${path} is complete, sound and readable on every screen${tier}`, async ({ page }) => {
      const complaints = listenToComplaints(page, listed);
      // Lists have the posts of other tests, too, with pictures of a host that is none.
      await page.route(`${PICTURE_HOST}/**`, (route) => route.fulfill({ path: 'public/icon.svg' }));
      const response = (await page.goto(path))!;
      expect(response.status()).toBe(listed.status ?? 200);
      await expectLanguageAndHeading(page, listed, locale);
      await expectAddressesForCrawlers(page, listed, locale);
      await expectSecurityHeaders(response);
      expectNoLongLife(response);
      await expectNoOverflow(page);
      if (isFirstOfKind(listed)) expect.soft(await violationsOn(page)).toEqual([]);
      if (locale === 'ar') expect.soft(await englishOn(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });
  }
}

/** What the browser complains of; that a missing page is missing is no complaint. */
function listenToComplaints(page: Page, { status }: ListedPage): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isItsOwnStatus = status === 404 && message.location().url === page.url();
    // Of these tests' own settings.
    const isBlockedHere = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isItsOwnStatus && !isBlockedHere)
      complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // A screen that changes its size stops the picture of the other size.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** What a page says of itself. Each expectation and each question to the browser takes 10 ms: one of each is about all. */
async function expectLanguageAndHeading(page: Page, { heading }: ListedPage, locale: Locale) {
  await expect.soft(page.locator('h1')).toHaveText([heading(textsOf(locale))]);
  const { lang, dir, title } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir, title: document.title };
  });
  expect.soft({ lang, dir }).toEqual({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' });
  expect.soft(title.length, 'title').toBeGreaterThan(9);
}

async function expectAddressesForCrawlers(page: Page, listed: ListedPage, locale: Locale) {
  const { metas, links } = await page.evaluate(() => ({
    metas: [...document.querySelectorAll('meta')].map((meta) => ({
      name: meta.getAttribute('property') ?? meta.name,
      content: meta.content,
    })),
    links: [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[rel="alternate"]'),
    ].map((link) => ({ name: link.hreflang || link.rel, href: link.getAttribute('href') })),
  }));
  const contents = (name: string) => metas.filter((meta) => meta.name === name).map(({ content }) => content);
  const pathsOf = (name: string) =>
    links.filter((link) => link.name === name).map(({ href }) => pathOf(href ?? 'about:blank'));
  const one = [expect.any(String)];
  const isMissing = listed.status === 404;
  const original = listed.canonical ?? listed.path;
  const itself = isMissing ? [] : [address(original, locale)];
  expect
    .soft({
      robots: contents('robots'),
      description: contents('description'),
      'og:title': contents('og:title'),
      'og:description': contents('og:description'),
      'og:image': contents('og:image'),
      'og:url': contents('og:url').length,
      'twitter:card': contents('twitter:card'),
      canonical: pathsOf('canonical'),
    })
    .toEqual({
      robots: listed.isHidden ? [expect.stringMatching(/noindex/)] : [],
      description: [expect.stringMatching(/.{40}/)],
      'og:title': one,
      'og:description': one,
      'og:image': one,
      'og:url': itself.length,
      'twitter:card': one,
      canonical: itself,
    });
  // One page stands for every address where nothing is.
  if (isMissing) return;
  const languages = { en: pathsOf('en'), ar: pathsOf('ar'), 'x-default': pathsOf('x-default') };
  expect.soft(languages).toEqual({
    ...Object.fromEntries(LOCALES.map((language) => [language, [address(original, language)]])),
    'x-default': [original],
  });
}

/** The path and query that a link names, which must be a whole address. */
function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

async function expectSecurityHeaders(response: Response) {
  expect.soft(response.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  });
  expect.soft(response.headers()['x-powered-by']).toBeUndefined();
}

/** A cache in front must not show a page for longer than the data in it is fresh, nor over a deployment. */
function expectNoLongLife(response: Response) {
  const control = response.headers()['cache-control'] ?? '';
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? (/no-store/.test(control) ? 0 : Infinity);
  expect.soft(Number(seconds), control).toBeLessThanOrEqual(REVALIDATE_SECONDS);
}

async function expectNoOverflow(page: Page) {
  const contentWidths: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    contentWidths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  const tooWide = WIDTHS.filter((width, index) => contentWidths[index]! > width);
  expect.soft(tooWide, `screens on which the content is wider: ${contentWidths.join()}`).toEqual([]);
}
