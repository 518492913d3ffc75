import { parseRobots, pathOf } from '../parse.mjs';

const LANGUAGES = ['en', 'ar'];
const PUBLIC = ['/', '/ar', '/services', '/emirates/dubai', '/service/1', '/ar/blog', '/services?page=2'];

export const robotsFile = {
  name: 'robots.txt',
  remedy: 'It comes from app/robots.ts: the host or proxy replaces it, as some hosts do for previews.',
  async run(site, expect) {
    const { status, text } = await site.get('/robots.txt');
    const note = 'pages are open, and the sitemap is named';
    if (status !== 200) {
      expect(false, `/robots.txt answers ${status}`, '200');
      return { note };
    }
    const isAllowed = parseRobots(text);
    const forbidden = PUBLIC.filter((path) => !isAllowed(path));
    expect(forbidden.length === 0, `it forbids ${forbidden.join(', ')}`, 'pages to be open');
    const sitemaps = [...text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => pathOf(url));
    const isNamed = sitemaps.includes('/sitemap.xml');
    expect(isNamed, `it names ${sitemaps.join(', ') || 'no sitemap'}`, '/sitemap.xml');
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
    expect(problems.length > 0 || total > 0, 'no address in it', 'at least the fixed pages');
    return { note: `${total.toLocaleString('en')} addresses in ${parts.length} parts` };
  },
};

export const indexedPages = {
  name: 'Pages for search engines',
  isRetried: true,
  remedy: 'lib/seo/canonical.ts decides both; a proxy or host must not rewrite pages or URLs.',
  async run(site, expect) {
    const { sample } = await site.sitemap();
    if (sample.size === 0) return { skipped: 'the sitemap names no page' };
    // Sequentially, so that a small server can still serve its visitors.
    for (const path of sample.values()) await checkIndexedPage(site, path, expect);
    return { note: [...sample.keys()].join(', ') };
  },
};

async function checkIndexedPage(site, path, expect) {
  const { status, canonical, alternates, ...page } = await site.page(path);
  if (status !== 200) {
    const remedy = 'The log of the site says why: docs/deployment.md, "Monitoring".';
    return expect(false, `${path} of the sitemap answers ${status}`, '200', remedy);
  }
  const isCanonical = canonical && pathOf(canonical) === path;
  expect(isCanonical, `${path} has the canonical ${canonical}`, site.origin + path);
  const robots = robotsOf(page);
  expect(!/noindex|none/.test(robots), `${path} says "${robots}" to robots`, 'no noindex');
  const languages = [...LANGUAGES, 'x-default'];
  const missing = languages.filter((language) => !alternates[language]);
  expect(missing.length === 0, `${path} names no hreflang ${missing.join(', ')}`, languages.join(', '));
  for (const language of LANGUAGES.filter((name) => alternates[name])) {
    const other = await site.page(pathOf(alternates[language]));
    const isMutual = Object.values(other.alternates).some((url) => pathOf(url) === path);
    const found = `${path} names ${other.path} as ${language}, which does not name it`;
    expect(isMutual, found, 'both to name each other');
  }
}

export const testPage = {
  name: 'The page of all routes is not indexed',
  remedy: '/test is for developers; lib/routing/plain-pages.ts excludes it from search engines.',
  async run(site, expect) {
    const page = await site.page('/test');
    if (page.status === 404) return { note: '/test is not there' };
    expect(/noindex/.test(robotsOf(page)), `/test answers ${page.status} without noindex`, 'noindex');
    return { note: '/test says noindex' };
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
    return { note: `of ${paths.join(', ')}` };
  },
};

async function checkImage(site, { path, openGraphImage }, expect) {
  if (!openGraphImage) return expect(false, `${path} names no picture`, 'og:image');
  const image = await site.request(pathOf(openGraphImage));
  const type = image.headers.get('content-type');
  const isImage = image.status === 200 && type === 'image/jpeg';
  expect(isImage, `${image.path} answers ${image.status}, ${type}`, '200, image/jpeg');
}
