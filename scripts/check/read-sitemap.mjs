import { SaxesParser } from 'saxes';
import { pathOf } from './path-of.mjs';

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
const SAMPLED = Object.entries(KINDS).flatMap(([kind, pattern]) => [
  { kind, language: 'en', pattern: new RegExp(`^${pattern}$`) },
  { kind, language: 'ar', pattern: pattern === '/' ? /^\/ar$/ : new RegExp(`^/ar${pattern}$`) },
]);

/**
 * Parses XML strictly, as crawlers do.
 * @returns the name of the root element and the texts of all elements named `wanted`
 * @throws Error with the position of a syntax error
 */
export function readXml(text, wanted = 'loc') {
  const found = [];
  let root;
  let open;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    root ??= name;
    open = name === wanted ? '' : undefined;
  });
  parser.on('text', (part) => {
    if (open !== undefined) open += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === wanted && open !== undefined) found.push(open.trim());
    open = undefined;
  });
  parser.write(text).close();
  return { root, found };
}

/** Reads the sitemap index and its parts; returns their problems, the origins they name and a sample of URLs. */
export async function readSitemap(site) {
  const sitemap = { parts: [], problems: [], total: 0, origins: new Set(), sample: new Map() };
  const index = await readPart(site, '/sitemap.xml', 'sitemapindex', sitemap);
  sitemap.parts = index.map((url) => pathOf(url));
  for (const part of sitemap.parts) {
    const urls = await readPart(site, part, 'urlset', sitemap);
    sitemap.total += urls.length;
    for (const path of urls.map((url) => pathOf(url))) {
      const kind = SAMPLED.find(({ pattern }) => pattern.test(path));
      const name = kind && `${kind.kind} ${kind.language}`;
      if (name && !sitemap.sample.has(name)) sitemap.sample.set(name, path);
    }
  }
  return sitemap;
}

async function readPart(site, path, wantedRoot, { problems, origins }) {
  const { status, text } = await site.request(path);
  if (status !== 200) {
    problems.push({ found: `${path} answers ${status}`, expected: '200' });
    return [];
  }
  try {
    const { root, found } = readXml(text);
    if (root !== wantedRoot) problems.push({ found: `${path} is <${root}>`, expected: `<${wantedRoot}>` });
    for (const url of found) if (URL.canParse(url)) origins.add(new URL(url).origin);
    return found;
  } catch (error) {
    problems.push({ found: `${path} is no XML (${error.message})`, expected: 'XML that can be read' });
    return [];
  }
}
