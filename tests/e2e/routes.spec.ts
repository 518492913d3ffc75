import { expect, type Page, type Response } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';
import { violationsOn } from '../support/accessibility';
import { englishOn } from '../support/english';
import { type ListedPage, PAGES } from '../support/pages';
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

async function expectLanguageAndHeading(page: Page, { heading }: ListedPage, locale: Locale) {
  const html = page.locator('html');
  await expect.soft(html).toHaveAttribute('lang', locale);
  await expect.soft(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.locator('h1')).toHaveText(heading(textsOf(locale)));
  expect.soft((await page.title()).length, 'title').toBeGreaterThan(9);
}

async function expectAddressesForCrawlers(page: Page, listed: ListedPage, locale: Locale) {
  const robots = page.locator('meta[name="robots"]');
  if (listed.isHidden) await expect.soft(robots).toHaveAttribute('content', /noindex/);
  else await expect.soft(robots).toHaveCount(0);
  await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
  for (const tag of ['og:title', 'og:description', 'og:image'])
    await expect.soft(page.locator(`meta[property="${tag}"]`), tag).toHaveCount(1);
  await expect.soft(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  // One page stands for every address where nothing is.
  if (listed.status === 404) {
    await expect.soft(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
    return;
  }

  const original = listed.canonical ?? listed.path;
  expect.soft(await pathOf(page, 'link[rel="canonical"]')).toBe(address(original, locale));
  for (const language of LOCALES) {
    const alternate = `link[rel="alternate"][hreflang="${language}"]`;
    expect.soft(await pathOf(page, alternate), language).toBe(address(original, language));
  }
  expect.soft(await pathOf(page, 'link[rel="alternate"][hreflang="x-default"]')).toBe(original);
}

/** The path and query that a link names, which must be a whole address. */
async function pathOf(page: Page, selector: string): Promise<string> {
  const hrefs = await page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect.soft(hrefs, selector).toHaveLength(1);
  const { pathname, search } = new URL(hrefs[0] ?? 'about:blank');
  return pathname + search;
}

async function expectSecurityHeaders(response: Response) {
  const headers = response.headers();
  expect.soft(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
  expect.soft(headers['x-content-type-options']).toBe('nosniff');
  expect.soft(headers['x-frame-options']).toBe('DENY');
  expect.soft(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect.soft(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect.soft(headers['permissions-policy']).toContain('geolocation=(self)');
  expect.soft(headers['x-powered-by']).toBeUndefined();
}

/** A cache in front must not show a page for longer than the data in it is fresh, nor over a deployment. */
function expectNoLongLife(response: Response) {
  const control = response.headers()['cache-control'] ?? '';
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? (/no-store/.test(control) ? 0 : Infinity);
  expect.soft(Number(seconds), control).toBeLessThanOrEqual(REVALIDATE_SECONDS);
}

async function expectNoOverflow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(contentWidth, `width of the content on ${width} px`).toBeLessThanOrEqual(width);
  }
}
