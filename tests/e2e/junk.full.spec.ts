import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';

const FOLDER = process.env.SITE_FOLDER!;
const WORD = 'zzjunkzz';
const NUMBER = '20983712';

/** URLs that do not exist, as crawlers request them. */
const ADDRESSES = [
  `/${WORD}`,
  `/ar/${WORD}/${WORD}`,
  `/emirates/${WORD}`,
  `/wash-type/${WORD}`,
  `/wash-type/${WORD}/emirates/${WORD}`,
  `/district/${WORD}`,
  `/areas/${WORD}`,
  `/areas/al-quoz?page=${NUMBER}`,
  `/share/areas/${WORD}.jpg`,
  `/service/${WORD}`,
  `/service/${NUMBER}`,
  `/ar/service/${NUMBER}?x=${WORD}`,
  `/services?q=${WORD}`,
  `/services?washType=${WORD}`,
  `/services?emirate=${WORD}&rating=${NUMBER}`,
  `/services?x=${WORD}`,
  `/services?page=${NUMBER}`,
  `/wash-type/steam-cleaning?page=${NUMBER}`,
  `/wash-type/steam-cleaning/emirates/dubai?page=${NUMBER}`,
  `/api/share/${WORD}.jpg`,
  `/api/services/${WORD}`,
  `/api/service/${NUMBER}`,
  `/sitemap/blog/${WORD}`,
  `/sitemap/${WORD}.xml`,
  `/share/service/${NUMBER}.jpg`,
  `/share/${WORD}.jpg`,
  `/blog/%00${WORD}`,
];

test('junk URLs leave nothing on disk', async ({ request }) => {
  // Warm these pages up: a render stores the full URL that triggered it.
  for (const path of [
    '/services',
    '/wash-type/steam-cleaning',
    '/wash-type/steam-cleaning/emirates/dubai',
    '/areas/al-quoz',
  ])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  for (const address of ADDRESSES) expect((await request.get(address)).status(), address).toBeLessThan(500);
  expect(filesWith(FOLDER, [WORD, NUMBER])).toEqual([]);
});

test('a real page does leave a file on disk (guards the test above)', async ({ request }) => {
  await request.get('/services?emirate=fujairah&washType=self-service&rating=3.5');
  await expect
    .poll(
      () => filesWith(FOLDER, ['emirate=fujairah&washType=self-service', 'washType%3Dself-service']).length,
    )
    .toBeGreaterThan(0);
});

/** Cache files whose name or content contains one of the words. */
function filesWith(folder: string, words: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => /(route-cache|fetch-cache|server\/app)/.test(path))
    .filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)));
}

test('404 responses are cached for minutes only', async ({ request }) => {
  for (const path of ['/nowhere', '/service/999999', '/ar/blog/no-such-post']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const seconds = Number(/s-maxage=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1] ?? 0);
    expect(seconds, path).toBeLessThanOrEqual(REVALIDATE_SECONDS);
  }
});

test("an unknown first segment is a 404 with the site's layout", async ({ request }) => {
  for (const path of ['/api/services/x', '/api', '/sitemap/blog/x', '/ar/sitemap.xml', '/not-found/page']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('site-header');
  }
});

test('only GET and HEAD reach the cache', async ({ request }) => {
  const paths = ['/share/emirates/ajman.jpg', '/emirates/ajman', '/api/providers.json', '/blog/feed.xml'];
  for (const path of paths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await request.fetch(path, { method });
      expect(response.status(), `${method} ${path}`).toBe(405);
      expect(response.headers()).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    }
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect((await request.get('/api/revalidate')).status()).toBe(405);
});

test('share image URLs have a single canonical spelling', async ({ request }) => {
  const response = await request.get('/share/service/0001.jpg', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/\/share\/service\/1\.jpg$/);
});
