import { type APIRequestContext, expect, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { idsWhere, type Row, writeRows } from '../support/directory';
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

const TIMEOUT = 4_000;
const SEEN = [
  '/',
  '/services',
  '/services?emirate=dubai&rating=4.5',
  '/emirates/sharjah',
  '/wash-type/steam-cleaning',
  '/wash-type/mobile-car-wash/emirates/dubai',
  '/district/jlt',
  '/areas/al-quoz',
  '/service/1',
  '/ar/services?washType=hand-wash',
];
const UNSEEN_LISTS: [path: string, matches: (row: Row) => boolean, order?: string][] = [
  [
    '/services?emirate=ajman&rating=4.5',
    ({ emirates, rating }) => emirates.includes('ajman') && rating! >= 4.5,
  ],
  ['/services?q=steam', (row) => row.search_text.includes('steam')],
  [
    '/services?washType=wax&sort=price',
    (row) => row.wash_type_text.includes('wax'),
    'price_from.asc.nullslast,score.desc.nullslast,review_count.desc.nullslast,id',
  ],
];
const UNSEEN_PROVIDER = '/service/7';
const COMPARISON = '/compare?ids=1,2';
const POST = '/blog/where-a-mobile-wash-may-work';
const POLLING = { timeout: 10_000, intervals: [250] };
const SLOW_POLLING = { timeout: 20_000 };

test('during an outage visited pages stay up, others fail fast, and all recover', async ({ request }) => {
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url);
  // If the first read times out the page is not cached yet, so wait.
  for (const path of SEEN)
    await expect
      .poll(async () => idsIn((await get(request, site, path)).html).length, {
        timeout: 60_000,
        message: path,
      })
      .toBeGreaterThan(0);
  const before = await shownOn(request, site, SEEN);

  await backend.kill();
  expect(await shownOn(request, site, SEEN)).toEqual(before);
  await expectHonestEmptiness(request, site);

  await backend.start();
  // The first visitor after the outage sees the page.
  const recovered = await get(request, site, UNSEEN_PROVIDER);
  expect(recovered.status).toBe(200);
  for (const [path, matches, order] of UNSEEN_LISTS)
    await expect
      .poll(async () => idsIn((await get(request, site, path)).html), POLLING)
      .toEqual((await idsWhere(matches, order)).slice(0, 24));
  expect(textOf((await get(request, site, COMPARISON)).html)).toContain('Send these two');
  expect(await shownOn(request, site, SEEN)).toEqual(before);
  expect((await get(request, site, '/service/999999')).status).toBe(404);
});

test('a site that starts before its database says so without revealing hosts, then recovers', async ({
  request,
}) => {
  const backend = await TestBackend.create();
  const site = await TestSite.start(backend.url);
  const read = async (path: string) => textOf((await get(request, site, path)).html);
  const banner = () => read('/services?q=steam');
  expect(await banner()).toMatch(/Database connection error: \w.{10}/);
  await expectHonestEmptiness(request, site);
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    const blog = await read(address('/blog?category=tips', locale));
    expect(blog).toContain(t('blog.title'));
    expect(blog).not.toContain(t('blog.empty'));
    const post = await get(request, site, address(POST, locale));
    expect(textOf(post.html)).toContain(t('blog.unavailable'));
    expectTemporary(post);
    const area = await get(request, site, address('/areas/al-quoz', locale));
    expect(headingOf(area.html)).toBe(t('notFound.unavailable.title'));
    expectTemporary(area);
    expect((await get(request, site, address('/blog/feed.xml', locale))).status).toBe(503);
  }
  // Pages rendered with the database keep their last good copy.
  expect(await read('/about')).toContain('Why we began');
  const api = await request.get(`${site.url}/api/providers.json?emirate=ajman&eco=1`);
  expect(api.status()).toBe(503);
  expect(api.headers()).toMatchObject({
    'retry-after': expect.stringMatching(/^[1-9]/),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  expect(problemsWith(await readOpenApi(request))('Failure', await api.json())).toEqual([]);

  await backend.start();
  await expect.poll(banner, POLLING).toContain('Database Connected Successfully');
  await expect.poll(() => read(POST), SLOW_POLLING).toContain('Towers, Malls and Villas');
  await expect
    .poll(() => read('/blog?category=tips'), SLOW_POLLING)
    .toContain('How to Read a Car Wash Price');
});

test('pages do not wait for a hanging database, and the health check fails within two seconds', async ({
  request,
}) => {
  const backend = await FaultyBackend.start('http://127.0.0.1:9');
  backend.setFault('hang');
  const site = await TestSite.start(backend.url);
  for (const path of ['/', '/services', '/emirates/dubai', '/district/jlt'])
    expect(idsIn((await get(request, site, path)).html).length, path).toBeGreaterThan(0);
  await expectHonestEmptiness(request, site);
  // The first request loads the route, and a busy machine is slow.
  await expect(async () => {
    expect((await get(request, site, '/api/health')).ms).toBeLessThan(2_000);
  }).toPass();
  const health = await request.get(`${site.url}/api/health`);
  expect(health.status()).toBe(503);
  expect(health.headers()['cache-control']).toBe('no-store');
  expect(await health.json()).toEqual({ site: 'ok', database: 'unavailable' });
  await backend.stop();
});

test('if revalidation can read only part of a page, the cached page is kept', async ({ request }) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  const path = '/emirates/dubai';
  const before = await shownOn(request, site, [path]);
  // The lists further down the page.
  faulty.setFault('500', /[?&]wash_types=/);
  expect(await site.revalidate()).toBe(200);
  await get(request, site, path);
  await expect.poll(() => site.log, { timeout: 20_000 }).toContain('"page.stale"');
  expect(await shownOn(request, site, [path])).toEqual(before);
  await faulty.stop();
});

test('a list that cannot be read, although the database responds, is an error that nobody keeps', async ({
  request,
}) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  const lists = [
    '/services?emirate=ajman&rating=4.5',
    '/ar/services?washType=steam-cleaning&emirate=sharjah',
    '/wash-type/mobile-car-wash?page=2',
    '/ar/wash-type/mobile-car-wash/emirates/dubai?page=2',
  ];
  const posts = '/blog?category=tips';
  faulty.setFault('500', /\/rpc\/list_providers|\/blog_posts/);
  for (const path of [...lists, posts]) expectError(await get(request, site, path), path);
  faulty.setFault('none');
  // The first visitor afterwards sees what was missing.
  for (const path of lists)
    expect.soft(idsIn((await get(request, site, path)).html).length, path).toBeGreaterThan(0);
  expect(textOf((await get(request, site, posts)).html)).toContain('How to Read a Car Wash Price');
  await faulty.stop();
});

test('a page that cannot be read, although its row can, is an error that nobody keeps', async ({
  request,
}) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  faulty.setFault('500', /select=(?!is_listed|slug)/);
  for (const path of ['/service/7', '/ar/service/8', POST]) expectError(await get(request, site, path), path);
  faulty.setFault('none');
  for (const path of ['/service/7', '/ar/service/8', POST])
    expect((await get(request, site, path)).status, path).toBe(200);
  await faulty.stop();
});

test('a provider that closes or is deleted leaves every process within 30 seconds', async ({
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
  const changedAt = performance.now();
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const site of sites) {
    const statusOf = async (path: string) => (await get(request, site, path)).status;
    await expect.poll(() => statusOf('/service/7'), { timeout: 35_000 }).toBe(410);
    await expect.poll(() => statusOf('/ar/service/8'), { timeout: 35_000 }).toBe(404);
    expect(performance.now() - changedAt).toBeLessThan(35_000);
    await page.goto(`${site.url}/service/7`);
    await expect(page.getByRole('main')).toContainText(textsOf('en')('providerPage.closedText'));
    await expect(page.locator('.contact-links')).toHaveCount(0);
    await page.goto(`${site.url}/ar/service/8`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('ar')('notFound.service.title'));
  }
  await page.close();
});

test('during an outage junk URLs are unavailable rather than missing, and evict no real page', async ({
  request,
}) => {
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url);
  expect((await get(request, site, '/service/1')).status).toBe(200);
  await backend.kill();
  const ids = Array.from({ length: 40 }, (_, index) => 910_000 + index);
  await Promise.all(
    ids.map(async (id) =>
      expectTemporary(await get(request, site, address(`/service/${id}`, LOCALES[id % 2]!))),
    ),
  );
  expect((await get(request, site, '/service/1')).status).toBe(200);
  await backend.start();
  await expect.poll(async () => (await get(request, site, '/service/910000')).status, POLLING).toBe(404);
});

test('while the database is down, every form without JavaScript says that it may not have arrived and keeps every field', async ({
  browser,
}) => {
  const backend = await TestBackend.create();
  const site = await TestSite.start(backend.url);
  const reader = await browser.newPage();
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
    await expect(page.locator('.form-result')).toHaveText(textsOf(locale)('forms.unknown'));
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

/** Search engines keep the page, and nobody keeps the response. */
function expectTemporary({ status, headers, html }: Awaited<ReturnType<typeof get>>) {
  expect.soft(status).toBe(503);
  expect
    .soft(headers)
    .toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.stringMatching(/^[1-9]/) });
  expect.soft(html).not.toContain('noindex');
}

/** Nobody keeps the response. */
function expectError({ status, headers }: Awaited<ReturnType<typeof get>>, path: string) {
  expect.soft(status, path).toBe(500);
  expect.soft(headers['cache-control'], path).toContain('no-store');
}

/** A page that was never read is a temporary failure: retry soon, neither an error nor a 404. */
async function expectHonestEmptiness(request: APIRequestContext, site: TestSite) {
  // Middleware asks the database once a second; until then, a list without its providers is an error.
  await expect
    .poll(async () => {
      const { status, headers } = await get(request, site, UNSEEN_LISTS[0]![0]);
      expect.soft(headers['cache-control']).toContain('no-store');
      return status;
    }, POLLING)
    .toBe(200);
  for (const path of [...UNSEEN_LISTS.map(([list]) => list), UNSEEN_PROVIDER, COMPARISON]) {
    const response = await get(request, site, path);
    const { status, html, ms } = response;
    if (path === UNSEEN_PROVIDER) expectTemporary(response);
    else {
      expect.soft(status, `status of ${path}`).toBe(200);
      expect.soft(response.headers['cache-control'], path).toContain('no-store');
    }
    expect.soft(ms, `timeout on ${path}`).toBeLessThan(TIMEOUT);
    if (path === UNSEEN_PROVIDER) expect.soft(headingOf(html)).toBe('The directory cannot be reached');
    else
      expect
        .soft(textOf(html))
        .toContain(path === COMPARISON ? 'Your link will keep working' : 'No services found');
    expect.soft(textOf(html), path).not.toContain('Try fewer filters');
    expect.soft(html).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|fetch failed|car_wash_locations|sb_publishable/);
  }
}
