import { parseSitemap, pathOf } from './parse.mjs';

/** Kinds of pages; one of each kind and language is checked. */
const KINDS = {
  home: '/',
  services: '/services',
  emirate: '/emirates/[^/?]+',
  'wash type': '/wash-type/[^/?]+',
  area: '/areas/[^/?]+',
  provider: '/service/\\d+',
  post: '/blog/[^/?]+',
};
const PATTERNS = Object.entries(KINDS).flatMap(([kind, pattern]) => [
  [`${kind} en`, new RegExp(`^${pattern}$`)],
  [`${kind} ar`, pattern === '/' ? /^\/ar$/ : new RegExp(`^/ar${pattern}$`)],
]);

/** Reads the sitemap index and its parts; returns their problems, the origins they name and a sample of paths. */
export async function readSitemap(site) {
  const sitemap = { parts: [], problems: [], total: 0, origins: new Set(), sample: new Map() };
  sitemap.parts = (await readPart(site, '/sitemap.xml', 'sitemapindex', sitemap)).map((url) => pathOf(url));
  for (const part of sitemap.parts) {
    const urls = await readPart(site, part, 'urlset', sitemap);
    sitemap.total += urls.length;
    for (const path of urls.map((url) => pathOf(url))) {
      const [kind] = PATTERNS.find(([, pattern]) => pattern.test(path)) ?? [];
      if (kind && !sitemap.sample.has(kind)) sitemap.sample.set(kind, path);
    }
  }
  return sitemap;
}

async function readPart(site, path, expectedRoot, { problems, origins }) {
  const { status, text } = await site.request(path);
  if (status !== 200) {
    problems.push({ found: `${path} returns ${status}`, expected: '200' });
    return [];
  }
  try {
    const { root, urls } = parseSitemap(text);
    if (root !== expectedRoot)
      problems.push({ found: `${path} is <${root}>`, expected: `<${expectedRoot}>` });
    for (const url of urls) if (URL.canParse(url)) origins.add(new URL(url).origin);
    return urls;
  } catch (error) {
    problems.push({ found: `${path} is not valid XML (${error.message})`, expected: 'valid XML' });
    return [];
  }
}
