import { expect, test } from '@playwright/test';
import { headingOf, textOf } from '../support/html';
import { address, BASE_URL, LOCALES, textsOf, WASH_TYPE_SLUGS } from '../support/site';

/** Old, short and misspelled URLs with their canonical ones. */
const REDIRECTS: Record<string, string> = {
  '/wash-type/detailing': '/wash-type/auto-detailing',
  '/wash-type/detailing/emirates': '/wash-type/auto-detailing/emirates',
  '/wash-type/detailing/emirates/dubai': '/wash-type/auto-detailing/emirates/dubai',
  '/wash-type/detailing/dubai': '/wash-type/auto-detailing/emirates/dubai',
  '/wash-type/detailing/RAK': '/wash-type/auto-detailing/emirates/ras-al-khaimah',
  '/wash-type/mobile-car-wash/abu-dhabi': '/wash-type/mobile-car-wash/emirates/abu-dhabi',
  '/wash-type/steam-cleaning/uaq': '/wash-type/steam-cleaning/emirates/umm-al-quwain',
  '/wash-type/steam-cleaning/emirates/UAQ': '/wash-type/steam-cleaning/emirates/umm-al-quwain',
  '/district/jlt/steam-cleaning': '/district/jlt',
  '/district/al-reem/anything-at-all': '/district/al-reem',
  '/services/interior-cleaning': '/services',
  '/vehicle-type/suv': '/services',
  '/brands/toyota': '/services',
  '/emirates/RAK': '/emirates/ras-al-khaimah',
  '/emirates/rak': '/emirates/ras-al-khaimah',
  '/emirates/rasalkhaima': '/emirates/ras-al-khaimah',
  '/emirates/ras_al_khaimah': '/emirates/ras-al-khaimah',
  '/emirates/uaq': '/emirates/umm-al-quwain',
  '/emirates/ummalqwain': '/emirates/umm-al-quwain',
  '/emirates/Abu%20Dhabi': '/emirates/abu-dhabi',
  '/emirates/abudhabi': '/emirates/abu-dhabi',
  '/emirates/DUBAI': '/emirates/dubai',
  '/services/': '/services',
  '/emirates/rak/': '/emirates/ras-al-khaimah',
  '/service/1/': '/service/1',
  ...Object.fromEntries(WASH_TYPE_SLUGS.map((slug) => [`/${slug}`, `/wash-type/${slug}`])),
};

for (const [old, right] of Object.entries(REDIRECTS)) {
  test(`${old} redirects to ${right} in one hop, keeping language and query`, async ({ request }) => {
    for (const locale of LOCALES) {
      for (const query of ['', '?q=a+b%26c&x=1&x=2&page=2']) {
        const response = await request.get(address(old, locale) + query, { maxRedirects: 0 });
        expect.soft(response.status()).toBe(308);
        expect.soft(targetOf(response.headers().location)).toBe(address(right, locale) + query);
      }
      expect.soft((await request.get(address(right, locale), { maxRedirects: 0 })).status()).toBe(200);
    }
  });
}

for (const [old, right] of [
  ['/en', '/'],
  ['/en/services?q=steam', '/services?q=steam'],
  ['/en/emirates/rak', '/emirates/ras-al-khaimah'],
  ['/ar/', '/ar'],
] as const) {
  test(`${old} redirects to ${right} in one hop`, async ({ request }) => {
    const response = await request.get(old, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(targetOf(response.headers().location)).toBe(right);
  });
}

for (const path of ['//example.com', '//example.com/services/', '/\\example.com/', '/en//example.com']) {
  test(`${path} never redirects off-site`, async ({ request }) => {
    const response = await request.get(BASE_URL + path, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location) expect(new URL(location, BASE_URL).host).toBe(new URL(BASE_URL).host);
    else expect(response.status()).toBe(404);
  });
}

/** Missing pages by their title; the key is that of the Arabic text. */
const MISSING: [title: string, key: string, paths: string[]][] = [
  [
    'Oops! Page not found',
    'page',
    ['/nowhere', '/no/such/page', '/emirates', '/wash-type', '/emirates/dubai/deira', '/services/a/b'],
  ],
  ['Oops! Page not found', 'page', ['/brands', '/missing/page', '/service', '/district/jlt/a/b']],
  ['Emirate Not Found', 'emirate', ['/emirates/atlantis', '/emirates/123', '/emirates/dubaii']],
  ['Wash Type Not Found', 'wash-type', ['/wash-type/unknown', '/wash-type/unknown/emirates']],
  ['District Not Found', 'district', ['/district/atlantis', '/district/deira']],
  [
    'Page Not Found',
    'combination',
    [
      '/wash-type/unknown/emirates/dubai',
      '/wash-type/steam-cleaning/emirates/atlantis',
      '/wash-type/steam-cleaning/atlantis',
    ],
  ],
  // Row 80 has no name and is never shown.
  ['Service Not Found', 'service', ['/service/0', '/service/80', '/service/999999', '/service/2147483647']],
  ['Service Not Found', 'service', ['/service/2147483648', '/service/abc', '/service/1.5', '/service/-1']],
  ['Service Not Found', 'service', ['/service/1e3', '/service/0x1', '/service/1%00', "/service/1'"]],
];

for (const [title, key, paths] of MISSING) {
  for (const path of paths) {
    test(`${path} shows "${title}" with status 404, without JavaScript too`, async ({ request }) => {
      for (const locale of LOCALES) {
        const response = await request.get(address(path, locale), { maxRedirects: 0 });
        const html = await response.text();
        const t = textsOf(locale);
        expect.soft(response.status()).toBe(404);
        expect.soft(headingOf(html)).toBe(locale === 'en' ? title : t(`notFound.${key}.title`));
        expect.soft(textOf(html)).toContain(locale === 'en' ? 'Back to Home' : t('site.backToHome'));
        expect.soft(html).toMatch(/<meta name="robots" content="noindex/);
        expect.soft(html).toContain(`<html lang="${locale}"`);
      }
    });
  }
}

for (const path of ['/images/none.png', '/api/nothing', '/_next/static/none.js', '/%E0%A4%A']) {
  test(`${path} is a 404`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
  });
}

function targetOf(location = ''): string {
  const { pathname, search } = new URL(location, BASE_URL);
  return pathname + search;
}
