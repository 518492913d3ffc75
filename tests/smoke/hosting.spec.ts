import { type APIRequestContext, expect, test } from '@playwright/test';
import { securityHeaders } from '@/lib/http/security-headers';
import { SEE_FORMS, SEE_SELF_HOSTING, SEE_VARIABLES } from './remedies';

const PROXY = `A proxy must not change Cache-Control or set cookies. ${SEE_SELF_HOSTING}`;
const isHttps = process.env.BASE_URL?.startsWith('https:') ?? false;

for (const path of ['/', '/ar/services', '/there-is-no-such-page', '/api/health'])
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const remedy = 'The site sends them: a host or proxy must not remove or replace them (docs/security.md).';
    for (const { key, value } of securityHeaders()) {
      const name = key.toLowerCase();
      // Browsers ignore it over http.
      if (name === 'strict-transport-security' && !isHttps) continue;
      const found = headers[name]?.split(/;\s*/) ?? [];
      // The map may add hosts.
      const expected = value.split(/;\s*/).filter((directive) => !directive.startsWith('connect-src'));
      expect.soft(found, `${key} of ${path}. ${remedy}`).toEqual(expect.arrayContaining(expected));
    }
  });

test.describe('host names', () => {
  test.skip(!isHttps, 'only with https');

  test('http redirects to https', async ({ request, baseURL }) => {
    const { host } = new URL(baseURL!);
    await expectRedirect(request, `http://${host}/services`, '/services', SEE_SELF_HOSTING, [301, 308]);
  });

  test('the name with or without www redirects', async ({ request, baseURL }) => {
    const { hostname } = new URL(baseURL!);
    const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
    const url = `https://${other}/services`;
    const isUsed = await request.get(url, { maxRedirects: 0 }).then(
      () => true,
      (error) => !/ENOTFOUND|EAI_AGAIN/.test(String(error)),
    );
    test.skip(!isUsed, `${other} has no DNS record`);
    const remedy = 'Search engines treat two names as two sites: redirect one permanently, keeping the path.';
    await expectRedirect(request, url, '/services', remedy, [301, 308]);
  });
});

for (const [path, target] of Object.entries({
  '/mobile-car-wash': '/wash-type/mobile-car-wash',
  '/emirates/rak': '/emirates/ras-al-khaimah',
  '/ar/brands/toyota': '/ar/services',
  '/services/': '/services',
  '/en': '/',
}))
  test(`${path} redirects to ${target} in one hop`, async ({ request }) => {
    const remedy = `middleware.ts redirects it: the host must run it, and the proxy must forward paths and the Host header unchanged. ${SEE_SELF_HOSTING}`;
    await expectRedirect(request, path, target, remedy, [308]);
  });

async function expectRedirect(
  request: APIRequestContext,
  from: string,
  to: string,
  remedy: string,
  statuses: number[],
): Promise<void> {
  const response = await request.get(from, { maxRedirects: 0 });
  const location = response.headers().location ?? '';
  expect(statuses, `status of ${from}. ${remedy}`).toContain(response.status());
  const target = URL.canParse(location, response.url()) && new URL(location, response.url()).href;
  expect(target, `target of ${from}. ${remedy}`).toBe(new URL(to, process.env.BASE_URL).href);
}

for (const path of ['/', '/ar/services'])
  test(`${path} is cached`, async ({ request }) => {
    await request.get(path);
    const headers = (await request.get(path)).headers();
    const control = headers['cache-control'] ?? '';
    expect(control, `Cache-Control of ${path}. ${PROXY}`).toMatch(/s-maxage=[1-9]|max-age=[1-9]/);
    expect(control, `Cache-Control of ${path}. ${PROXY}`).not.toMatch(/private|no-store|no-cache/);
    expect(headers, `cookies of ${path}, with which caches do not store it. ${PROXY}`).not.toHaveProperty(
      'set-cookie',
    );
    const hits = ['x-nextjs-cache', 'x-vercel-cache', 'cf-cache-status', 'x-cache'].flatMap(
      (name) => headers[name] ?? [],
    );
    // "dynamic", "bypass" and "none" say that a cache is not configured for pages, like Cloudflare's without a rule.
    const states = hits.filter((state) => !/\b(?:dynamic|bypass|none)\b/i.test(state));
    if (states.length > 0 && !Number(headers.age))
      expect(states.join(', '), `cache state of ${path} when requested twice. ${PROXY}`).toMatch(
        /\b(?:hit|stale|updating|revalidated|prerender)\b/i,
      );
  });

test('scripts, styles and fonts are immutable and compressed', async ({ request }) => {
  const html = await (await request.get('/ar')).text();
  const files = ['js', 'css', 'woff2'].map(
    (type) => new RegExp(`"(/[^"]+\\.${type})"`).exec(html)?.[1] ?? type,
  );
  for (const file of files) {
    const { 'cache-control': control, 'content-encoding': encoding } = (await request.get(file)).headers();
    expect.soft(control, `Cache-Control of ${file}. ${PROXY}`).toMatch(/max-age=31536000.*immutable/);
    if (file.endsWith('.woff2')) continue;
    const remedy = 'Set COMPRESS=off only behind a proxy that compresses.';
    expect.soft(encoding, `compression of ${file}. ${remedy} ${SEE_VARIABLES}`).toMatch(/^(?:br|gzip|zstd)$/);
  }
});

test('pages are compressed', async ({ request }) => {
  const encoding = (await request.get('/')).headers()['content-encoding'];
  expect(encoding, `Set COMPRESS=off only behind a proxy that compresses. ${SEE_VARIABLES}`).toMatch(
    /^(?:br|gzip|zstd)$/,
  );
});

test('the service worker is revalidated', async ({ request }) => {
  const response = await request.get('/sw.js');
  expect(response.status(), 'status of /sw.js').toBe(200);
  expect(response.headers()['cache-control'], `Proxies must not cache /sw.js. ${SEE_SELF_HOSTING}`).toMatch(
    /no-cache|no-store/,
  );
});

test('a look at the database requires the secret', async ({ request }) => {
  const { CRON_SECRET: secret } = process.env;
  const post = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request.post('/api/look-now', { headers })).status();
  };
  const guessed = await post('this-is-only-a-guess');
  expect([401, 404], `status of POST /api/look-now without the secret. ${SEE_VARIABLES}`).toContain(guessed);
  if (!secret) return;
  const remedy = 'CRON_SECRET must be the same here and on the site.';
  expect(await post(secret), `status with the secret. ${remedy} ${SEE_VARIABLES}`).toBe(200);
});

test('the addresses of clients are not reflected', async ({ request }) => {
  // A documentation address (RFC 5737) and a reserved name (RFC 2606).
  const values = ['203.0.113.77', 'forwarded.invalid'];
  const headers = { 'x-forwarded-for': values[0]!, 'x-forwarded-host': values[1]! };
  for (const path of ['/services?sort=price&page=2', '/services/?sort=price']) {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    const content = (await response.text()) + JSON.stringify(response.headers());
    const remedy = `The proxy must set X-Forwarded-For and X-Forwarded-Host itself, as deploy/nginx.conf does. ${SEE_FORMS}`;
    for (const value of values)
      expect.soft(content.includes(value), `${path} repeats ${value}. ${remedy}`).toBe(false);
  }
});

test('pages and scripts contain no secrets', async ({ request }) => {
  const texts = new Map<string, string>();
  for (const path of ['/', '/services', '/ar/contact'])
    texts.set(path, await (await request.get(path)).text());
  const scripts = [...texts.values()].flatMap((html) => [...html.matchAll(/src="(\/[^"]+\.js)"/g)]);
  for (const [, path] of scripts)
    if (!texts.has(path!)) texts.set(path!, await (await request.get(path!)).text());
  const leaks = [...texts].flatMap(([path, text]) =>
    secretsIn(text).map((name) => `${path} contains ${name}`),
  );
  const remedy = "Remove it from the site's environment and rotate it in Supabase immediately.";
  expect(scripts.length, 'scripts').toBeGreaterThan(0);
  expect(leaks, `${remedy} ${SEE_VARIABLES}`).toEqual([]);
});

/** Names the secrets in a text, without quoting them. */
function secretsIn(text: string): string[] {
  const { CRON_SECRET: secret } = process.env;
  const payloads = [...text.matchAll(/eyJ[\w-]{5,}\.(eyJ[\w-]{5,})\.[\w-]+/g)].map(([, payload]) =>
    Buffer.from(payload!, 'base64url').toString(),
  );
  return [
    ...(/\bsb_secret_\w{8,}/.test(text) ? ['a service key (sb_secret_)'] : []),
    ...(/SUPABASE_(?:SECRET|SERVICE_ROLE)_KEY/.test(text) ? ['the name of the service key'] : []),
    ...(payloads.some((json) => /"role"\s*:\s*"service_role"/.test(json))
      ? ['a key of the service role']
      : []),
    ...(secret && text.includes(secret) ? ['CRON_SECRET'] : []),
  ];
}
