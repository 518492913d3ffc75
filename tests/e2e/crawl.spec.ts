import { expect, test } from '@playwright/test';
import { BASE_URL } from '../support/site';
import { problemsOf, shapeOf } from '../support/structured-data';

interface Page {
  status: number;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  isHidden: boolean;
  headings: number;
  links: string[];
  data: { '@type': string; [key: string]: unknown }[];
  breadcrumbs: string[];
  picture: string;
  introduction: string;
}

const ORIGIN = new URL(BASE_URL).origin;
const AT_ONCE = 6;
const HOMES = ['/', '/ar'];
const LANDING = /^(?:\/ar)?\/(?:emirates|district|wash-type)\/(?!.*(?:\/emirates$|\?))/;

/** What kinds of pages say of themselves, besides where they are. */
const TYPES: [pattern: RegExp, types: string[]][] = [
  [/^\/(?:ar)?$/, ['Organization', 'WebSite']],
  [/\/service\/\d+$/, ['AutoWash']],
  [/\/blog\/[^?]+$/, ['BlogPosting']],
  [/\/blog(?:\?|$)|\/wash-type\/[^/]+\/emirates$/, ['CollectionPage']],
  [/\/(?:emirates|wash-type|district)\/|\/services(?:\?|$)/, ['ItemList']],
];
const PARAMETERS = ['emirate', 'washType', 'rating', 'serviceType', 'q', 'sort', 'view', 'page'];

test('a crawler reads the whole site: links, sitemap, canonicals, languages and structured data agree @full', async ({
  request,
}) => {
  test.setTimeout(600_000);
  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return { status: response.status(), html: await response.text(), headers: response.headers() };
  };
  const sitemap = await readSitemap(get);
  const pages = new Map<string, Page>();
  // Each language has a home.
  const queue = [...HOMES];
  const depth = new Map(queue.map((path) => [path, 0]));
  const wrong: string[] = [];
  const badFilters: string[] = [];

  async function visit(path: string): Promise<void> {
    const { status, html, headers } = await get(path);
    if (status === 308) {
      const target = pathOf(headers.location ?? '');
      const landing = await get(target);
      if (landing.status !== 200) wrong.push(`308 to ${landing.status} ${path}`);
      return;
    }
    if (status !== 200) {
      wrong.push(`${status} ${path}`);
      return;
    }
    if (!(headers['content-type'] ?? '').includes('text/html')) return;
    const page = parse(html, status);
    pages.set(path, page);
    for (const link of page.links.filter((path) => !isOfOtherTest(path))) {
      // Filters are endless combinations: their rules have tests of their own. Further pages of a list are not.
      if (!isInOrder(link)) badFilters.push(`${link} on ${path}`);
      const isFilter = link.includes('?') && !/^[^?]*\?page=\d+$/.test(link);
      if (depth.has(link) || isFilter || link.startsWith('/api/')) continue;
      depth.set(link, depth.get(path)! + 1);
      queue.push(link);
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));

  expect.soft(wrong, 'links that lead nowhere').toEqual([]);
  expect.soft(badFilters, 'links whose parameters stand in another order').toEqual([]);
  expect
    .soft(
      [...sitemap].filter((path) => !pages.has(path)),
      'orphans of the sitemap',
    )
    .toEqual([]);
  const indexable = [...pages].filter(([path, page]) => !page.isHidden && pathOf(page.canonical) === path);
  expect
    .soft(
      indexable.map(([path]) => path).filter((path) => !sitemap.has(path)),
      'missing in the sitemap',
    )
    .toEqual([]);
  expect
    .soft(
      [...sitemap].filter((path) => !indexable.some(([own]) => own === path)),
      'in the sitemap without reason',
    )
    .toEqual([]);
  for (const [path, page] of pages) {
    expect.soft(page.headings, `h1 of ${path}`).toBe(1);
    expect.soft(page.data.length, `structured data of ${path}`).toBeGreaterThan(0);
    const list = page.data.find((data) => data['@type'] === 'BreadcrumbList');
    if (HOMES.includes(path)) continue;
    expect.soft(page.breadcrumbs.length, `breadcrumbs of ${path}`).toBeGreaterThan(1);
    expect.soft(namesOf(list), `breadcrumbs of ${path}`).toEqual(page.breadcrumbs);
  }
  expect
    .soft(
      indexable.map(([path]) => path).filter((path) => depth.get(path)! > 3),
      'more than three clicks from home',
    )
    .toEqual([]);
  const documents = new Map<string, { path: string; data: Page['data'][number] }>();
  for (const [path, { data }] of pages)
    for (const one of data) documents.set(shapeOf(one), { path, data: one });
  expect.soft(problemsOf([...documents.values()]), 'structured data against schema.org').toEqual([]);
  for (const [path, { data, isHidden }] of pages) {
    const types = data.map((one) => one['@type']);
    const expected = TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    // An empty list has no entries to name.
    if (!isHidden) expect.soft(types, path).toEqual(expect.arrayContaining(expected));
    expect.soft(JSON.stringify(data), path).not.toMatch(/AggregateRating|"Review"/);
  }
  const introductions = indexable.filter(([path]) => LANDING.test(path));
  expect.soft(introductions.length).toBeGreaterThan(100);
  expect
    .soft(repeated(introductions.map(([, { introduction }]) => introduction)), 'introductions that repeat')
    .toEqual([]);
  for (const [path, { picture }] of indexable)
    expect.soft(pathOf(picture), path).toMatch(/^(?:\/ar)?\/share\/[^?]+\.jpg$/);
  for (const [path, page] of indexable) {
    for (const href of Object.values(page.alternates)) {
      const other = pages.get(pathOf(href));
      if (other)
        expect.soft(Object.values(other.alternates), `${path} and ${href}`).toContain(ORIGIN + trim(path));
    }
  }
  for (const [path, { title, description }] of indexable) {
    expect.soft(title.length, `title of ${path}: ${title}`).toBeGreaterThanOrEqual(30);
    expect.soft(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(65);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(165);
  }
  const shown = indexable.filter(([path]) => !/\/service\//.test(path));
  expect.soft(repeated(shown.map(([, { title }]) => title)), 'titles that repeat').toEqual([]);
  expect
    .soft(repeated(shown.map(([, { description }]) => description)), 'descriptions that repeat')
    .toEqual([]);
  expect(pages.size).toBeGreaterThan(1_000);
});

test('the sitemap is an index over parts of at most 10,000 addresses', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = locations(index);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const part of parts) {
    const xml = await (await request.get(pathOf(part))).text();
    expect(locations(xml).length).toBeLessThanOrEqual(10_000);
    expect(xml).not.toContain('<lastmod>');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

async function readSitemap(get: (path: string) => Promise<{ html: string }>): Promise<Set<string>> {
  const parts = locations((await get('/sitemap.xml')).html);
  const paths = await Promise.all(parts.map(async (part) => locations((await get(pathOf(part))).html)));
  return new Set(
    paths
      .flat()
      .map(pathOf)
      .filter((path) => !isOfOtherTest(path)),
  );
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

function parse(html: string, status: number): Page {
  const one = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.map(decode));
  const breadcrumbs = /<ol class="breadcrumbs">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return {
    status,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi).map(([language = '', href = '']) => [
        language,
        href,
      ]),
    ),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    links: [
      ...new Set(
        all(/<a\b[^>]*?\bhref="(\/[^"#]*)/g)
          .map(([href = '']) => href)
          .filter((href) => !href.startsWith('//')),
      ),
    ],
    data: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(([json = '']) =>
      JSON.parse(json),
    ),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    introduction: one(/<p class="introduction">([\s\S]*?)<\/p>/).replace(/<[^>]*>/g, ''),
    breadcrumbs: [...breadcrumbs.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
      decode(item.replace(/<[^>]*>/g, '')),
    ),
  };
}

/** Posts that other tests publish and take away meanwhile, and the pages of the blog that they fill. */
function isOfOtherTest(path: string): boolean {
  return /\/blog(?:\/test-|\?page=)/.test(path);
}

/** Whether the filter of an address is written in the one order. */
function isInOrder(path: string): boolean {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  if (!/\/services$/.test(pathname)) return true;
  const places = [...searchParams.keys()].map((name) => PARAMETERS.indexOf(name));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

function namesOf(list: { [key: string]: unknown } | undefined): string[] {
  return ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, ORIGIN);
  return pathname + search;
}

function trim(path: string): string {
  return path === '/' ? '' : path;
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
