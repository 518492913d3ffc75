import { expect, test } from '@playwright/test';
import { HONEYPOT } from '@/lib/forms/form-state';
import { idsIn } from '../support/html';
import { SEE_FORMS, SEE_LOG, SEE_SELF_HOSTING, SEE_VARIABLES } from './remedies';

/** Milliseconds. */
const MAX_WAIT = 3_000;
/** Seconds; a newer deployment may not accept older forms. */
const DAY = 86_400;

for (const { path, language } of [
  { path: '/', language: 'lang="en" dir="ltr"' },
  { path: '/ar', language: 'lang="ar" dir="rtl"' },
])
  test(`${path} opens in its language`, async ({ request }) => {
    const start = performance.now();
    const response = await request.get(path);
    const ms = Math.round(performance.now() - start);
    expect(response.status(), `status of ${path}. ${SEE_LOG}`).toBe(200);
    expect(await response.text(), `language of ${path}. ${SEE_SELF_HOSTING}`).toContain(`<html ${language}`);
    expect(ms, `milliseconds for ${path}. ${SEE_LOG}`).toBeLessThanOrEqual(MAX_WAIT);
  });

test('the site reads its database', async ({ request }) => {
  const response = await request.get('/api/health');
  const remedy = `${SEE_LOG} SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must belong to the same project.`;
  expect(response.status(), `status of /api/health. ${remedy}`).toBe(200);
  expect(await response.json(), `database in /api/health. ${remedy}`).toMatchObject({ database: 'ok' });
});

test('a list shows providers', async ({ request }) => {
  const ids = idsIn(await (await request.get('/services')).text());
  const remedy =
    'The directory may be empty: docs/staff.md, "npm run import"; or SUPABASE_URL belongs to another project.';
  expect(ids.length, `providers on /services. ${remedy} ${SEE_VARIABLES}`).toBeGreaterThan(0);
});

test('unknown URLs return 404', async ({ request }) => {
  for (const path of ['/there-is-no-such-page', '/ar/emirates/there-is-no-such-emirate']) {
    const response = await request.get(path);
    const remedy = 'The proxy must forward every URL to the site and preserve its status.';
    expect.soft(response.status(), `status of ${path}. ${remedy} ${SEE_SELF_HOSTING}`).toBe(404);
  }
});

test('pages without a form refuse POST', async ({ request }) => {
  const response = await request.post('/emirates/dubai', { data: '' });
  const remedy =
    'middleware.ts refuses it: the host must run it for every method, and the proxy must forward methods.';
  expect(response.status(), `status of POST /emirates/dubai. ${remedy} ${SEE_SELF_HOSTING}`).toBe(405);
});

for (const path of ['/contact', '/ar/contact', '/update-listing'])
  test(`the form of ${path} works without JavaScript`, async ({ request }) => {
    const response = await request.get(path);
    const remedy = `Proxies must not change pages with forms or cache them for more than a day. ${SEE_FORMS}`;
    expect(response.status(), `status of ${path}. ${SEE_LOG}`).toBe(200);
    const forms = [...(await response.text()).matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => form);
    const form = forms.find((html) => html.includes('name="email"')) ?? '';
    // React adds these fields, so that server actions work without JavaScript.
    expect(form, `the form of ${path} has a server action. ${remedy}`).toMatch(/name="\$ACTION/);
    expect(form, `the form of ${path} has a honeypot. ${remedy}`).toContain(`name="${HONEYPOT}"`);
    expect(cacheSeconds(response.headers()), `seconds that ${path} is cached. ${remedy}`).toBeLessThanOrEqual(
      DAY,
    );
  });

/** Returns the seconds for which caches may store a response, or have stored it. */
function cacheSeconds(headers: Record<string, string>): number {
  const directives = headers['cache-control'] ?? '';
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const fresh = seconds('s-maxage') || seconds('max-age');
  return Math.max(fresh + seconds('stale-while-revalidate'), Number(headers.age ?? 0));
}
