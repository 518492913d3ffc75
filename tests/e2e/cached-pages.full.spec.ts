import { expect, test } from '@playwright/test';
import { LOCALES, localizePath } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/path-of';
import { isCachedPage } from '@/lib/routing/rewrites';
import { definitionOf, EXAMPLES } from '@/lib/routing/route-table';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';

test.afterEach(cleanUp);

const SECRET = 'a-secret-of-another-visitor';
const HEADERS = {
  'x-forwarded-host': `${SECRET}.example`,
  'next-url': `/${SECRET}`,
  cookie: `session=${SECRET}`,
  referer: `https://${SECRET}.example/`,
};
/** Request data of a visitor in addition to the URL. */
const ATTACKS: Record<string, Record<string, string>> = {
  'other headers': HEADERS,
  'another host': { host: `${SECRET}.example` },
  'the router': { ...HEADERS, rsc: '1' },
};

/** One URL of every cached page and of some missing ones, alternating the language. */
const PATHS = [
  ...EXAMPLES.filter((route) => isCachedPage(route) && !definitionOf(route).redirectsTo?.(route)).map(pathOf),
  '/services?emirate=dubai&washType=steam-cleaning',
  '/wash-type/eco-friendly?page=2',
  '/nothing/here',
  '/service/999999999',
].map((path, index) => localizePath(path, LOCALES[index % LOCALES.length]!));

test('cached pages contain nothing of the visitor who triggered the render', async () => {
  test.setTimeout(300_000);
  const backend = await OwnBackend.start();
  const site = await OwnSite.start(backend.url);
  expect(await site.revalidate()).toBe(200);
  const original = await cachedPages(site);

  for (const [attack, headers] of Object.entries(ATTACKS)) {
    await test.step(attack, async () => {
      expect(await site.revalidate()).toBe(200);
      for (const address of PATHS) {
        const parameter = `${address.includes('?') ? '&' : '?'}token=${SECRET}`;
        await sendRawRequest(site.url, address + parameter, { headers });
      }
      const poisoned = await cachedPages(site);
      const leaks = PATHS.filter((address) => poisoned.get(address)!.includes(SECRET));
      expect(leaks, attack).toEqual([]);
      const changed = PATHS.filter(
        (address) => visiblePart(poisoned.get(address)!) !== visiblePart(original.get(address)!),
      );
      expect(changed, attack).toEqual([]);
    });
  }
});

/**
 * The body of a page without scripts and without the site's own origin: the order of the head and of the
 * framework's data depends on timing, and pages rendered by the build carry another origin.
 */
function visiblePart(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace(/localhost(:|%3A)\d+/g, '');
}

/** The body of every URL once it is served from the cache. */
async function cachedPages(site: OwnSite): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const address of PATHS) {
    await expect(async () => {
      const { headers, body } = await sendRawRequest(site.url, address);
      expect(headers['x-nextjs-cache'], address).toBe('HIT');
      bodies.set(address, body.toString());
    }).toPass();
  }
  return bodies;
}
