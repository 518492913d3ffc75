import { expect, test } from '@playwright/test';
import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx.mjs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { waitUntilUp } from '../../scripts/processes/run.mjs';
import { cleanUp, temporaryFolder, watch } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { submissionsFrom, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

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
  sites = [await TestSite.start(backend.url), await TestSite.start(backend.url)];
  const [folder, port] = [temporaryFolder('nginx'), await freePort()];
  proxy = `http://localhost:${port}`;
  const sitePorts = [sites[0].port, sites[1].port] as const;
  const build = process.env.NEXT_DIST_DIR!;
  const nginx = watch(startNginx(folder, siteConfiguration({ folder, port, sitePorts, build })));
  await waitUntilUp(`${proxy}/icon.svg`, nginx);
});
test.afterEach(cleanUp);

test('caches pages as the site directs, compressed once, and static files forever', async () => {
  for (const path of [LIST, SEARCH, '/ar/services', '/api/providers.json']) {
    const gzipped = () => get(path, { 'accept-encoding': 'br, gzip, deflate' });
    // A dynamic list is cacheable only once the site has confirmed its database.
    await expect
      .poll(async () => (await gzipped()).headers['x-cache'], { message: path, timeout: 30_000 })
      .toBe('HIT');
    const first = await gzipped();
    expect(first.headers['content-encoding'], path).toBe('gzip');
    const again = await get(path, { 'accept-encoding': 'gzip' });
    expect(again.headers['x-cache'], path).toBe('HIT');
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
    const path = `/services?q=wash${index}`;
    await get(path, headers);
    const after = await get(path);
    expect(after.status, JSON.stringify(headers)).toBe(200);
    expect(after.headers['content-type']).toContain('text/html');
    expect(after.body.toString()).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(after.body.toString()).not.toContain('evil.example');
  }
  expect((await get('/', { host: 'evil.example' })).status).toBe(421);
});

test('fails over when a process is gone, and serves stale pages when both are', async ({ page }) => {
  for (const path of [LIST, SEARCH])
    await expect
      .poll(async () => (await get(path)).headers['x-cache'], { message: path, timeout: 30_000 })
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
  for (const path of [LIST, SEARCH]) {
    const seen = await get(path);
    expect(seen.status, path).toBe(200);
    expect(seen.body.toString()).toContain('</html>');
  }
  expect((await get('/icon.svg')).status).toBe(200);
  expect((await get('/service/99')).status).toBe(502);
});

test('limits renders per client address', async () => {
  await get(LIST);
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => (await get(`/services?q=wash&page=${index}`)).status),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  expect(statuses).toContain(429);
  expect(statuses.every((status) => [200, 308, 429].includes(status))).toBe(true);
  expect((await get(LIST)).status).toBe(200);
});
