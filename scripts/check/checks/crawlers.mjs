import { parseRobots, pathOf } from '../parse.mjs';

const LANGUAGES = ['en', 'ar'];
const PUBLIC = ['/', '/ar', '/services', '/emirates/dubai', '/service/1', '/ar/blog', '/services?page=2'];

export const robotsFile = {
  name: 'robots.txt',
  remedy: 'app/robots.ts generates it; the host or proxy may replace it, as some hosts do for previews.',
  async run(site, expect) {
    const { status, text } = await site.get('/robots.txt');
    const note = 'pages are allowed, and the sitemap is listed';
    if (status !== 200) {
      expect(false, `/robots.txt returns ${status}`, '200');
      return { note };
    }
    const isAllowed = parseRobots(text);
    const disallowed = PUBLIC.filter((path) => !isAllowed(path));
    expect(disallowed.length === 0, `it disallows ${disallowed.join(', ')}`, 'none of these');
    const sitemaps = [...text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => pathOf(url));
    const isListed = sitemaps.includes('/sitemap.xml');
    expect(isListed, `it contains ${sitemaps.join(', ') || 'no sitemap URL'}`, '/sitemap.xml');
    return { note };
  },
};

export const sitemap = {
  name: 'Sitemap',
  isRetried: true,
  remedy: 'It is built from the database: see the log (docs/deployment.md, "Monitoring").',
  async run(site, expect) {
    const { problems, parts, total } = await site.sitemap();
    for (const { found, expected } of problems) expect(false, found, expected);
    expect(problems.length > 0 || total > 0, 'it is empty', 'at least the fixed pages');
    return { note: `${total.toLocaleString('en')} URLs, parts: ${parts.length}` };
  },
};

export const indexedPages = {
  name: 'Pages for search engines',
  isRetried: true,
  remedy: 'lib/seo/canonical.ts decides both; a proxy or host must not rewrite pages or URLs.',
  async run(site, expect) {
    const { sample } = await site.sitemap();
    if (sample.size === 0) return { skipped: 'the sitemap is empty' };
    // Sequentially, so that a small server can still serve its visitors.
    for (const path of sample.values()) await checkIndexedPage(site, path, expect);
    return { note: [...sample.keys()].join(', ') };
  },
};

async function checkIndexedPage(site, path, expect) {
  const { status, canonical, alternates, ...page } = await site.page(path);
  if (status !== 200) {
    const remedy = 'The log of the site shows the reason: docs/deployment.md, "Monitoring".';
    return expect(false, `${path} in the sitemap returns ${status}`, '200', remedy);
  }
  const isCanonical = canonical && pathOf(canonical) === path;
  expect(isCanonical, `${path} has the canonical ${canonical}`, site.origin + path);
  const robots = robotsOf(page);
  expect(!/noindex|none/.test(robots), `${path} has robots "${robots}"`, 'no noindex');
  const languages = [...LANGUAGES, 'x-default'];
  const missing = languages.filter((language) => !alternates[language]);
  expect(missing.length === 0, `${path} has no hreflang ${missing.join(', ')}`, languages.join(', '));
  for (const language of LANGUAGES.filter((name) => alternates[name])) {
    const other = await site.page(pathOf(alternates[language]));
    const isMutual = Object.values(other.alternates).some((url) => pathOf(url) === path);
    const found = `${path} links to ${other.path} as ${language}, which does not link back`;
    expect(isMutual, found, 'links in both directions');
  }
}

export const testPage = {
  name: 'The list of routes is not indexed',
  remedy: '/test is for developers; lib/routing/plain-pages.ts excludes it from search engines.',
  async run(site, expect) {
    const page = await site.page('/test');
    if (page.status === 404) return { note: '/test does not exist' };
    expect(/noindex/.test(robotsOf(page)), `/test returns ${page.status} without noindex`, 'noindex');
    return { note: '/test is noindex' };
  },
};

function robotsOf({ robots, headers }) {
  return `${robots} ${headers.get('x-robots-tag') ?? ''}`.trim();
}

export const openGraphImages = {
  name: 'Open Graph images',
  remedy:
    'They are drawn from files in lib/seo/opengraph, which the build must include (next.config.ts, outputFileTracingIncludes).',
  async run(site, expect) {
    const { sample } = await site.sitemap();
    const paths = ['/', '/ar', sample.get('provider en'), sample.get('provider ar')].filter(Boolean);
    for (const page of await site.pages(paths)) await checkImage(site, page, expect);
    return { note: paths.join(', ') };
  },
};

async function checkImage(site, { path, openGraphImage }, expect) {
  if (!openGraphImage) return expect(false, `${path} has no Open Graph image`, 'og:image');
  const image = await site.request(pathOf(openGraphImage));
  const type = image.headers.get('content-type');
  const isImage = image.status === 200 && type === 'image/jpeg';
  expect(isImage, `${image.path} returns ${image.status}, ${type}`, '200, image/jpeg');
}
