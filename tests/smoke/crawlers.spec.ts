import { type APIRequestContext, expect, test } from '@playwright/test';
import robotsParser from 'robots-parser';
import { localPath, locations, readPage } from '../support/crawl';
import { SEE_LOG, SEE_VARIABLES } from './remedies';

const LANGUAGES = ['en', 'ar', 'x-default'];
const PUBLIC = ['/', '/ar', '/services', '/emirates/dubai', '/service/1', '/ar/blog', '/services?page=2'];
/** Text files, each with the pattern of its absolute URLs. */
const FILES = {
  '/robots.txt': /^sitemap:\s*(\S+)/gim,
  '/sitemap.xml': /<loc>([^<]+)<\/loc>/g,
  '/blog/feed.xml': /<link>([^<]+)<\/link>/g,
  '/llms.txt': /\]\((https?:[^)]+)\)/g,
};
/** Kinds of pages in the sitemap; one of each and language is checked. */
const KINDS = {
  home: '/',
  services: '/services',
  emirate: '/emirates/[^/?]+',
  'wash type': '/wash-type/[^/?]+',
  area: '/areas/[^/?]+',
  provider: '/service/\\d+',
  post: '/blog/[^/?]+',
};

test('every URL has the canonical origin', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL!);
  const urls: [place: string, url: string][] = [];
  for (const path of ['/', '/ar', '/services', '/ar/contact']) {
    const html = await (await request.get(path)).text();
    const tags = html.matchAll(
      /<(?:link rel="(?:canonical|alternate)"[^>]*? href|meta property="og:(?:url|image)" content)="(http[^"]*)"/g,
    );
    for (const [, url] of tags) urls.push([path, url!]);
  }
  for (const [path, pattern] of Object.entries(FILES))
    for (const [, url] of (await (await request.get(path)).text()).matchAll(pattern)) urls.push([path, url!]);
  const others = urls.filter(([, url]) => new URL(url, origin).origin !== origin);
  const remedy = `SITE_URL must be ${origin} when the site is built and where it runs. ${SEE_VARIABLES}`;
  expect(urls.length, `absolute URLs. ${remedy}`).toBeGreaterThan(10);
  expect(Object.fromEntries(others), `URLs of another origin, by page. ${remedy}`).toEqual({});
});

test('search engines may show the site, and it warns of nothing', async ({ request }) => {
  const health = (await (await request.get('/api/health')).json().catch(() => null)) as {
    warnings?: string[];
  };
  expect(health, `/api/health. ${SEE_LOG}`).toMatchObject({ site: 'ok' });
  expect(health.warnings ?? [], `warnings of /api/health. ${SEE_VARIABLES}`).toEqual([]);
  const robots = (await request.get('/')).headers()['x-robots-tag'] ?? '';
  const remedy = 'The site sends none: a host or proxy adds it.';
  expect(robots, `X-Robots-Tag of /. ${remedy}`).not.toMatch(/noindex|none/);
});

test('robots.txt allows pages and names the sitemap', async ({ request, baseURL }) => {
  const url = new URL('/robots.txt', baseURL).href;
  const response = await request.get(url);
  const remedy = 'app/robots.ts generates it; the host or proxy may replace it, as some do for previews.';
  expect(response.status(), `status of /robots.txt. ${remedy}`).toBe(200);
  const robots = robotsParser(url, await response.text());
  const disallowed = PUBLIC.filter((path) => robots.isDisallowed(new URL(path, baseURL).href));
  expect(disallowed, `pages that robots.txt disallows. ${remedy}`).toEqual([]);
  expect(robots.getSitemaps().map(localPath), `sitemaps in robots.txt. ${remedy}`).toContain('/sitemap.xml');
});

test('the sitemap lists pages that search engines may index', async ({ request }) => {
  test.setTimeout(120_000);
  const paths = await readSitemap(request);
  for (const [kind, pattern] of Object.entries(KINDS))
    for (const language of ['', '/ar']) {
      const path = paths.find((one) =>
        new RegExp(`^${language}${pattern}$`.replace(/ar\/\$/, 'ar$')).test(one),
      );
      if (path) await expectIndexable(request, path);
      else expect.soft(['area', 'provider', 'post'], `the sitemap has ${kind} ${language}`).toContain(kind);
    }
});

async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string, root: string) => {
    const response = await request.get(path);
    expect(response.status(), `status of ${path}. ${SEE_LOG}`).toBe(200);
    const xml = await response.text();
    expect(xml.trim(), `the end of ${path}: it is complete. ${SEE_LOG}`).toMatch(new RegExp(`</${root}>$`));
    return locations(xml).map(localPath);
  };
  const parts = await read('/sitemap.xml', 'sitemapindex');
  const paths = await Promise.all(parts.map((part) => read(part, 'urlset')));
  return paths.flat();
}

async function expectIndexable(request: APIRequestContext, path: string): Promise<void> {
  const remedy = 'lib/seo/canonical.ts decides it; a proxy or host must not rewrite pages or URLs.';
  const response = await request.get(path);
  expect.soft(response.status(), `status of ${path}, which is in the sitemap. ${SEE_LOG}`).toBe(200);
  const page = readPage(await response.text());
  const robots = response.headers()['x-robots-tag'] ?? '';
  expect.soft(page.canonical, `canonical of ${path}. ${remedy}`).toBe(path);
  expect.soft(page.isHidden || /noindex|none/.test(robots), `noindex of ${path}. ${remedy}`).toBe(false);
  expect
    .soft(Object.keys(page.alternates), `hreflang of ${path}. ${remedy}`)
    .toEqual(expect.arrayContaining(LANGUAGES));
  for (const [language, alternate] of Object.entries(page.alternates)) {
    const { alternates } = readPage(await (await request.get(alternate)).text());
    expect
      .soft(
        Object.values(alternates),
        `${alternate}, the ${language} version of ${path}, links back. ${remedy}`,
      )
      .toContain(path);
  }
}

test('the list of routes is not indexed', async ({ request }) => {
  const response = await request.get('/test');
  const robots = response.headers()['x-robots-tag'] ?? '';
  const { isHidden } = readPage(await response.text());
  const remedy = 'lib/routing/plain-pages.ts excludes /test from search engines.';
  expect(response.status() === 404 || isHidden || robots.includes('noindex'), `noindex. ${remedy}`).toBe(
    true,
  );
});

test('shared links have a picture', async ({ request }) => {
  const provider = (await readSitemap(request)).find((path) => /^\/service\/\d+$/.test(path));
  for (const path of ['/', '/ar', ...(provider ? [provider] : [])]) {
    const { picture } = readPage(await (await request.get(path)).text());
    const image = await request.get(picture);
    const remedy =
      'They are drawn from files in lib/seo/opengraph, which the build must include (next.config.ts, outputFileTracingIncludes).';
    expect.soft(image.status(), `status of the picture of ${path}. ${remedy}`).toBe(200);
    expect
      .soft(image.headers()['content-type'], `type of the picture of ${path}. ${remedy}`)
      .toBe('image/jpeg');
  }
});
