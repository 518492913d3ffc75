import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx';
import { freePort } from '../../scripts/processes/ports';
import { waitUntilUp } from '../../scripts/processes/run';
import { comparablePage, firstDifference } from '../support/comparable-page';
import { readRows, writeRows } from '../support/directory';
import { hostileRequest, MARK, sendHostile } from '../support/hostile-requests';
import { cleanUp, temporaryFolder, watch } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { submissionsFrom, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

/** Pages in both languages, most of them rendered on the first visit. */
const PAGES_OF_VISITORS: ((index: number) => string)[] = [
  (index) => `/service/${200 + index}`,
  (index) => `/ar/service/${300 + index}`,
  (index) => `/services?emirate=dubai&rating=${3 + (index % 5) / 2}`,
  (index) => `/ar/services?washType=steam-cleaning&rating=${3 + (index % 5) / 2}`,
  () => '/ar/areas/al-quoz',
  () => '/blog/where-a-mobile-wash-may-work',
  () => '/emirates/sharjah',
  () => '/ar',
  () => '/nothing/here',
  () => '/ar/service/999999',
];

const LIST = '/wash-type/steam-cleaning';
const SEARCH = '/services?q=steam';

test.skip(!hasNginx(), 'nginx is not installed, so its configuration in deploy/ is not tested.');
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** nginx with the deployed configuration, in front of two processes of the site. */
let proxy: string;
let backend: TestBackend;
let sites: [TestSite, TestSite];

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  sendRawRequest(proxy, path, { method, headers });

test.beforeEach(async () => {
  backend = await TestBackend.start();
  sites = await Promise.all([TestSite.start(backend.url), TestSite.start(backend.url)]);
  const [folder, port] = [temporaryFolder('nginx'), await freePort()];
  proxy = `http://localhost:${port}`;
  const sitePorts = [sites[0].port, sites[1].port] as const;
  const build = process.env.NEXT_DIST_DIR!;
  const nginx = watch(startNginx(folder, siteConfiguration({ folder, port, sitePorts, build })));
  await waitUntilUp(`${proxy}/icon.svg`, nginx);
});
test.afterEach(cleanUp);

test('caches pages as the site directs, compressed once, and static files forever', async () => {
  for (const path of [LIST, '/ar/services', '/api/providers.json']) {
    const gzipped = () => get(path, { 'accept-encoding': 'br, gzip, deflate' });
    await expect
      .poll(async () => (await gzipped()).headers['x-cache'], { message: path, timeout: 30_000 })
      .toBe('HIT');
    const first = await gzipped();
    const again = await get(path, { 'accept-encoding': 'gzip' });
    for (const { headers } of [first, again]) {
      expect(headers['x-cache'], path).toBe('HIT');
      expect(headers['content-encoding'], path).toBe('gzip');
    }
    expect(again.body.equals(first.body), path).toBe(true);
    const plain = await get(path);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(plain.body.length, path).toBeGreaterThan(first.body.length);
  }
  const html = (await get(LIST)).body.toString();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)![0];
  const file = await get(script);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['x-cache']).toBeUndefined();
  expect((await get('/icon.svg', { range: 'bytes=0-9' })).status).toBe(206);
  expect((await get('/icon.svg', { range: 'bytes=9999999-' })).status).toBe(416);
  expect((await get('/', {}, 'TRACE')).status).toBe(405);
  expect((await get('/ar/nothing-here')).status).toBe(404);
});

test('shows a changed name everywhere within 105 seconds', async () => {
  test.setTimeout(240_000);
  const id = 12;
  const [row] = await readRows<{ business_name: string }>(
    `car_wash_locations?id=eq.${id}&select=business_name`,
    backend,
  );
  const search = `/services?q=${encodeURIComponent(row!.business_name)}`;
  const cached = [`/service/${id}`, `/ar/service/${id}`, '/services?emirate=dubai&sort=name'];
  for (const path of cached)
    await expect.poll(async () => (await get(path)).headers['x-cache'], { timeout: 30_000 }).toBe('HIT');

  // Names are escaped in different ways.
  const mark = 'Zyxwv';
  await writeRows(
    'PATCH',
    `car_wash_locations?id=eq.${id}`,
    { business_name: `${mark} ${row!.business_name}` },
    backend,
  );
  const startedAt = Date.now();
  for (const path of [search, ...cached.slice(0, 2)])
    await expect
      .poll(async () => (await get(path)).body.toString(), {
        message: path,
        timeout: 105_000,
        intervals: [500],
      })
      .toContain(mark);
  const seconds = (Date.now() - startedAt) / 1_000;
  test
    .info()
    .annotations.push({ type: 'seconds until a changed name is everywhere', description: String(seconds) });
  expect(seconds).toBeLessThan(105);
});

test('keeps no typed text, no position and no failure', async () => {
  for (const path of [SEARCH, '/services?near=25.08,55.14', '/api/provider-names?q=wash&locale=en'])
    for (const state of ['MISS', 'MISS']) expect((await get(path)).headers['x-cache'], path).toBe(state);
});

test('caches nothing that forged headers produced', async () => {
  const made: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-action': 'x' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    { forwarded: 'host=evil.example' },
    { cookie: '__prerender_bypass=1; NEXT_LOCALE=ar' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'accept-language': 'ar' },
    { 'x-original-url': '/ar', 'x-rewrite-url': '/ar' },
    { range: 'bytes=0-99' },
  ];
  for (const [index, headers] of made.entries()) {
    const path = `/services?emirate=dubai&max=${50 + index}`;
    await get(path, headers);
    const after = await get(path);
    expect(after.status, JSON.stringify(headers)).toBe(200);
    expect(after.headers['content-type']).toContain('text/html');
    expect(after.body.toString()).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(after.body.toString()).not.toContain('evil.example');
  }
  expect((await get('/', { host: 'evil.example' })).status).toBe(421);
});

test('shows nothing of a deleted provider once its copy is old', async () => {
  const path = '/service/201';
  const status = async () => (await get(path)).status;
  await expect.poll(async () => (await get(path)).headers['x-cache'], { timeout: 30_000 }).toBe('HIT');
  expect(await status()).toBe(200);
  await writeRows('DELETE', 'car_wash_locations?id=eq.201', undefined, backend);
  await expect.poll(status, { timeout: 90_000 }).toBe(404);
});

test('fails over when a process is gone, and serves stale pages when both are', async ({ page }) => {
  await expect
    .poll(async () => (await get(LIST)).headers['x-cache'], { message: LIST, timeout: 30_000 })
    .toBe('HIT');
  await sites[0].kill();
  for (let count = 0; count < 6; count++)
    expect((await get(`/services?q=car&page=${count}`)).status).toBe(200);
  const email = uniqueEmail();
  await page.goto(`${proxy}/contact`);
  await page.getByLabel('Name').fill('Amna Saeed');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="message"]').fill('Behind the proxy');
  await page.locator('.form button').first().click();
  await expect
    .poll(async () => (await submissionsFrom(email, 'contact_submissions', backend)).length)
    .toBe(1);

  await sites[1].kill();
  const seen = await get(LIST);
  expect(seen.status).toBe(200);
  expect(seen.body.toString()).toContain('</html>');
  expect((await get('/icon.svg')).status).toBe(200);
  expect((await get('/service/99')).status).toBe(502);
});

/** Each kind of request that costs a render or a read, from one client. */
const LIMITED: [what: string, method: string, pathOf: (index: number) => string][] = [
  ['searches', 'GET', (index) => `/services?q=wash&page=${index}`],
  ['searches by HEAD', 'HEAD', (index) => `/ar/services?q=wash${index}`],
  ['later pages', 'GET', (index) => `/wash-type/steam-cleaning?page=${index}`],
  ['unknown providers', 'GET', (index) => `/service/${700_000 + index}`],
  ['unknown posts', 'HEAD', (index) => `/ar/blog/post-${index}`],
  ['unknown images', 'GET', (index) => `/share/areas/area-${index}.jpg`],
];

test('limits renders and reads per client', async () => {
  await get(LIST);
  for (const [position, [what, method, pathOf]] of LIMITED.entries()) {
    const client = { 'x-test-client': `192.0.2.${position}` };
    const statuses = await Promise.all(
      Array.from({ length: 150 }, async (_, index) => (await get(pathOf(index), client, method)).status),
    );
    expect(statuses.filter((status) => status !== 429).length, what).toBeGreaterThan(30);
    expect(statuses, what).toContain(429);
    // 503 if the database is too busy to say whether a row exists.
    expect(
      statuses.filter((status) => ![200, 308, 404, 429, 503].includes(status)),
      what,
    ).toEqual([]);
    expect((await get(LIST, client)).status, what).toBe(200);
    expect((await get(pathOf(0), { 'x-test-client': `192.0.3.${position}` }, method)).status, what).not.toBe(
      429,
    );
  }
  // Web Vitals leave the limit of forms alone.
  const sender = { 'x-test-client': '192.0.4.1' };
  const send = async (path: string) => (await get(path, sender, 'POST')).status;
  expect(await Promise.all(Array.from({ length: 150 }, () => send('/api/vitals')))).toContain(429);
  expect(await send('/contact')).not.toBe(429);
  // No other address is spared.
  expect(await Promise.all(Array.from({ length: 150 }, () => send('/api/vitalsX')))).toContain(429);
});

test('counts the addresses of an IPv6 network as one client', async () => {
  const statusOf = async (address: string) => (await get(SEARCH, { 'x-test-client': address })).status;
  const network = '2001:db8:0:7';
  const statuses = await Promise.all(
    Array.from({ length: 120 }, (_, index) => statusOf(`${network}:${index}::1`)),
  );
  expect(statuses).toContain(429);
  expect(await statusOf('2001:db8:0:8::1')).toBe(200);
});

test('200 hostile requests leave 50 pages as they are on a site that nobody attacked', async () => {
  test.setTimeout(240_000);
  const unspoilt = await TestSite.start(backend.url);
  const pages = Array.from({ length: 50 }, (_, index) =>
    PAGES_OF_VISITORS[index % PAGES_OF_VISITORS.length]!(index),
  );
  const outcomes: Record<number, number> = {};
  for (const [index, path] of pages.entries())
    for (const request of fc.sample(hostileRequest(path), { numRuns: 4, seed: index })) {
      const headers = { ...request.headers, 'x-test-client': `198.51.100.${index}` };
      const status = (await sendHostile(proxy, { ...request, headers }))?.status ?? 0;
      expect.soft(status, JSON.stringify(request)).toBeLessThan(500);
      outcomes[status] = (outcomes[status] ?? 0) + 1;
    }
  test
    .info()
    .annotations.push({ type: 'statuses of hostile requests', description: JSON.stringify(outcomes) });
  const textOf = async (origin: string, path: string) => {
    const { status, body } = await sendRawRequest(origin, path, {
      headers: { 'x-test-client': '203.0.113.1' },
    });
    return `${status} ${comparablePage(body.toString(), [proxy, ...sites.map(({ url }) => url), unspoilt.url])}`;
  };
  for (const path of pages) {
    expect(await textOf(proxy, path), path).not.toContain(MARK);
    // Opening hours may change between two renders.
    await expect(async () => {
      const [seen, plain] = [await textOf(proxy, path), await textOf(unspoilt.url, path)];
      expect(firstDifference(seen, plain), path).toBeUndefined();
    }).toPass({ timeout: 30_000, intervals: [500] });
  }
});

test('refuses ambiguous paths', async () => {
  const paths = String.raw`/_next/../service/1 /_next/%2e%2e/service/1 /images/%252e%252E/x /a/.. /. /x\y /%5cx /%255cx /x%00
    /x%0a /images%2f..%2fx`;
  for (const path of paths.split(/\s+/)) {
    const { status, headers } = await get(path);
    expect.soft([status, headers['x-cache']], path).toEqual([400, undefined]);
  }
  for (const path of ['/about', '/services?q=../x', '/%61bout', '/ar/%D8%BA', '/...', '/a%2fb'])
    expect.soft((await get(path)).status, path).not.toBe(400);
});
