import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Fault, FaultyBackend } from '../support/faulty-backend';
import { headingOf } from '../support/html';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Pages of rows that were not visited before: each fault has a provider and a post of its own. */
const FAULTS: [what: string, fault: Fault, urls: RegExp, provider: number, post: string][] = [
  ['has no rows at all', 'no rows', /^/, 31, 'what-steam-cleaning-does'],
  [
    'shows no providers and posts',
    'no rows',
    /\/(car_wash_locations|blog_posts|rpc\/(provider_pins|suggest_providers))/,
    32,
    'lamaa-in-arabic',
  ],
  ['hangs', 'hang', /^/, 33, 'where-a-mobile-wash-may-work'],
];
const ENDPOINTS = [
  '/api/provider-cards?ids=1,2&locale=en',
  '/api/provider-names?q=wash&locale=en',
  '/api/provider-pins?emirate=dubai',
];

let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url);
  // The first page of each kind loads its code.
  for (const path of ['/service/1', '/blog/how-to-read-a-car-wash-price', '/share/service/1.jpg'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [what, fault, urls, provider, slug] of FAULTS)
  test(`while the database ${what}, no page is missing, and all are there again afterwards`, async ({
    page,
    request,
  }) => {
    const paths = [
      `/service/${provider}`,
      `/service/${provider}/reviews`,
      `/service/${provider}/reviews/new`,
      `/blog/${slug}`,
    ];
    faulty.setFault(fault, urls);
    for (const locale of LOCALES)
      for (const path of paths.map((path) => address(path, locale))) {
        const { status, headers, html } = await get(request, path);
        const title = textsOf(locale)('notFound.unavailable.title');
        expect.soft(status, path).toBe(503);
        expect.soft(headers['cache-control'], path).toBe('no-store');
        expect.soft(headingOf(html), path).toBe(title);
        expect.soft(/<title>([^<]*)/.exec(html)?.[1], path).toBe(title);
        expect.soft(html.includes('noindex'), `noindex of ${path}`).toBe(false);
      }
    for (const path of [`/share/service/${provider}.jpg`, `/share/blog/${slug}.jpg`, ...ENDPOINTS]) {
      const { status, headers } = await get(request, path);
      expect.soft(status, path).toBe(503);
      expect.soft(headers['cache-control'] ?? '', path).not.toMatch(/(max-age|s-maxage)=[1-9]/);
    }
    if (urls.test('/areas')) {
      const { headers } = await get(request, '/suggestions.json');
      expect.soft(headers['cache-control'], 'suggestions').toBe('no-store');
    }

    // The visitor asks for the page again, without script.
    await page.goto(`${site.url}/ar${paths[0]}`);
    faulty.setFault('none');
    await page.getByRole('link', { name: textsOf('ar')('error.reload') }).click();
    await expect(page).toHaveURL(`${site.url}/ar${paths[0]}`);
    await expect(page.locator('.listing-notes')).toBeVisible();
    for (const path of [...paths, `/share/service/${provider}.jpg`, ...ENDPOINTS])
      await expect
        .poll(async () => (await get(request, path)).status, { message: path, timeout: 20_000 })
        .toBe(200);
    for (const path of ['/service/999999', '/blog/no-such-post']) {
      const { status, html } = await get(request, path);
      expect.soft(status, path).toBe(404);
      expect.soft(html.includes('noindex'), `noindex of ${path}`).toBe(true);
    }
  });

for (const [fault, locale] of [
  ['hang', 'en'],
  ['500', 'ar'],
] as const)
  test(`a confirmation that was not counted is not thanked for in ${locale}`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(site.url + address('/service/1', locale));
    faulty.setFault(fault);
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page.getByText(t('checks.notCounted'))).toBeVisible();
    await expect(page.getByText(t('checks.thanks'))).toBeHidden();
    faulty.setFault('none');
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page.getByText(t('checks.thanks'))).toBeVisible();
    await expect(page.getByText(t('checks.notCounted'))).toBeHidden();
  });

async function get(request: APIRequestContext, path: string) {
  const response = await request.get(site.url + path, { timeout: 20_000 });
  return { status: response.status(), headers: response.headers(), html: await response.text() };
}
