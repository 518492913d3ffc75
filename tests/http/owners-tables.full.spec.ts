import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readLinks } from '../support/crawl';
import { readRows } from '../support/directory';
import { FORMS } from '../support/forms';
import { PAGES } from '../support/pages';
import { cleanUp, ROOT } from '../support/processes';
import { address, LOCALES } from '../support/site';
import { post, uniqueAddress, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

// One database and one site, on which the tests build upon each other.
test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);
test.afterAll(cleanUp);

let backend: TestBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  backend = await TestBackend.start({ BACKEND_TABLES: join(ROOT, 'tests/fixtures/owners-database.sql') });
  site = await TestSite.start(backend.url, {
    TRUSTED_PROXY: 'x-forwarded-for:1',
    // With it, our tables are expected to be there.
    FORM_SECRET: '',
    STAFF_WEBHOOK_URL: 'http://127.0.0.1:9/',
  });
});

async function get(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, html: await response.text(), headers: Object.fromEntries(headers) };
}

/** 1,000 rows, of which every 97th has no name. */
const LISTED = 990;
/** Addresses of what needs a table of ours. */
const ABSENT = /\/report\b|\/update-listing\?|\/reviews|\/confirm-facts/;

test('every route answers, those of forms without a table with the contact page, and links to none of these', async () => {
  for (const { path, status = 200 } of PAGES)
    for (const locale of LOCALES) {
      const answer = await get(address(path, locale));
      // The pages of sample posts and of what needs a table of ours.
      const isAbsent = ABSENT.test(path);
      if (isAbsent) expect([path, answer.headers.location]).toEqual([path, address('/contact', locale)]);
      expect
        .soft([path, answer.status])
        .toEqual([path, isAbsent ? 307 : /^\/blog\//.test(path) ? 404 : status]);
      // It has an example of each route.
      if (path === '/test') continue;
      const links = readLinks(answer.html).map(({ href }) => href);
      expect
        .soft(
          links.filter((href) => ABSENT.test(href)),
          path,
        )
        .toEqual([]);
    }
});

test('lists, searches, the map, texts of the owner and the API have the rows of the owner', async () => {
  const html = async (path: string) => {
    const { status, html } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    return html.replaceAll('<!-- -->', '');
  };
  expect(await html('/services')).toContain(`of ${LISTED} services`);
  expect(await html('/services?q=steam&emirate=dubai&open=sat-1000')).toMatch(/\/service\/\d+"/);
  expect(await html('/services?view=map')).toContain('map');
  expect(await html('/emirates/dubai')).toMatch(/\/service\/\d+"/);
  const home = await html('/');
  expect(home).toContain('Question 1?');
  expect(home).not.toContain('Question 3?');
  expect(await html('/about')).toContain('<p>We wash.</p>');
  const blog = await html('/blog');
  expect(blog).toMatch(/Cloths.*Hello/s);
  expect(blog).not.toContain('Not yet');
  expect(await html('/blog/Hello%20World')).toContain('<p>Hello.</p>');
  const provider = await html('/service/1');
  expect(provider).toContain('Lamsa Steam 1');
  expect(provider).not.toMatch(/id="reviews"|name="provider"/);
  expect(JSON.parse(await html('/api/providers.json?emirate=dubai')).total).toBeGreaterThan(100);
  expect(await html('/sitemap.xml')).toContain('<loc>');
});

const send = (path: string, values: Record<string, string>, sender: string) =>
  post(site.url, path, values, sender, { origin: site.url });

test('the three forms are stored in the columns of the specification, and a repeated one once', async () => {
  const email = uniqueEmail();
  const sender = uniqueAddress();
  for (const { path, values } of FORMS) {
    const typed = {
      ...values,
      email,
      // What the page of a booking has chosen.
      vehicleType: 'sedan',
      selectedApp: 'Mitt & Van',
      ...(values.service_type && { service_type: 'Steam Cleaning' }),
    };
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect((await send(path, typed as Record<string, string>, sender)).status).toBe(200);
  }
  const stored = async (table: string) => readRows(`${table}?email=eq.${email}`, backend);
  const [contact, listing, booking] = FORMS.map((form) => ({ ...form.stored(email), email }));
  expect(await stored('contact_submissions')).toEqual([contact, booking]);
  expect(await stored('listing_submissions')).toEqual([{ ...listing, service_type: ['Steam Cleaning'] }]);
});

test('nothing else is tried, and the health check says what is off', async () => {
  const body = new FormData();
  body.set('provider', '1');
  const headers = { origin: site.url };
  const answer = await fetch(`${site.url}/api/confirm-facts`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe('/service/1#not-confirmed');
  await get('/services?q=zzqqy');
  const Authorization = `Bearer ${process.env.CRON_SECRET}`;
  const health = await (await fetch(`${site.url}/api/health`, { headers: { Authorization } })).json();
  expect(health).toMatchObject({
    database: 'ok',
    directory: { providers: LISTED },
    refused: [],
    migration: null,
  });
  expect(health.off).toContainEqual({
    off: 'reviews and menus',
    turnOn: 'npm run setup (docs/deployment.md, "A database with data")',
  });
  expect(health).not.toHaveProperty('outbox');
  const failures = site.log.split('\n').filter((line) => /"level":"(?:error|warn)"|database\./.test(line));
  expect(failures).toEqual([]);
});
