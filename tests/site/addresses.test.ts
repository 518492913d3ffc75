import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { writeRows } from '../support/directory';
import { forCase } from '../support/expectations';
import { headingOf, textOf } from '../support/html';
import { sendRawRequest } from '../support/raw-request';
import { address, BASE_URL, type Locale, LOCALES, textsOf } from '../support/site';
import { testFull } from './test-full';

/** What addresses answer: redirects, statuses, methods and caching. tests/lib/routing has every rule. */

const EVIL = 'evil.example';
const HOST = new URL(BASE_URL).host;
const FILES = ['/icon.svg', '/images/hero/phone-480.avif', '/sw.js'];
const QUERY = '?q=a+b%26c&x=1&x=2&page=2';

const get = (path: string, headers?: Record<string, string>) => sendRawRequest(BASE_URL, path, { headers });
const targetOf = (location = '') => {
  const { host, pathname, search } = new URL(location, BASE_URL);
  return host === HOST ? pathname + search : location;
};

/** Each keeps the language and the query. */
// prettier-ignore
const REDIRECTS: [old: string, canonical: string][] = [
  ['/wash-type/detailing/RAK', '/wash-type/auto-detailing/emirates/ras-al-khaimah'], ['/brands/toyota', '/services'], ['/services//', '/services'],
  ['/emirates/Abu%20Dhabi', '/emirates/abu-dhabi'], ['//emirates//RAK', '/emirates/ras-al-khaimah'], ['/service/1%D8%8C', '/service/1'], ['/areas/JLT).', '/district/jlt'],
  ['/blog/How-To-Read-A-Car-Wash-Price.%E2%80%8F', '/blog/how-to-read-a-car-wash-price'], ['/share/service/1.jpg%22', '/share/service/1.jpg'],
  ['/steam-cleaning', '/wash-type/steam-cleaning'], ['/areas/jlt', '/district/jlt'], ['/blog/How-To-Read-A-Car-Wash-Price', '/blog/how-to-read-a-car-wash-price'],
];

test('the addresses of a provider that was merged lead to the one that stays, until that is undone', async () => {
  // A closed one, which no list and no count contains.
  const [twin] = await writeRows<{ id: number }>('POST', 'car_wash_locations', {
    business_name: 'Zafir Twin',
    closed_on: '2026-01-01',
  });
  const { id } = twin!;
  const pages = (of: number) =>
    [
      [`/service/${of}`, 308],
      [`/service/${of}/reviews`, 308],
      [`/service/${of}/reviews/new`, 308],
      [`/share/service/${of}.jpg`, 308],
      [`/compare?ids=${of === id ? `3,${id}` : '1,3'}`, 308],
      [`/report?provider=${of}&wrong=phone`, 308],
      [`/update-listing?provider=${of}`, 308],
    ] as const;
  await writeRows('PATCH', `car_wash_locations?id=eq.${id}`, { merged_into: 1 });
  const targets = pages(1);
  for (const locale of LOCALES)
    for (const [index, [path, redirect]] of pages(id).entries())
      if (locale === 'en' || !path.startsWith('/share')) {
        const { status, headers } = await get(address(path, locale));
        const target = targetOf(headers.location).replaceAll('%2C', ',');
        expect([path, status, target]).toEqual([path, redirect, address(targets[index]![0], locale)]);
      }
  const cards = (await (await fetch(`${BASE_URL}/api/provider-cards?ids=${id}&locale=en`)).json()) as object;
  expect(cards).toMatchObject({ providers: [{ id: 1 }], merged: [[id, 1]] });
  await writeRows('PATCH', `car_wash_locations?id=eq.${id}`, { merged_into: null });
  expect((await get(`/service/${id}`)).status).toBe(410);
  await writeRows('DELETE', `car_wash_locations?id=eq.${id}`);
});

test('old, short and misspelled addresses redirect in one hop, keeping language and query', async () => {
  const cases = LOCALES.flatMap((locale) =>
    REDIRECTS.map((pair) => pair.map((path) => address(path, locale) + QUERY) as [string, string]),
  );
  cases.push(['/en', '/'], ['/en/services?q=steam', '/services?q=steam'], ['/ar/', '/ar'], ['/ar.', '/ar']);
  cases.push(['/services?emirate=dubai&amp;rating=4).', '/services?emirate=dubai&rating=4']);
  for (const [old, canonical] of cases) {
    const { status, headers } = await get(old);
    expect([old, status, targetOf(headers.location)]).toEqual([old, 308, canonical]);
  }
  for (const path of new Set(cases.map(([, canonical]) => canonical)))
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

/** Missing pages by the key of their texts. Row 80 has no name and is never shown. */
const MISSING = {
  page: ['/nowhere', '/emirates', '/api/services/x'],
  emirate: ['/emirates/atlantis'],
  'wash-type': ['/wash-type/unknown', '/wash-type/unknown/emirates'],
  district: ['/district/atlantis'],
  area: ['/areas/atlantis'],
  combination: ['/wash-type/unknown/emirates/dubai', '/wash-type/steam-cleaning/atlantis'],
  service: [
    '/service/0',
    '/service/80',
    '/service/999999',
    '/service/2147483648',
    "/service/1'x",
    '/service/999999/reviews',
    '/service/999999/reviews/new',
  ],
  post: ['/blog/no-such-post'],
};

test('what is missing has status 404 and its own text in the HTML, is not indexed, and kept for a minute at most', async () => {
  for (const [key, paths] of Object.entries(MISSING))
    for (const locale of LOCALES)
      for (const path of paths.map((one) => address(one, locale))) {
        const { status, headers, body } = await get(path);
        const [html, t] = [body.toString(), textsOf(locale)];
        expect([path, status, headingOf(html)]).toEqual([path, 404, t(`notFound.${key}.title`)]);
        for (const text of [t(`notFound.${key}.text`), t('site.backToHome')])
          forCase(path, () => expect(textOf(html)).toContain(text));
        for (const part of [
          `<html lang="${locale}"`,
          'name="robots" content="noindex, follow"',
          `property="og:title" content="${t(`notFound.${key}.title`)}"`,
        ])
          forCase(path, () => expect(html).toContain(part));
        forCase(path, () =>
          expect(secondsOf(headers['cache-control'])).toBeLessThanOrEqual(SHARED_SECONDS.page),
        );
      }
  expect(textOf((await get('/blog/no-such-post')).body.toString())).toContain('Back to Blog');
  for (const name of ['service/999999', 'blog/no-such-post', 'emirates/london', 'x', 'areas/atlantis'])
    expect([name, (await get(`/share/${name}.jpg`)).status]).toEqual([name, 404]);
});

const secondsOf = (control = '') => Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);

// prettier-ignore
const KEPT: [path: string, seconds: number | null][] = [
  ['/services?sort=near&near=25.08,55.14', null], ['/services?in=55.1,25,55.4,25.3', null], ['/services?q=steam', null], ['/blog?q=steam', null],
  ['/api/provider-pins?in=55.1,25,55.4,25.3', null], ['/api/providers.json?near=25.08,55.14&sort=near', null], ['/api/suggestions?q=steam&locale=en', null],
  ['/services?sort=price&page=5', SHARED_SECONDS.page], ['/wash-type/mobile-car-wash?page=6', SHARED_SECONDS.page], ['/blog?category=tips', SHARED_SECONDS.page],
  ['/contact', SHARED_SECONDS.page], ['/service/1', SHARED_SECONDS.provider], ['/share/service/1.jpg', SHARED_SECONDS.page],
];

test('shared caches keep pages for a minute, those of providers shorter, and none with typed text or a position', async () => {
  for (const [path, seconds] of KEPT)
    expect([path, (await get(path)).headers['cache-control']]).toEqual([
      path,
      seconds === null
        ? 'private, no-cache'
        : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=30`,
    ]);
});

test('the preferred language of the browser does not cause a redirect', async () => {
  for (const [locale, other] of [
    ['en', 'ar'],
    ['ar', 'en'],
  ] as [Locale, Locale][])
    expect((await get(address('/services', locale), { 'accept-language': other })).status).toBe(200);
});

testFull(
  'a response to the router has an address of its own, and needs one redirect, whatever the request says',
  async () => {
    for (const query of ['_rsc', '_rsc=', '_rsc=x', 'a&_rsc&b']) {
      const headers = { RSC: '1', 'Next-Url': '/services' };
      const redirect = await get(`/service/431?${query}`, headers);
      expect([query, redirect.status]).toEqual([query, 307]);
      const answer = await get(targetOf(redirect.headers.location), headers);
      expect([query, answer.status, answer.headers['content-type']]).toEqual([
        query,
        200,
        expect.stringContaining('text/x-component'),
      ]);
    }
    expect((await get('/service/431')).body.toString()).toContain('</html>');
  },
);

test('an address that is a secret is kept, indexed and passed on by nobody', async () => {
  for (const path of [
    `/sent/${'0'.repeat(64)}`,
    `/ar/sent/${'0'.repeat(64)}`,
    `/ar/owner/${'0'.repeat(48)}`,
  ]) {
    const { status, headers, body } = await get(path);
    expect([
      path,
      status,
      headers['cache-control'],
      headers['referrer-policy'],
      headers['set-cookie'],
    ]).toEqual([path, 200, 'no-store', 'no-referrer', undefined]);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(body.toString()).toContain('<meta name="referrer" content="no-referrer"/>');
  }
});

test('the health check reports that site and database are up, and says nothing else', async () => {
  const { status, headers, body } = await get('/api/health');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body.toString())).toEqual({
    site: 'ok',
    database: 'ok',
    directory: expect.objectContaining({ providers: expect.any(Number) }),
  });
});

test('no server key or secret is in a file sent to browsers', () => {
  const folder = join(process.env.SITE_FOLDER!, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  const { FORM_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, SUPABASE_PUBLISHABLE_KEY } = process.env;
  const secrets = [
    FORM_SECRET!,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY!,
    SUPABASE_PUBLISHABLE_KEY!,
    'sb_secret_',
    'SUPABASE_SECRET',
  ];
  expect(secrets.every((secret) => secret.length >= 10)).toBe(true);
  expect(
    files.filter((name) =>
      secrets.some((secret) => readFileSync(join(folder, name), 'utf8').includes(secret)),
    ),
  ).toEqual([]);
});

testFull('routes and files reject methods that write, and keep working', async () => {
  const html = (await get('/test')).body.toString().replace(/^[^]*<main|<footer[^]*$/g, '');
  const routes = new Set(
    [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
  );
  expect(routes.size).toBeGreaterThan(30);
  for (const path of [...routes, '/share/emirates/ajman.jpg', '/blog/feed.xml', ...FILES]) {
    for (const method of ['POST', 'OPTIONS', 'TRACE']) {
      const { status, headers } = await sendRawRequest(BASE_URL, path, { method });
      forCase(`${method} ${path}`, () => expect(status).toBe(405));
      if (!FILES.includes(path))
        forCase(path, () =>
          expect(headers).toMatchObject({
            allow: expect.stringMatching(/^GET, HEAD/),
            'cache-control': 'no-store',
          }),
        );
    }
    const [{ status }, head] = [await get(path), await sendRawRequest(BASE_URL, path, { method: 'HEAD' })];
    forCase(path, () => expect(status).toBe(path === '/steam-cleaning' ? 308 : 200));
    forCase(`HEAD ${path}`, () => expect([head.status, head.body.length]).toEqual([status, 0]));
  }
});

testFull('unusual headers and targets are answered or refused, and never redirect elsewhere', async () => {
  const [styles] = /\/_next\/static\/[^"]+\.css/.exec((await get('/about')).body.toString())!;
  for (const path of [...FILES, styles]) {
    const whole = await get(path);
    for (const range of ['bytes=9999999-', 'bytes=5-1', 'bytes=x', 'bytes=-0', 'lines=1-'])
      expect([`${range} ${path}`, (await get(path, { range })).body.length]).toEqual([
        `${range} ${path}`,
        whole.body.length,
      ]);
    for (const name of ['if-match', 'if-none-match', 'if-unmodified-since', 'if-range'])
      expect([path, name, (await get(path, { [name]: '"x"' })).status < 500]).toEqual([path, name, true]);
  }
  for (const upgrade of ['h2c', 'websocket', 'nonsense'])
    expect([upgrade, (await get('/about', { connection: 'Upgrade', upgrade })).status]).toEqual([
      upgrade,
      200,
    ]);
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const target of ['*', `http://${EVIL}/wash-type/detailing`, `http://${HOST}/about`])
      for (const host of [HOST, EVIL]) {
        const { status, headers } = await sendRawRequest(BASE_URL, target, { method, headers: { host } });
        forCase(`${method} ${target}`, () => expect([status, headers.location]).toEqual([400, undefined]));
      }
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', 'Basic eDp4']) {
    const { status } = await sendRawRequest(BASE_URL, '/api/look-now', {
      method: 'POST',
      headers: { authorization },
    });
    forCase(authorization, () => expect(status).toBe(401));
  }
});

/** Paths that browsers may read as another host, and other spellings of files and pages. */
const ODD_PATHS = String.raw`
  //EVIL //EVIL/services/ /\EVIL /\EVIL/ \\EVIL/ /%5CEVIL /%2FEVIL/ /%2f%2fEVIL/ /en//EVIL /ar//EVIL/
  /en/%2F%2FEVIL/ /en/\EVIL/ /en/%5CEVIL/ /ar/..//EVIL/ /.EVIL /@EVIL/ /;@EVIL/ /http://EVIL/ /https:EVIL/
  /brands//EVIL/ /brands/\EVIL/ /services//EVIL/.. ///EVIL/ ////EVIL/x/ /%09/EVIL/
  /%0d%0aLocation:%20https://EVIL/ /emirates/rak/%0d%0aLocation:%20//EVIL /services/?url=//EVIL /services/?next=https://EVIL /en?//EVIL
  /.env /.env.local /.git/config /package.json /next.config.ts /middleware.ts /server.js
  /.next/BUILD_ID /_next/BUILD_ID /_next/server/middleware.js /_next/cache/x /_next/data/x/en.json
  /../package.json /..%2fpackage.json /%2e%2e/package.json /%2e%2e%2fpackage.json /..\package.json
  /images/../../package.json /images/..%2f..%2fpackage.json /images/%2e%2e/%2e%2e/package.json
  /_next/static/../../package.json /_next/static/..%2f..%2fpackage.json /fonts/..%5c..%5cpackage.json
  /SERVICE/1 /Service/1 /service//1 /service/1;x /service/%EF%BC%91 /service/1%0a /service/1%20
  /service/%31%00 /service/1.html /service/1.json /service/1.rsc /services.rsc /wash-type/steam-cleaning.rsc
  /emirates/dubai%00 /emirates/dubai;x /emirates/%64ubai /emirates//dubai /en/en /ar/ar /ar/en
  /EN /AR /%61r /ar%2fabout /services%3Fq=x /services%23 /api/HEALTH /message/page /en/message/page
  /services/all /update-listing/claims/1 /_error /_not-found /404 /500 /_document /_next/image /_vercel/insights/view`;

testFull(
  'odd spellings are missing, refused or redirect to the one path of the site, and show no file',
  async () => {
    for (const path of ODD_PATHS.replaceAll('EVIL', EVIL).trim().split(/\s+/)) {
      const { status, headers, body } = await get(path, { host: HOST });
      forCase(path, () => expect([307, 308, 400, 404, 405]).toContain(status));
      forCase(path, () =>
        expect(body.toString()).not.toMatch(/"dependencies"|"scripts"|defineConfig|SUPABASE/),
      );
      const refresh = String(headers.refresh ?? '/').replace(/^\d+;url=/, '');
      for (const target of [headers.location ?? '/', refresh])
        forCase(path, () => expect(new URL(target, `${BASE_URL}/x`).host).toBe(HOST));
      if (!headers.location) continue;
      const { status: next } = await get(targetOf(headers.location));
      forCase(path, () => expect([200, 308, 400, 404]).toContain(next));
    }
  },
);

/** Addresses that do not exist, as crawlers request them. */
const JUNK = `
  /WORD /ar/WORD/WORD /emirates/WORD /wash-type/WORD/emirates/WORD /areas/al-quoz?page=NUMBER /share/areas/WORD.jpg /service/NUMBER
  /ar/service/NUMBER?x=WORD /services?q=WORD /services?washType=WORD /services?x=WORD /services?page=NUMBER /api/service/NUMBER
  /wash-type/steam-cleaning/emirates/dubai?page=NUMBER /sitemap/WORD.xml /share/service/NUMBER.jpg /blog/%00WORD`;

testFull('junk addresses leave nothing on disk', async () => {
  const [word, number] = ['zzjunkzz', '20983712'];
  for (const path of JUNK.replaceAll('WORD', word).replaceAll('NUMBER', number).trim().split(/\s+/))
    expect([path, (await get(path)).status < 500]).toEqual([path, true]);
  const kept = readdirSync(process.env.SITE_FOLDER!, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => /(route-cache|fetch-cache|server\/app)/.test(path))
    .filter((path) => [word, number].some((one) => path.includes(one) || readFileSync(path).includes(one)));
  expect(kept).toEqual([]);
});
