import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headingOf } from '../support/html';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

const EVIL = 'evil.example';
const HOST = new URL(BASE_URL).host;
const FILES = ['/icon.svg', '/images/hero/phone-480.avif', '/sw.js'];

const get = (path: string, headers?: Record<string, string>) => sendRawRequest(BASE_URL, path, { headers });

/** One URL per route, taken from /test, so that new routes are covered automatically. */
async function everyRoute(): Promise<string[]> {
  const html = (await get('/test')).body.toString().replace(/^[^]*<main|<footer[^]*$/g, '');
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  return [...new Set(hrefs)];
}

test('routes and files reject methods that write, and keep working', async () => {
  test.setTimeout(90_000);
  const routes = await everyRoute();
  expect(routes.length).toBeGreaterThan(30);
  for (const path of [...routes, '/share/emirates/ajman.jpg', '/blog/feed.xml', ...FILES]) {
    for (const method of ['POST', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await sendRawRequest(BASE_URL, path, { method });
      expect.soft(status, `${method} ${path}`).toBe(405);
      if (!FILES.includes(path))
        expect.soft(headers, path).toMatchObject({
          allow: expect.stringMatching(/^GET, HEAD/),
          'cache-control': 'no-store',
        });
    }
    const [read, head] = [await get(path), await sendRawRequest(BASE_URL, path, { method: 'HEAD' })];
    expect.soft(read.status, path).toBe(path === '/steam-cleaning' ? 308 : 200);
    expect.soft([head.status, head.body.length], `HEAD ${path}`).toEqual([read.status, 0]);
  }
});

test('unusual Range and conditional headers never cause a server error for static files', async () => {
  const [styles] = /\/_next\/static\/[^"]+\.css/.exec((await get('/about')).body.toString())!;
  for (const path of [...FILES, styles]) {
    const whole = await get(path);
    for (const range of ['bytes=9999999-', 'bytes=5-1', 'bytes=x', 'bytes=-0', 'lines=1-'])
      expect.soft((await get(path, { range })).body.length, `${range} ${path}`).toBe(whole.body.length);
    for (const name of ['if-match', 'if-none-match', 'if-unmodified-since', 'if-range'])
      expect.soft((await get(path, { [name]: '"x"' })).status, `${name} ${path}`).toBeLessThan(500);
  }
});

test('/api/look-now rejects every request if no secret is configured', async () => {
  expect((await get('/api/look-now')).status).toBe(405);
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', 'Basic eDp4']) {
    const headers = authorization ? { authorization } : undefined;
    const { status } = await sendRawRequest(BASE_URL, '/api/look-now', { method: 'POST', headers });
    expect(status, authorization).toBe(401);
  }
});

test('a request target that is not a path is refused', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const target of ['*', `http://${EVIL}/wash-type/detailing`, `http://${HOST}/about`])
      for (const host of [HOST, EVIL]) {
        const { status, headers } = await sendRawRequest(BASE_URL, target, { method, headers: { host } });
        expect.soft([status, headers.location], `${method} ${target}`).toEqual([400, undefined]);
      }
});

test('upgrade requests are answered over HTTP/1.1', async () => {
  for (const upgrade of ['h2c', 'websocket', 'nonsense']) {
    const { status } = await get('/about', { connection: 'Upgrade', upgrade });
    expect.soft(status, upgrade).toBe(200);
  }
});

/** Paths that browsers may read as another host. */
const OFF_SITE_PATHS = String.raw`
  //EVIL //EVIL/services/ /\EVIL /\EVIL/ \\EVIL/ /%5CEVIL /%2FEVIL/ /%2f%2fEVIL/ /en//EVIL /ar//EVIL/
  /en/%2F%2FEVIL/ /en/\EVIL/ /en/%5CEVIL/ /ar/..//EVIL/ /.EVIL /@EVIL/ /;@EVIL/ /http://EVIL/ /https:EVIL/
  /brands//EVIL/ /brands/\EVIL/ /services//EVIL/.. ///EVIL/ ////EVIL/x/ /%09/EVIL/
  /%0d%0aLocation:%20https://EVIL/ /emirates/rak/%0d%0aLocation:%20//EVIL
  /services/?url=//EVIL /services/?next=https://EVIL /en?//EVIL`;

test('no path redirects off-site', async () => {
  for (const path of OFF_SITE_PATHS.replaceAll('EVIL', EVIL).trim().split(/\s+/)) {
    const { status, headers } = await get(path, { host: HOST });
    const { location, refresh = '/' } = headers;
    if (!location) expect.soft([200, 400, 404], path).toContain(status);
    for (const target of [location ?? '/', String(refresh).replace(/^\d+;url=/, '')])
      expect.soft(new URL(target, `${BASE_URL}/x`).host, path).toBe(HOST);
  }
});

/** Headers that try to switch the page, spoof the host or poison a cache. */
const FORGED: Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '1' },
  { 'x-forwarded-host': `${HOST}, ${EVIL}` },
  { 'x-forwarded-proto': 'javascript' },
  { forwarded: `host=${EVIL};proto=http`, 'x-host': EVIL, 'x-forwarded-server': EVIL },
  { 'x-original-url': '/ar/about', 'x-rewrite-url': '/ar/about', 'x-forwarded-prefix': `//${EVIL}` },
  { 'x-matched-path': '/ar/about', 'x-invoke-path': '/ar/about', 'x-invoke-query': '{}' },
  { 'x-invoke-status': '404', 'x-now-route-matches': '1=ar', 'x-nextjs-data': '1', 'next-url': `//${EVIL}` },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-middleware-rewrite': '/ar/about', 'x-middleware-next': '1', 'x-middleware-override-headers': 'host' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-bypass': 'x', cookie: '__prerender_bypass=x' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { 'accept-language': 'ar', cookie: 'NEXT_LOCALE=ar; __next_preview_data=x' },
  { accept: 'application/json', 'accept-encoding': 'x', range: 'bytes=0-9' },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
];
const KINDS = ['wax', 'foam', 'polish', 'hand-wash', 'self-service', 'automatic'];

/** Pages, different ones for each forged header. */
const UNSEEN: ((index: number) => string)[] = [
  (index) => `/service/${100 + index}`,
  (index) => `/services?emirate=sharjah&rating=${3.5 + (index % 3) / 2}&washType=${KINDS[index % 6]}`,
  (index) => `/services?q=wash${index}`,
  () => '/emirates/dubai',
];

const TOKEN = 'token-of-another-visitor';

test('forged headers and parameters do not leak into later responses', async () => {
  test.setTimeout(90_000);
  for (const [index, headers] of FORGED.entries()) {
    for (const pathOf of UNSEEN) {
      const path = pathOf(index);
      const what = `${path} after ${JSON.stringify(headers)}`;
      const forged = await get(`${path}${path.includes('?') ? '&' : '?'}token=${TOKEN}`, headers);
      expect.soft(forged.status, what).toBeLessThan(500);
      expect.soft(`${forged.headers.location}${forged.body.toString()}`, what).not.toContain(EVIL);
      const clean = await get(path);
      const html = clean.body.toString();
      expect.soft(clean.status, what).toBe(200);
      expect.soft(clean.headers['content-type'], what).toContain('text/html');
      expect.soft(html, what).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr"/);
      expect.soft(html, what).toContain(`<link rel="canonical" href="${BASE_URL}/`);
      expect.soft(html, what).not.toMatch(new RegExp(`${EVIL}|${TOKEN}`));
      expect.soft(headingOf(html), what).not.toContain('Not Found');
    }
    const { headers: redirect } = await get(`/emirates/rak?x=${index}`);
    expect(new URL(redirect.location!, BASE_URL).host).toBe(HOST);
  }
});

/** Other spellings of files and pages; none may be served under its own URL. */
const SPELLINGS = String.raw`
  /.env /.env.local /.git/config /package.json /next.config.ts /middleware.ts /server.js
  /.next/BUILD_ID /_next/BUILD_ID /_next/server/middleware.js /_next/cache/x /_next/data/x/en.json
  /../package.json /..%2fpackage.json /%2e%2e/package.json /%2e%2e%2fpackage.json /..\package.json
  /images/../../package.json /images/..%2f..%2fpackage.json /images/%2e%2e/%2e%2e/package.json
  /_next/static/../../package.json /_next/static/..%2f..%2fpackage.json /fonts/..%5c..%5cpackage.json
  /SERVICE/1 /Service/1 /service//1 /service/1;x /service/%EF%BC%91 /service/1%0a /service/1%20
  /service/%31%00 /service/1.html /service/1.json /service/1.rsc
  /services.rsc /areas/al-quoz.rsc /wash-type/steam-cleaning.rsc
  /emirates/dubai%00 /emirates/dubai;x /emirates/%64ubai /emirates//dubai /en/en /ar/ar /ar/en
  /EN /AR /%61r /ar%2fabout /services%3Fq=x /services%23 /api/HEALTH
  /message/page /message/unavailable /services/cached/all /update-listing/claims/1
  /en/message/page /services/all
  /_error /_not-found /404 /500 /_document /_next/image /_vercel/insights/view`;

test('other spellings of pages and files are missing or redirect to the canonical path', async () => {
  for (const path of SPELLINGS.trim().split(/\s+/)) {
    const { status, headers, body } = await get(path);
    expect.soft([307, 308, 400, 404, 405], path).toContain(status);
    expect.soft(body.toString(), path).not.toMatch(/"dependencies"|"scripts"|defineConfig|SUPABASE/);
    if (!headers.location) continue;
    const { host, pathname, search } = new URL(headers.location, BASE_URL);
    expect.soft(host, path).toBe(HOST);
    expect.soft([200, 404], path).toContain((await get(pathname + search)).status);
  }
});

/** URLs that do not exist, as crawlers request them. */
const WORD = 'zzjunkzz';
const NUMBER = '20983712';
const JUNK = `
  /WORD /ar/WORD/WORD /emirates/WORD /wash-type/WORD /wash-type/WORD/emirates/WORD /district/WORD
  /areas/WORD /areas/al-quoz?page=NUMBER /share/areas/WORD.jpg /service/WORD /service/NUMBER
  /ar/service/NUMBER?x=WORD /services?q=WORD /services?washType=WORD /services?emirate=WORD&rating=NUMBER
  /services?x=WORD /services?page=NUMBER /wash-type/steam-cleaning?page=NUMBER
  /wash-type/steam-cleaning/emirates/dubai?page=NUMBER /api/share/WORD.jpg /api/services/WORD
  /api/service/NUMBER /sitemap/blog/WORD /sitemap/WORD.xml /share/service/NUMBER.jpg /share/WORD.jpg
  /blog/%00WORD`;

test('junk URLs leave nothing on disk', async ({ request }) => {
  for (const path of JUNK.replaceAll('WORD', WORD).replaceAll('NUMBER', NUMBER).trim().split(/\s+/))
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  expect(cacheFilesWith(WORD, NUMBER)).toEqual([]);
});

/** Cache files whose name or content contains one of the words. */
function cacheFilesWith(...words: string[]): string[] {
  return readdirSync(process.env.SITE_FOLDER!, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => /(route-cache|fetch-cache|server\/app)/.test(path))
    .filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)));
}
