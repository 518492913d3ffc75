import { type APIRequestContext, expect, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { writeRows } from '../support/directory';
import { FaultyBackend } from '../support/faulty-backend';
import { fillIn, FORMS, writtenIn } from '../support/forms';
import { headingOf, idsIn, textOf } from '../support/html';
import { problemsWith, readOpenApi } from '../support/openapi';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

/** Serial: each test runs its own servers. */
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.afterEach(cleanUp);

/** Pages with providers, visited before the outage or not. */
const LISTS = [
  '/',
  '/services',
  '/services?emirate=dubai&rating=4.5',
  '/services?q=steam+in+sharjah',
  '/services?washType=wax&sort=price',
  '/services?view=map&emirate=ajman',
  '/services?near=25.08,55.14&sort=near',
  '/emirates/sharjah',
  '/wash-type/steam-cleaning?page=2',
  '/wash-type/mobile-car-wash/emirates/dubai',
  '/district/jlt',
  '/areas/al-quoz',
  '/service/1',
  '/compare?ids=1,2',
  '/ar/services?washType=hand-wash',
];
const POST = '/blog/where-a-mobile-wash-may-work';
/** An edit is at the site within 15 seconds (product rule 7.2). */
const POLLING = { timeout: 20_000, intervals: [250] };

test('during an outage everything goes on, and edits are seen soon after it', async ({ request }) => {
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url);
  const before = await shownOn(request, site, LISTS);
  for (const [path, , ids] of before) expect(ids.length, path).toBeGreaterThan(0);
  const post = await get(request, site, POST);

  await backend.kill();
  // Pages say so after the second look that failed.
  await site.lookNow();
  await site.lookNow();
  expect(await shownOn(request, site, LISTS)).toEqual(before);
  expect(textOf((await get(request, site, POST)).html)).toBe(textOf(post.html));
  for (const path of ['/service/999999', '/ar/blog/none', '/areas/none'])
    expect((await get(request, site, path)).status, path).toBe(404);
  for (const locale of LOCALES) {
    const { html, status } = await get(request, site, address('/services', locale));
    const t = textsOf(locale);
    expect(status).toBe(200);
    expect(textOf(html)).toContain(t('statistics.error', { message: t('statistics.unreachable') }));
  }
  const health = await request.get(`${site.url}/api/health`);
  expect([health.status(), await health.json()]).toEqual([
    200,
    expect.objectContaining({ database: 'unavailable' }),
  ]);

  await backend.start();
  await writeRows('PATCH', 'car_wash_locations?id=eq.7', { business_name: 'Zafir After' }, backend);
  await expect
    .poll(async () => headingOf((await get(request, site, '/service/7')).html), POLLING)
    .toContain('Zafir After');
  expect(textOf((await get(request, site, '/services')).html)).toContain('Database Connected Successfully');
});

test('a site without a directory says so everywhere, keeps its texts and forms, and then recovers', async ({
  browser,
  request,
}) => {
  const backend = await TestBackend.create();
  const site = await TestSite.start(backend.url);
  for (const path of [...LISTS.filter((path) => !path.startsWith('/ar')), POST, '/blog'])
    for (const locale of LOCALES) {
      const { status, headers, html, ms } = await get(request, site, address(path, locale));
      expect.soft(status, path).toBe(503);
      expect
        .soft(headers, path)
        .toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.stringMatching(/^[1-9]/) });
      expect.soft(headingOf(html), path).toBe(textsOf(locale)('notFound.unavailable.title'));
      expect
        .soft(html, path)
        .not.toMatch(/noindex|127\.0\.0\.1|ECONNREFUSED|car_wash_locations|sb_publishable/);
      expect.soft(ms, path).toBeLessThan(5_000);
    }
  expect((await get(request, site, '/ar/about')).html).toContain(textsOf('ar')('about.fallback.first'));
  for (const path of ['/about', '/contact', '/ar/privacy-policy', '/car-wash-apps'])
    expect((await get(request, site, path)).status, path).toBe(200);
  for (const path of ['/blog/feed.xml', '/sitemap/pages.xml', '/share/service/1.jpg', '/api/provider-pins'])
    expect((await get(request, site, path)).status, path).toBe(503);
  const api = await request.get(`${site.url}/api/providers.json?emirate=ajman&eco=1`);
  expect(api.status()).toBe(503);
  expect(api.headers()).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  expect(problemsWith(await readOpenApi(request))('Failure', await api.json())).toEqual([]);
  expect((await request.get(`${site.url}/api/health`)).status()).toBe(503);

  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/ar/service/1`);
  await expect(page.getByRole('search').first()).toBeVisible();
  await backend.start();
  await expect(async () => {
    await page.getByRole('link', { name: textsOf('ar')('error.reload') }).click();
    await expect(page.locator('.contact-links')).toBeVisible({ timeout: 1_000 });
  }).toPass(POLLING);
  await page.close();
});

test('nobody waits for a hanging database more than a second', async ({ request }) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  await get(request, site, '/services');
  faulty.setFault('hang');
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const { status, ms } = await get(request, site, '/services?emirate=dubai');
    expect(status).toBe(200);
    expect(ms).toBeLessThan(2_500);
  }
  expect((await get(request, site, '/api/health')).ms).toBeLessThan(2_500);
  await faulty.stop();
});

test('an empty answer of the database changes nothing', async ({ request }) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  const before = await shownOn(request, site, LISTS);
  faulty.setFault('no rows');
  await site.lookNow();
  expect(await shownOn(request, site, LISTS)).toEqual(before);
  await faulty.stop();
});

test('a provider that closes or is deleted leaves every process within 15 seconds', async ({
  browser,
  request,
}) => {
  const backend = await TestBackend.start();
  const sites = [await TestSite.start(backend.url), await TestSite.start(backend.url)];
  for (const site of sites)
    for (const path of ['/service/7', '/ar/service/8'])
      expect((await get(request, site, path)).status).toBe(200);
  await writeRows('PATCH', 'car_wash_locations?id=eq.7', { closed_on: '2026-11-01' }, backend);
  await writeRows('DELETE', 'car_wash_locations?id=eq.8', undefined, backend);
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const site of sites) {
    const statusOf = async (path: string) => (await get(request, site, path)).status;
    await expect.poll(() => statusOf('/service/7'), POLLING).toBe(410);
    await expect.poll(() => statusOf('/ar/service/8'), POLLING).toBe(404);
    await page.goto(`${site.url}/service/7`);
    await expect(page.getByRole('main')).toContainText(textsOf('en')('providerPage.closedText'));
    await expect(page.locator('.contact-links')).toHaveCount(0);
    await page.goto(`${site.url}/ar/service/8`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ar')('notFound.service.title'));
  }
  await page.close();
});

test('while the database is down, every form without JavaScript says so and keeps every field', async ({
  browser,
}) => {
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url);
  const reader = await browser.newPage();
  // Has the directory read.
  await reader.goto(`${site.url}/services`);
  await backend.kill();
  for (const path of ['/service/1', '/ar/services']) {
    await reader.goto(site.url + path);
    expect(await violationsOn(reader), path).toEqual([]);
  }
  await reader.close();
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const [index, form] of FORMS.entries()) {
    const locale = LOCALES[index % 2]!;
    await page.goto(site.url + address(form.path, locale));
    await fillIn(page, form, 'amna@visitor.example');
    const written = await writtenIn(page);
    expect(written.join()).toContain('amna@visitor.example');
    await page.locator('.form button').first().click();
    await expect(page.locator('.form-result')).not.toBeEmpty({ timeout: 25_000 });
    expect(await writtenIn(page)).toEqual(written);
  }
  await page.close();
});

async function get(request: APIRequestContext, site: TestSite, path: string) {
  const startedAt = performance.now();
  // The server may close a keep-alive connection just as a request is sent.
  const response = await request.get(site.url + path, { timeout: 20_000, maxRetries: 1 });
  return {
    status: response.status(),
    headers: response.headers(),
    html: await response.text(),
    ms: performance.now() - startedAt,
  };
}

/** Page headings and the providers shown. */
async function shownOn(request: APIRequestContext, site: TestSite, paths: string[]) {
  const all: [path: string, heading: string, ids: number[]][] = [];
  for (const path of paths) {
    const { html } = await get(request, site, path);
    all.push([path, headingOf(html), idsIn(html)]);
  }
  return all;
}
