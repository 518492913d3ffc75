import { expect, test } from '@playwright/test';
import { address, BASE_URL, LOCALES } from '../support/site';

/** Old, short and misspelled URLs with their canonical ones; tests/lib/routing has all rules. */
const REDIRECTS: [old: string, canonical: string][] = [
  ['/wash-type/detailing', '/wash-type/auto-detailing'],
  ['/wash-type/detailing/RAK', '/wash-type/auto-detailing/emirates/ras-al-khaimah'],
  ['/district/al-reem/anything-at-all', '/district/al-reem'],
  ['/services/interior-cleaning', '/services'],
  ['/brands/toyota', '/services'],
  ['/emirates/Abu%20Dhabi', '/emirates/abu-dhabi'],
  ['/service/1/', '/service/1'],
  ['/share/service/0001.jpg', '/share/service/1.jpg'],
  ['/steam-cleaning', '/wash-type/steam-cleaning'],
  ['/areas/jlt', '/district/jlt'],
];

for (const [old, canonical] of REDIRECTS) {
  test(`${old} redirects to ${canonical} in one hop, keeping language and query`, async ({ request }) => {
    for (const [locale, query] of [
      ['en', ''],
      ['ar', '?q=a+b%26c&x=1&x=2&page=2'],
    ] as const) {
      const response = await request.get(address(old, locale) + query, { maxRedirects: 0 });
      expect.soft(response.status()).toBe(308);
      expect.soft(targetOf(response.headers().location)).toBe(address(canonical, locale) + query);
      expect.soft((await request.get(address(canonical, locale), { maxRedirects: 0 })).status()).toBe(200);
    }
  });
}

test('the prefix of the default language and a trailing slash are removed', async ({ request }) => {
  for (const [old, canonical] of [
    ['/en', '/'],
    ['/en/services?q=steam', '/services?q=steam'],
    ['/en/emirates/rak', '/emirates/ras-al-khaimah'],
    ['/ar/', '/ar'],
  ] as const) {
    const response = await request.get(old, { maxRedirects: 0 });
    expect.soft(response.status(), old).toBe(308);
    expect.soft(targetOf(response.headers().location)).toBe(canonical);
  }
});

test('the browser’s preferred language does not cause a redirect', async ({ request }) => {
  for (const locale of LOCALES) {
    const headers = { 'accept-language': locale === 'en' ? 'ar' : 'en' };
    const response = await request.get(address('/services', locale), { maxRedirects: 0, headers });
    expect(response.status()).toBe(200);
  }
});

test('a post is found by its slug in upper case', async ({ request }) => {
  for (const locale of LOCALES) {
    const response = await request.get(address('/blog/How-To-Read-A-Car-Wash-Price', locale));
    expect(response.status()).toBe(200);
    expect(targetOf(response.url())).toBe(address('/blog/how-to-read-a-car-wash-price', locale));
  }
});

test('a response to the router has an address of its own', async ({ request }) => {
  const path = '/service/431';
  const response = await request.get(`${path}?_rsc=x`, { headers: { RSC: '1' }, maxRedirects: 0 });
  expect(response.status()).toBe(307);
  const data = await request.get(response.headers().location!, { headers: { RSC: '1' } });
  expect(data.headers()['content-type']).toContain('text/x-component');
  expect(await (await request.get(path)).text()).toContain('</html>');
});

test('a response to the router needs one redirect, whatever the request says of it', async ({ request }) => {
  for (const query of ['_rsc', '_rsc=', '_rsc=x', 'a&_rsc&b']) {
    const headers = { RSC: '1', 'Next-Url': '/services' };
    const response = await request.get(`/service/431?${query}`, { headers, maxRedirects: 1 });
    expect(response.headers()['content-type'], query).toContain('text/x-component');
  }
});

function targetOf(location = ''): string {
  const { pathname, search } = new URL(location, BASE_URL);
  return pathname + search;
}
