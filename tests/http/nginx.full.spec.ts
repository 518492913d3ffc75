import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { expect } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { listen } from '../support/listen';
import { test } from '../support/own-site';
import { hasNginx, startProxy } from '../support/proxy';
import { sendRawRequest } from '../support/raw-request';
import { post, submissionsFrom, uniqueEmail } from '../support/submissions';
import { TestSite } from '../support/test-site';

const LIST = '/wash-type/steam-cleaning';

test.skip(!hasNginx(), 'nginx is not installed, so its configuration in deploy/ is not tested.');
/** The deployed configuration in front of two processes of the site, which the last test kills. */
test.describe.configure({ mode: 'default', timeout: 240_000 });

let proxy: string;
/** One beside that of the fixture. */
let second: TestSite;

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  sendRawRequest(proxy, path, { method, headers });
const by = (client: string) => ({ 'x-test-client': client });
const untilKept = (path: string) =>
  expect
    .poll(async () => (await get(path)).headers['x-cache'], { message: path, timeout: 30_000 })
    .toBe('HIT');

test.beforeAll(async ({ own: { faulty, site } }) => {
  test.setTimeout(240_000);
  second = await TestSite.start(faulty.url);
  proxy = await startProxy([site.port, second.port]);
});

test('keeps pages as the site directs, compressed once, and static files forever', async () => {
  for (const path of [LIST, '/ar/services', '/api/providers.json']) {
    const zipped = () => get(path, { 'accept-encoding': 'br, gzip, deflate' });
    await expect
      .poll(async () => (await zipped()).headers['x-cache'], { message: path, timeout: 90_000 })
      .toBe('HIT');
    const [first, again] = [await zipped(), await get(path, { 'accept-encoding': 'gzip' })];
    for (const { headers } of [first, again])
      expect([path, headers['x-cache'], headers['content-encoding']]).toEqual([path, 'HIT', 'gzip']);
    expect(again.body.equals(first.body), path).toBe(true);
    const plain = await get(path);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(plain.body.length, path).toBeGreaterThan(first.body.length);
  }
  const file = await get(/\/_next\/static\/[^"]+\.js/.exec((await get(LIST)).body.toString())![0]);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['x-cache']).toBeUndefined();
  expect((await get('/icon.svg', { range: 'bytes=0-9' })).status).toBe(206);
  expect((await get('/icon.svg', { range: 'bytes=9999999-' })).status).toBe(416);
  expect((await get('/', {}, 'TRACE')).status).toBe(405);
  expect((await get('/ar/nothing-here')).status).toBe(404);
});

test('keeps no typed text and no position', async () => {
  for (const path of ['/services?q=steam', '/services?near=25.08,55.14', '/api/suggestions?q=wash&locale=en'])
    for (const state of ['MISS', 'MISS']) expect((await get(path)).headers['x-cache'], path).toBe(state);
});

test('shows a changed name and a deleted provider everywhere within 105 seconds', async ({
  own: { backend },
}) => {
  const id = 12;
  const [row] = await readRows<{ business_name: string }>(`car_wash_locations?id=eq.${id}`, backend);
  const kept = [`/service/${id}`, `/ar/service/${id}`, '/service/201'];
  for (const path of kept) await untilKept(path);
  const feed = (tag = '') => get('/blog/feed.xml', { 'if-none-match': tag });
  const tag = (await feed()).headers.etag!;
  expect((await feed(tag)).status).toBe(304);
  // Names are escaped in different ways.
  const mark = 'Zyxwv';
  await writeRows(
    'PATCH',
    `car_wash_locations?id=eq.${id}`,
    { business_name: `${mark} ${row!.business_name}` },
    backend,
  );
  await writeRows('DELETE', 'car_wash_locations?id=eq.201', undefined, backend);
  await writeRows('DELETE', 'blog_posts?id=eq.1', undefined, backend);
  const startedAt = Date.now();
  const waiting = { timeout: 105_000, intervals: [500] };
  for (const path of [`/services?q=${encodeURIComponent(row!.business_name)}`, ...kept.slice(0, 2)])
    await expect
      .poll(async () => (await get(path)).body.toString(), { message: path, ...waiting })
      .toContain(mark);
  await expect.poll(async () => (await get('/service/201')).status, waiting).toBe(404);
  await expect.poll(async () => (await feed(tag)).status, waiting).toBe(200);
  expect((Date.now() - startedAt) / 1_000).toBeLessThan(105);
});

test('keeps nothing that forged headers produced', async () => {
  // prettier-ignore
  const made: Record<string, string>[] = [
    { rsc: '1' }, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }, { 'next-action': 'x' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' }, { forwarded: 'host=evil.example' },
    { cookie: '__prerender_bypass=1; NEXT_LOCALE=ar' }, { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'accept-language': 'ar' }, { 'x-original-url': '/ar', 'x-rewrite-url': '/ar' }, { range: 'bytes=0-99' },
  ];
  for (const [index, headers] of made.entries()) {
    const path = `/services?emirate=dubai&max=${50 + index}`;
    await get(path, { ...headers, ...by('198.51.100.1') });
    const after = await get(path);
    expect([after.status, after.headers['content-type']], JSON.stringify(headers)).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(after.body.toString()).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(after.body.toString()).not.toContain('evil.example');
  }
  expect((await get('/', { host: 'evil.example' })).status).toBe(421);
});

test('refuses ambiguous paths, and addresses that no page has the length of before the site sees them', async () => {
  const paths = String.raw`/_next/../service/1 /_next/%2e%2e/service/1 /images/%252e%252E/x /a/.. /. /x\y /%5cx /%255cx /x%00
    /x%0ay /x%250a /images%2f..%2fx`;
  for (const path of paths.split(/\s+/)) {
    const { status, headers } = await get(path);
    expect.soft([status, headers['x-cache']], path).toEqual([400, undefined]);
  }
  for (const path of [
    '/about',
    '/services?q=../x',
    '/%61bout',
    '/ar/%D8%BA',
    '/...',
    '/a%2fb',
    '/about%0D%0A',
  ])
    expect.soft((await get(path)).status, path).not.toBe(400);

  const [port, asked] = await startUpstream((_, response) => response.end());
  const origin = await startProxy([port, port]);
  const statusOf = async (path: string) => (await sendRawRequest(origin, path)).status;
  for (const path of [
    `/%${'25'.repeat(3_000)}41`,
    `/${'a'.repeat(2_048)}`,
    `/images/${'a/'.repeat(2_000)}x.webp?x`,
  ])
    expect.soft(await statusOf(path), path.slice(0, 20)).toBe(414);
  expect(asked).toEqual([]);
  for (const path of [
    `/ar/share/blog/${encodeURIComponent('غ'.repeat(200))}.jpg`,
    `/services?q=${'a'.repeat(3_000)}`,
  ]) {
    expect.soft(await statusOf(path), path.slice(0, 20)).toBe(200);
    expect.soft(asked.pop()).toBe(path);
  }
});

/** Each kind of request, from one client: what costs a render, a read, a picture or a form has a limit of its own, lower than that of all. */
// prettier-ignore
const LIMITED: [what: string, isCostly: boolean, pathOf: (index: number) => string, method?: string][] = [
  ['searches', true, (index) => `/services?q=wash&page=${index}`], ['searches by HEAD', true, (index) => `/ar/services?q=wash${index}`, 'HEAD'],
  ['later pages', true, (index) => `/wash-type/steam-cleaning?page=${index}`], ['unknown providers', true, (index) => `/service/${700_000 + index}`],
  ['unknown posts', true, (index) => `/ar/blog/post-${index}`, 'HEAD'], ['share pictures', true, (index) => `/ar/share/service/${index}.jpg`], ['unknown share pictures', true, (index) => `/share/areas/area-${index}.jpg`],
  ['unknown pages', false, (index) => `/nothing-${index}`], ['unknown files', false, (index) => `/images/nothing-${index}.webp`],
  ['pictures', true, (index) => `/_next/image?url=%2Fimages%2Fnothing-${index}.webp&w=640&q=75`], ['the router', false, (index) => `/about/${index}`],
  ['health checks', false, () => '/api/health'], ['guesses of a secret', false, () => '/api/outbox'], ['Web Vitals', true, () => '/api/vitals', 'POST'],
  ['an address beside it', true, () => '/api/vitalsX', 'POST'], ['suggestions', true, (index) => `/api/suggestions?q=w${index}`],
];

test('limits what reaches the site per client, IPv6 by /64, but no file', async () => {
  const [port] = await startUpstream((_, response) => response.writeHead(404).end());
  // Low limits of everything that a busy machine exceeds, too; what would wait is refused.
  const origin = await startProxy([port, port], (text) =>
    text.replace(/rate=\d+r/g, 'rate=5r').replace(/ delay=\d+/g, ' nodelay'),
  );
  const statusOf = async (path: string, client: string, method = 'GET') =>
    (await sendRawRequest(origin, path, { method, headers: by(client) })).status;
  /** Returns the statuses of many requests, of which no more are open than a client may have. */
  const statusesOf = async (
    pathOf: (index: number) => string,
    clientOf: (index: number) => string,
    method?: string,
  ) => {
    const statuses: number[] = [];
    for (let start = 0; start < 320; start += 40)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            statusOf(pathOf(start + index), clientOf(start + index), method),
          ),
        )),
      );
    return statuses;
  };
  for (const [position, [what, isCostly, pathOf, method]] of LIMITED.entries()) {
    const client = `192.0.2.${position}`;
    const statuses = await statusesOf(pathOf, () => client, method);
    expect.soft(new Set(statuses), what).toEqual(new Set([404, 429]));
    const passed = statuses.filter((status) => status === 404).length;
    expect.soft(passed, what).toBeGreaterThan(what.includes('share pictures') ? 15 : 30);
    // The limit of all lets 150 pass at once.
    expect.soft(passed < 150, what).toBe(isCostly);
    expect.soft(await statusOf(pathOf(0), `192.0.3.${position}`, method), what).toBe(404);
    expect.soft(await statusOf('/icon.svg', client), what).toBe(200);
    // Web Vitals and suggestions leave the limit of forms alone.
    if (what === 'Web Vitals' || what === 'suggestions')
      expect(await statusOf('/contact', client, 'POST')).toBe(404);
  }
  expect(
    new Set(
      await statusesOf(
        () => '/images/posts/tips.webp',
        () => '192.0.4.1',
      ),
    ),
  ).toEqual(new Set([200]));
  expect(
    await statusesOf(
      (index) => `/services?q=${index}`,
      (index) => `2001:db8:0:7:${index}::1`,
    ),
  ).toContain(429);
  expect(await statusOf('/services?q=x', '2001:db8:0:8::1')).toBe(404);
});

test('limits the requests that a client has open', async () => {
  const waiting: (() => void)[] = [];
  const [port, asked] = await startUpstream((_, response) => void waiting.push(() => response.end('late')));
  const origin = await startProxy([port, port]);
  const statusOf = async (index: number, client: string) =>
    (await sendRawRequest(origin, `/nothing-${index}`, { headers: by(client) })).status;
  const statuses: number[] = [];
  const open = Array.from(
    { length: 120 },
    async (_, index) => void statuses.push(await statusOf(index, '192.0.2.1')),
  );
  // Refused ones are answered while the others wait.
  await expect.poll(() => statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([429]));
  const other = statusOf(1_000, '192.0.2.2');
  await expect.poll(() => asked).toContain('/nothing-1000');
  for (const end of waiting) end();
  expect(await other).toBe(200);
  await Promise.all(open);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
});

test('logs no address that is a secret, also when something goes wrong', async () => {
  const [port] = await startUpstream((_, response) => void response.destroy());
  let log = '';
  const origin = await startProxy([port, port], (text) => {
    log = /access_log (\S+)/.exec(text)![1]!;
    return text;
  });
  const secret = [
    '/ar/sent/secret',
    '/owner/secret',
    '/%6Fwner/secret',
    '/en/Owner/secret',
    '/owner/secret%5c',
  ];
  for (const path of [...secret, '/services?last']) await sendRawRequest(origin, path);
  await sendRawRequest(origin, '/owner/secret', { method: 'POST', headers: { 'content-length': '9999999' } });
  for (const file of [log, log.replace('access', 'error')]) {
    const logged = () => readFileSync(file, 'utf8');
    await expect.poll(logged).toContain('/services?last');
    expect(logged()).not.toContain('secret');
  }
});

test('asks one process only for what it cannot answer in time, and the other one if it says so', async () => {
  let isAway = false;
  const answer: RequestListener = (_, response) => {
    if (isAway) response.writeHead(503).end();
  };
  const [first, second] = [await startUpstream(answer), await startUpstream(answer)];
  const asked = () => first[1].length + second[1].length;
  const origin = await startProxy([first[0], second[0]], (text) =>
    text.replace('proxy_read_timeout 30s', 'proxy_read_timeout 1s'),
  );
  expect((await sendRawRequest(origin, '/service/700001')).status).toBe(504);
  expect(asked()).toBe(1);
  isAway = true;
  expect((await sendRawRequest(origin, '/service/700002')).status).toBe(503);
  expect(asked()).toBe(3);
});

test('fails over when a process is gone, and serves stale pages when both are', async ({
  own: { backend, site },
}) => {
  await untilKept(LIST);
  await second.kill();
  for (let count = 0; count < 6; count++)
    expect((await get(`/services?q=car&page=${count}`)).status).toBe(200);
  const email = uniqueEmail();
  await post(proxy, '/contact', { name: 'Amna Saeed', email, message: 'Behind the proxy' });
  expect(await submissionsFrom(email, 'contact_submissions', backend)).toHaveLength(1);
  await site.kill();
  const seen = await get(LIST);
  expect(seen.status).toBe(200);
  expect(seen.body.toString()).toContain('</html>');
  expect((await get('/icon.svg')).status).toBe(200);
  expect((await get('/service/99')).status).toBe(502);
  await site.restart();
});

/** A site that answers by a function, and the addresses that it was asked for. */
async function startUpstream(answer: RequestListener): Promise<[port: number, asked: string[]]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  return [await listen(server, 0), asked];
}
