import { expect, type Page, type Response } from '@playwright/test';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { violationsOn } from '../support/accessibility';
import { expectDarkMode } from '../support/brightness';
import { englishOn } from '../support/english';
import { type ListedPage, PAGES } from '../support/pages';
import { PICTURE_HOST } from '../support/posts';
import { address, type Locale, LOCALES, textsOf } from '../support/site';
import { test } from '../support/warm-page';

const WIDTHS = [320, 390, 1440];

/** The quick tests cover these pages, each in one language. */
const MAIN_PAGES = ['/', '/services', '/service/1', '/blog', '/contact'];

for (const [index, listed] of PAGES.entries()) {
  for (const locale of LOCALES) {
    const path = address(listed.path, locale);
    const tier = MAIN_PAGES.includes(listed.path) && locale === LOCALES[index % 2] ? '' : ' @full';
    test(`${path} is complete and accessible at every width, in light and dark mode${tier}`, async ({
      page,
    }) => {
      const complaints = listenToComplaints(page, listed);
      // Lists also contain posts of other tests, with images from a fake host.
      await page.route(`${PICTURE_HOST}/**`, (route) => route.fulfill({ path: 'public/icon.svg' }));
      const response = await open(page, listed, locale);
      expectSecurityHeaders(response);
      expectNoLongLife(response);
      await expectToFit(page);
      expect.soft(await violationsOn(page)).toEqual([]);
      if (locale === 'ar') expect.soft(await englishOn(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
      await expectDarkMode(page);
      expect.soft(await violationsOn(page, 'html', ['color-contrast']), 'dark mode').toEqual([]);
    });
  }
}

/** Opens a page and checks the metadata in its HTML. */
async function open(page: Page, listed: ListedPage, locale: Locale): Promise<Response> {
  const response = (await page.goto(address(listed.path, locale)))!;
  expect.soft(response.status(), listed.path).toBe(listed.status ?? 200);
  await expectLanguageAndHeading(page, listed, locale);
  await expectAddressesForCrawlers(page, listed, locale);
  return response;
}

/** Console errors and failed requests; the status of a missing page is not one. */
function listenToComplaints(page: Page, { status }: ListedPage): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isItsOwnStatus = status === 404 && message.location().url === page.url();
    // Caused by the settings of these tests.
    const isBlockedHere = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isItsOwnStatus && !isBlockedHere)
      complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // Resizing cancels the image of the other size.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** A page's metadata. Each expectation and each call to the browser takes 10 ms, so they are combined. */
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
  // A single page serves all missing URLs.
  if (isMissing) return;
  const languages = { en: pathsOf('en'), ar: pathsOf('ar'), 'x-default': pathsOf('x-default') };
  expect.soft(languages).toEqual({
    ...Object.fromEntries(LOCALES.map((language) => [language, [address(original, language)]])),
    'x-default': [original],
  });
}

/** The path and query of a link, which must be an absolute URL. */
function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

function expectSecurityHeaders(response: Response) {
  expect.soft(response.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  });
  expect.soft(response.headers()['x-powered-by']).toBeUndefined();
}

/** Shared caches must not keep a page longer than its data is fresh, nor across deployments. */
function expectNoLongLife(response: Response) {
  const control = response.headers()['cache-control'] ?? '';
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? (/no-store|private/.test(control) ? 0 : Infinity);
  expect.soft(Number(seconds), control).toBeLessThanOrEqual(SHARED_SECONDS.page);
}

async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(content, `width of ${page.url()} on a screen of ${width}`).toBeLessThanOrEqual(width);
    expect.soft(await page.evaluate(brokenWords), `words on two lines at ${width} px`).toEqual([]);
  }
}

/** Words broken over two lines. Lines may break after a hyphen, slash or dash, and URLs anywhere. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const { parentElement } = node;
    if (
      !parentElement?.checkVisibility() ||
      parentElement.closest('script, style, noscript, .sr-only, .wrap-anywhere')
    )
      continue;
    for (const word of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
