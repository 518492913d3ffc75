import { expect, test } from '@playwright/test';
import { headingOf } from '../support/html';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

const EVIL = 'evil.example';
const HOST = new URL(BASE_URL).host;

const get = (path: string, headers?: Record<string, string>) => sendRawRequest(BASE_URL, path, { headers });

/** One URL per route, taken from /test, so that new routes are covered automatically. */
async function everyRoute(): Promise<string[]> {
  const html = (await get('/test')).body.toString().replace(/^[^]*<main|<footer[^]*$/g, '');
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  return [...new Set(hrefs)];
}

test('every route rejects unsupported methods with 405 and keeps working', async () => {
  test.setTimeout(90_000);
  const routes = await everyRoute();
  expect(routes.length).toBeGreaterThan(30);
  for (const path of routes) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'TRACE']) {
      const { status, headers } = await sendRawRequest(BASE_URL, path, { method });
      expect.soft(status, `${method} ${path}`).toBe(405);
      expect.soft(headers, path).toMatchObject({ allow: expect.any(String), 'cache-control': 'no-store' });
    }
    const [read, head] = [await get(path), await sendRawRequest(BASE_URL, path, { method: 'HEAD' })];
    expect.soft(read.status, path).toBe(path === '/steam-cleaning' ? 308 : 200);
    expect.soft([head.status, head.body.length], `HEAD ${path}`).toEqual([read.status, 0]);
  }
});

test('odd methods and conditional headers on static files never cause a server error', async () => {
  const [styles] = /\/_next\/static\/[^"]+\.css/.exec((await get('/about')).body.toString())!;
  for (const path of ['/icon.svg', '/images/hero/phone-480.avif', '/sw.js', styles]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])
      expect.soft((await sendRawRequest(BASE_URL, path, { method })).status, `${method} ${path}`).toBe(405);
    const whole = await get(path);
    expect.soft(whole.status, path).toBe(200);
    for (const range of ['bytes=9999999-', 'bytes=5-1', 'bytes=x', 'bytes=-0', 'lines=1-'])
      expect.soft((await get(path, { range })).body.length, `${range} ${path}`).toBe(whole.body.length);
    for (const name of [
      'if-match',
      'if-none-match',
      'if-modified-since',
      'if-unmodified-since',
      'if-range',
    ]) {
      for (const value of ['"x"', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT'])
        expect
          .soft((await get(path, { [name]: value })).status, `${name}: ${value} ${path}`)
          .toBeLessThan(500);
    }
  }
});

test('/api/revalidate is closed when no secret is configured', async () => {
  const tries: Record<string, string>[] = [
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer undefined' },
    { authorization: 'Basic eDp4' },
  ];
  for (const headers of tries)
    expect((await sendRawRequest(BASE_URL, '/api/revalidate', { method: 'POST', headers })).status).toBe(401);
});

test('a request target that is not a path is refused', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const target of ['*', `http://${EVIL}/wash-type/detailing`, `http://${HOST}/about`]) {
      for (const host of [HOST, EVIL]) {
        const { status, headers } = await sendRawRequest(BASE_URL, target, { method, headers: { host } });
        expect.soft(status, `${method} ${target}`).toBe(400);
        expect.soft(headers.location, `${method} ${target}`).toBeUndefined();
      }
    }
});

test('upgrade requests are answered over HTTP/1.1', async () => {
  for (const upgrade of ['h2c', 'websocket', 'nonsense']) {
    const { status } = await get('/about', { connection: 'Upgrade', upgrade });
    expect.soft(status, upgrade).toBe(200);
  }
});

/** Paths that browsers may read as another host. */
const OFF_SITE_PATHS = [
  ...[
    `//${EVIL}`,
    `//${EVIL}/services/`,
    `/\\${EVIL}`,
    `/\\${EVIL}/`,
    `\\\\${EVIL}/`,
    `/%5C${EVIL}`,
    `/%2F${EVIL}/`,
  ],
  ...[
    `/%2f%2f${EVIL}/`,
    `/en//${EVIL}`,
    `/ar//${EVIL}/`,
    `/en/%2F%2F${EVIL}/`,
    `/en/\\${EVIL}/`,
    `/en/%5C${EVIL}/`,
  ],
  ...[`/ar/..//${EVIL}/`, `/.${EVIL}`, `/@${EVIL}/`, `/;@${EVIL}/`, `/http://${EVIL}/`, `/https:${EVIL}/`],
  ...[`/brands//${EVIL}/`, `/brands/\\${EVIL}/`, `/services//${EVIL}/..`, `///${EVIL}/`, `////${EVIL}/x/`],
  ...[`/%09/${EVIL}/`, `/%0d%0aLocation:%20https://${EVIL}/`, `/emirates/rak/%0d%0aLocation:%20//${EVIL}`],
  ...[`/services/?url=//${EVIL}`, `/services/?next=https://${EVIL}`, `/en?//${EVIL}`],
];

for (const path of OFF_SITE_PATHS) {
  test(`${JSON.stringify(path)} never redirects off-site`, async () => {
    const { status, headers } = await get(path, { host: HOST });
    expect(status).toBeLessThan(500);
    const { location } = headers;
    if (location) expect(new URL(location, `${BASE_URL}/x`).host).toBe(HOST);
    else expect([200, 400, 404]).toContain(status);
    const refresh = String(headers.refresh ?? '/').replace(/^\d+;url=/, '');
    expect(new URL(refresh, `${BASE_URL}/x`).host).toBe(HOST);
  });
}

/** Headers that try to switch the page, spoof the host or poison a cache. */
const FORGED: Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '1' },
  { 'x-forwarded-host': `${HOST}, ${EVIL}` },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: `host=${EVIL};proto=http`, 'x-host': EVIL, 'x-forwarded-server': EVIL },
  { 'x-original-url': '/ar/about', 'x-rewrite-url': '/ar/about', 'x-forwarded-prefix': `//${EVIL}` },
  {
    'x-matched-path': '/ar/about',
    'x-invoke-path': '/ar/about',
    'x-invoke-status': '404',
    'x-invoke-query': '{}',
  },
  { 'x-now-route-matches': '1=ar', 'x-nextjs-data': '1', 'next-url': `//${EVIL}` },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-middleware-rewrite': '/ar/about', 'x-middleware-next': '1', 'x-middleware-override-headers': 'host' },
  {
    'x-prerender-revalidate': 'x',
    'x-prerender-bypass': 'x',
    cookie: '__prerender_bypass=x; __next_preview_data=x',
  },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { 'accept-language': 'ar', cookie: 'NEXT_LOCALE=ar' },
  { accept: 'application/json', 'accept-encoding': 'x', range: 'bytes=0-9' },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
];

/** Pages not rendered before, one per forged header. */
const UNSEEN: ((index: number) => string)[] = [
  (index) => `/service/${100 + index}`,
  (index) =>
    `/services?emirate=sharjah&rating=${[3.5, 4, 4.5][index % 3]}&washType=${['wax', 'foam', 'polish', 'hand-wash', 'self-service', 'automatic'][Math.floor(index / 3)]}`,
  (index) => `/services?q=wash${index}`,
  () => '/emirates/dubai',
];

test('forged headers do not leak into later responses', async () => {
  test.setTimeout(90_000);
  for (const [index, headers] of FORGED.entries()) {
    for (const pathOf of UNSEEN) {
      const path = pathOf(index);
      const what = `${path} after ${JSON.stringify(headers)}`;
      const forged = await get(path, headers);
      expect.soft(forged.status, what).toBeLessThan(500);
      expect.soft(`${forged.headers.location}${forged.body.toString()}`, what).not.toContain(EVIL);
      const clean = await get(path);
      const html = clean.body.toString();
      expect.soft(clean.status, what).toBe(200);
      expect.soft(clean.headers['content-type'], what).toContain('text/html');
      expect.soft(html, what).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
      expect.soft(html, what).toContain(`<link rel="canonical" href="${BASE_URL}/`);
      expect.soft(html, what).not.toContain(EVIL);
      expect.soft(headingOf(html), what).not.toContain('Not Found');
    }
    const { headers: redirect } = await get(`/emirates/rak?x=${index}`);
    expect(new URL(redirect.location!, BASE_URL).host).toBe(HOST);
  }
});

/** Other spellings of files and pages; none may be served under its own URL. */
const SPELLINGS = [
  ...[
    '/.env',
    '/.env.local',
    '/.git/config',
    '/package.json',
    '/next.config.ts',
    '/middleware.ts',
    '/server.js',
  ],
  ...[
    '/.next/BUILD_ID',
    '/_next/BUILD_ID',
    '/_next/server/middleware.js',
    '/_next/cache/x',
    '/_next/data/x/en.json',
  ],
  ...[
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..\\package.json',
  ],
  ...['/images/../../package.json', '/images/..%2f..%2fpackage.json', '/images/%2e%2e/%2e%2e/package.json'],
  ...[
    '/_next/static/../../package.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/fonts/..%5c..%5cpackage.json',
  ],
  ...['/SERVICE/1', '/Service/1', '/service//1', '/service/1;x', '/service/%EF%BC%91'],
  ...[
    '/service/1%0a',
    '/service/1%20',
    '/service/%31%00',
    '/service/1.html',
    '/service/1.json',
    '/service/1.rsc',
  ],
  ...[
    '/emirates/dubai%00',
    '/emirates/dubai;x',
    '/emirates/%64ubai',
    '/emirates//dubai',
    '/en/en',
    '/ar/ar',
    '/ar/en',
  ],
  ...['/EN', '/AR', '/%61r', '/ar%2fabout', '/services%3Fq=x', '/services%23', '/api/HEALTH'],
  ...[
    '/not-found/page',
    '/unavailable/service',
    '/services/all',
    '/update-listing/claims/1',
    '/blog/lists/all',
  ],
  ...['/en/not-found/page', '/wash-type/steam-cleaning/pages/2', '/wash-type/steam-cleaning/later-pages/9'],
  ...['/_error', '/_not-found', '/404', '/500', '/_document', '/_next/image', '/_vercel/insights/view'],
];

for (const path of SPELLINGS) {
  test(`${path} is a 404 or redirects to the canonical path`, async () => {
    const { status, headers, body } = await get(path);
    expect([307, 308, 400, 404, 405]).toContain(status);
    expect(body.toString()).not.toMatch(/"dependencies"|"scripts"|defineConfig|SUPABASE/);
    if (!headers.location) return;
    const { host, pathname, search } = new URL(headers.location, BASE_URL);
    expect(host).toBe(HOST);
    expect([200, 404]).toContain((await get(pathname + search)).status);
  });
}
