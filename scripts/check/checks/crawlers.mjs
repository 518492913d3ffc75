import { pathOf } from '../path-of.mjs';
import { robotsRules } from '../robots-rules.mjs';

const LANGUAGES = ['en', 'ar'];
const OPEN = ['/', '/ar', '/services', '/emirates/dubai', '/service/1', '/ar/blog', '/services?page=2'];

export const robotsFile = {
  name: 'robots.txt',
  remedy: 'It comes from app/robots.ts: the host or proxy replaces it, as some hosts do for previews.',
  async run(site) {
    const { status, text } = await site.get('/robots.txt');
    if (status !== 200) return { problems: [{ found: `/robots.txt answers ${status}`, expected: '200' }] };
    const mayRead = robotsRules(text);
    const shut = OPEN.filter((path) => !mayRead(path));
    const sitemaps = [...text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => pathOf(url));
    return {
      problems: [
        ...(shut.length > 0
          ? [{ found: `it forbids ${shut.join(', ')}`, expected: 'pages to be open' }]
          : []),
        ...(sitemaps.includes('/sitemap.xml')
          ? []
          : [{ found: `it names ${sitemaps.join(', ') || 'no sitemap'}`, expected: '/sitemap.xml' }]),
      ],
      note: 'pages are open, and the sitemap is named',
    };
  },
};

export const sitemapReads = {
  name: 'Sitemap',
  mayHeal: true,
  remedy: 'It is built from the database: see the log (docs/deployment.md, "Monitoring").',
  async run(site) {
    const { problems, parts, total } = await site.sitemap();
    if (problems.length === 0 && total === 0)
      return { problems: [{ found: 'no address in it', expected: 'at least the fixed pages' }] };
    return { problems, note: `${total.toLocaleString('en')} addresses in ${parts.length} parts` };
  },
};

export const indexedPages = {
  name: 'Pages for search engines',
  mayHeal: true,
  remedy: 'lib/seo/canonical.ts decides both; a proxy or host must not rewrite pages or URLs.',
  async run(site) {
    const { sample } = await site.sitemap();
    const paths = [...sample.values()];
    if (paths.length === 0) return { skipped: 'the sitemap names no page' };
    const problems = [];
    // Sequentially, so that a small server can still serve its visitors.
    for (const path of paths) problems.push(...(await problemsOfPage(site, path)));
    return { problems, note: `${[...sample.keys()].join(', ')}` };
  },
};

async function problemsOfPage(site, path) {
  const { status, headers, canonical, robots, alternates } = await site.page(path);
  if (status !== 200)
    return [
      {
        found: `${path} of the sitemap answers ${status}`,
        expected: '200',
        remedy: 'The log of the site says why: docs/deployment.md, "Monitoring".',
      },
    ];
  const problems = [];
  const expect = (isRight, found, expected) =>
    isRight || problems.push({ found: `${path} ${found}`, expected });
  expect(canonical && pathOf(canonical) === path, `has the canonical ${canonical}`, `${site.origin}${path}`);
  const hidden = `${robots} ${headers.get('x-robots-tag') ?? ''}`.trim();
  expect(!/noindex|none/.test(hidden), `says "${hidden}" to robots`, 'no noindex');
  const languages = [...LANGUAGES, 'x-default'];
  const missing = languages.filter((language) => !alternates[language]);
  expect(missing.length === 0, `names no hreflang ${missing.join(', ')}`, languages.join(', '));
  for (const language of LANGUAGES.filter((name) => alternates[name])) {
    const other = await site.page(pathOf(alternates[language]));
    const back = Object.values(other.alternates).map((url) => pathOf(url));
    expect(
      back.includes(path),
      `names ${pathOf(alternates[language])} as ${language}, which does not name it`,
      'both to name each other',
    );
  }
  return problems;
}

export const testPage = {
  name: 'The page of all routes is not indexed',
  remedy: '/test is for developers; lib/routing/plain-pages.ts excludes it from search engines.',
  async run(site) {
    const { status, robots, headers } = await site.page('/test');
    const isHidden = /noindex/.test(`${robots} ${headers.get('x-robots-tag') ?? ''}`);
    return status === 404 || isHidden
      ? { note: status === 404 ? '/test is not there' : '/test says noindex' }
      : { problems: [{ found: `/test answers ${status} without noindex`, expected: 'noindex' }] };
  },
};
