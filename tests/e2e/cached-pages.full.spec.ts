import { expect, test } from '@playwright/test';
import { LOCALES, localizePath } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/path-of';
import { isCachedPage } from '@/lib/routing/rewrites';
import { definitionOf, EXAMPLES } from '@/lib/routing/route-table';
import { OwnBackend, OwnSite, REVALIDATE_SECRET } from '../support/own-site';
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
const SPOILERS: Record<string, Record<string, string>> = {
  'other headers': HEADERS,
  'another host': { host: `${SECRET}.example` },
  'the router': { ...HEADERS, rsc: '1' },
};

/** One URL of every cached page and of some missing ones, alternating the language. */
const ADDRESSES = [
  ...EXAMPLES.filter((route) => isCachedPage(route) && !definitionOf(route).redirectsTo?.(route)).map(pathOf),
  '/services?emirate=dubai&washType=steam-cleaning',
  '/wash-type/eco-friendly?page=2',
  '/nothing/here',
  '/service/999999999',
].map((path, index) => localizePath(path, LOCALES[index % LOCALES.length]!));

test('cached pages contain nothing of the visitor who triggered the render', async () => {
  test.setTimeout(300_000);
  const backend = await OwnBackend.create();
  await backend.start();
  const site = await OwnSite.start(backend.url);
  await revalidate(site);
  const unspoilt = await cachedPages(site);

  for (const [spoiler, headers] of Object.entries(SPOILERS)) {
    await test.step(spoiler, async () => {
      await revalidate(site);
      for (const address of ADDRESSES) {
        const parameter = `${address.includes('?') ? '&' : '?'}token=${SECRET}`;
        await sendRawRequest(site.url, address + parameter, { headers });
      }
      const spoilt = await cachedPages(site);
      const leaks = ADDRESSES.filter((address) => spoilt.get(address)!.includes(SECRET));
      expect(leaks, spoiler).toEqual([]);
      const changed = ADDRESSES.filter(
        (address) => visiblePart(spoilt.get(address)!) !== visiblePart(unspoilt.get(address)!),
      );
      expect(changed, spoiler).toEqual([]);
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
  for (const address of ADDRESSES) {
    await expect(async () => {
      const { headers, body } = await sendRawRequest(site.url, address);
      expect(headers['x-nextjs-cache'], address).toBe('HIT');
      bodies.set(address, body.toString());
    }).toPass();
  }
  return bodies;
}

async function revalidate(site: OwnSite): Promise<void> {
  const headers = { Authorization: `Bearer ${REVALIDATE_SECRET}` };
  expect((await sendRawRequest(site.url, '/api/revalidate', { method: 'POST', headers })).status).toBe(200);
}
