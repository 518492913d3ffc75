import robotsParser from 'robots-parser';
import { AREAS } from '@/lib/domain/words/areas';
import { crawl, type CrawledPage, localPath, locations, readLinks, readSitemap } from '../support/crawl';
import { idsWhere, providers, readRows } from '../support/directory';
import { forCase } from '../support/expectations';
import { ruleOfFilters } from '../support/product-rules';
import { BASE_URL, LOCALES } from '../support/site';
import { testFull } from './test-full';

const ORIGIN = new URL(BASE_URL).origin;
const HOMES = ['/', '/ar'];
const LANDING = /^(?:\/ar)?\/(?:emirates|district|areas|wash-type)\/(?!.*(?:\/emirates$|\?))/;
const SHARE_PICTURE = /^(?:\/ar)?\/share\/[^?]+\.jpg\?v=[0-9a-f]{8}$/;

/** Structured data types by kind of page, besides breadcrumbs. */
const TYPES: [pattern: RegExp, types: string[]][] = [
  [/^\/(?:ar)?$/, ['Organization', 'WebSite']],
  [/\/service\/\d+$/, ['AutoWash']],
  [/\/blog\/[^?]+$/, ['BlogPosting']],
  [/\/prices$/, ['Dataset']],
  [/\/blog(?:\?|$)|\/wash-type\/[^/]+\/emirates$/, ['CollectionPage']],
  [/\/(?:emirates|wash-type|district|areas)\/|\/services(?:\?|$)/, ['ItemList']],
];
/** Parameters that only the browser adds to links. */
const OF_BROWSER = ['in', 'near'];
/** Upper bounds of pages besides providers, areas and posts, and of paginated lists that contain a provider. */
const MAX_OTHER_PAGES = 100;
const MAX_LISTS = 14;
const CARDS = 24;
/** Pages of providers are alike: one in seven is read, a number that no rule of the sample data divides. */
const isRead = (path: string) => Number(/\/service\/(\d+)$/.exec(path)?.[1] ?? 0) % 7 === 0;

testFull(
  'a full crawl finds consistent links, sitemap, canonicals, hreflang and structured data',
  async () => {
    const sitemap = new Set((await readSitemap(get)).filter((path) => !isOfOtherTest(path)));
    const robots = robotsParser(`${ORIGIN}/robots.txt`, (await get('/robots.txt')).html);
    const isAllowed = (path: string) => robots.isAllowed(ORIGIN + path) !== false;
    const parameters = ruleOfFilters().filter((name) => !OF_BROWSER.includes(name));
    const { pages, depths, broken, badLinks } = await crawl(get, HOMES, {
      follows: (path) => !isOfOtherTest(path) && isAllowed(path),
      reads: isRead,
      isCanonical: (path) => isInOrder(path, parameters),
    });
    const all = [...pages];
    const indexable = all.filter(([path, page]) => !page.isHidden && page.canonical === path);
    const paths = new Set(indexable.map(([path]) => path));
    const expectNone = (what: string, wrong: unknown[]) => forCase(what, () => expect(wrong).toEqual([]));
    const expectOf = (what: string, list: [string, CrawledPage][], is: (page: CrawledPage) => boolean) => {
      const wrong = list.filter(([, page]) => !is(page));
      expectNone(
        what,
        wrong.map(([path]) => path),
      );
    };

    expectNone('links that lead nowhere', broken);
    expectNone('links with parameters in non-canonical order', badLinks);
    const listed = [...paths, ...[...depths.keys()].filter((path) => !isRead(path))];
    forCase('the sitemap has exactly the indexable pages', () =>
      expect([...sitemap].sort()).toEqual(listed.sort()),
    );
    expectNone(
      'more than three clicks from home',
      listed.filter((path) => depths.get(path)! > 3),
    );

    const found = [...depths.keys()];
    expectNone(
      'combinations of filters',
      found.filter((path) => /\?(?!page=\d+$)/.test(path)),
    );
    const { length: posts } = await readRows('blog_posts?select=slug&limit=1000');
    const { length: total } = await providers();
    const laterPages = (total * MAX_LISTS) / CARDS;
    expect(found.length).toBeLessThanOrEqual(
      HOMES.length * (total + laterPages + AREAS.length + posts + MAX_OTHER_PAGES),
    );

    const below = all.filter(([path]) => !HOMES.includes(path));
    expectOf('one h1', all, ({ headings }) => headings === 1);
    expectOf('structured data', all, ({ data }) => data.length > 0);
    const rated = all.filter(([, { data }]) => /AggregateRating|"Review"/.test(json(data)));
    const ofReviewed = new Set(
      (await idsWhere(({ own_review_count }) => own_review_count > 0)).map((id) => `/service/${id}`),
    );
    expect(rated.length).toBeGreaterThan(0);
    expectNone(
      'ratings in structured data, other than of reviews published here',
      rated.filter(([path]) => !ofReviewed.has(path.replace('/ar/', '/'))).map(([path]) => path),
    );
    expectOf('breadcrumbs', below, ({ breadcrumbs }) => breadcrumbs.length > 1);
    expectOf(
      'breadcrumbs in structured data',
      below,
      ({ data, breadcrumbs }) => json(breadcrumbNames(data)) === json(breadcrumbs),
    );
    expectNone(
      'types of structured data',
      // An empty list has no entries.
      all.filter(([path, { isHidden, data }]) => !isHidden && !hasTypes(path, data)).map(([path]) => path),
    );
    const documents = all.flatMap(([path, { data }]) => data.map((one) => ({ path, data: one })));
    expectNone('properties that search engines require', problemsOf(documents));

    expectOf('a share picture', indexable, ({ picture }) => SHARE_PICTURE.test(localPath(picture)));
    expectNone(
      'languages that do not name each other',
      indexable.flatMap(([path, { alternates }]) =>
        Object.values(alternates)
          .filter((other) => pages.has(other) && !Object.values(pages.get(other)!.alternates).includes(path))
          .map((other) => `${path} and ${other}`),
      ),
    );
    expectOf('titles of 30 to 65 letters', indexable, ({ title }) => isBetween(title, 30, 65));
    expectOf('descriptions of 70 to 165 letters', indexable, ({ description }) =>
      isBetween(description, 70, 165),
    );
    const shown = indexable.filter(([path]) => !path.includes('/service/')).map(([, page]) => page);
    const landing = indexable.filter(([path]) => LANDING.test(path)).map(([, page]) => page);
    expectNone('titles that repeat', repeated(shown, 'title'));
    expectNone('descriptions that repeat', repeated(shown, 'description'));
    expectNone('introductions that repeat', repeated(landing, 'introduction'));
    expect(landing.length).toBeGreaterThan(100);
    expect(pages.size).toBeGreaterThan(600);
  },
  720_000,
);

testFull('the sitemap index splits into parts of at most 10,000 URLs', async () => {
  const parts = locations((await get('/sitemap.xml')).html);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  let dated = 0;
  for (const part of parts) {
    const xml = (await get(localPath(part))).html;
    const { length } = locations(xml);
    expect(length).toBeLessThanOrEqual(10_000);
    const changes = xml.match(/<lastmod>/g)?.length ?? 0;
    if (part.includes('providers')) dated += changes;
    else if (part.includes('posts')) expect(changes).toBe(length);
    else forCase(part, () => expect(changes).toBeGreaterThan(20));
  }
  // The sample data has no other dates than those of reviews.
  const reviewed = await idsWhere(({ reviewed_at }) => reviewed_at);
  expect(dated).toBe(reviewed.length * LOCALES.length);
  expect((await get('/robots.txt')).html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

// prettier-ignore
const ALLOWED = [
  '/', '/ar', '/services', '/ar/services?page=2', '/services?emirate=dubai&washType=steam-cleaning', '/wash-type/mobile-car-wash?page=12',
  '/areas/al-quoz?page=2', '/blog?page=2', '/blog/eco-tips', '/service/1', '/api/providers.json', '/api/providers.json?q=steam&sort=name',
  '/api/openapi.json', '/llms.txt', '/share/home.jpg', '/areas/centres.json', '/update-listing',
];
// prettier-ignore
const DISALLOWED = [
  '/services?open=now', '/services?emirate=dubai&max=50', '/ar/services?sort=price&page=2', '/services?view=list', '/services?q=steam', '/blog?q=steam',
  '/services?emirate=dubai&rating=4', '/services?area=jlt', '/services?serviceType=mobile', '/services?verified=1', '/services?page=2&eco=1',
  '/api/provider-count?locale=en', '/api/look-now', '/compare?ids=8', '/ar/compare?x=1&ids=8,73', '/report?provider=8&wrong=phone',
  '/ar/update-listing?provider=8',
];

test('robots.txt allows landing pages, their aliases and the data, and disallows filter combinations', async () => {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, (await get('/robots.txt')).html);
  const isAllowed = (path: string) => robots.isAllowed(ORIGIN + path) === true;
  expect(ALLOWED.filter((path) => !isAllowed(path))).toEqual([]);
  expect(DISALLOWED.filter(isAllowed)).toEqual([]);
});

// prettier-ignore
const PREVIEWS = [
  'Twitterbot/1.0', 'facebookexternalhit/1.1', 'LinkedInBot/1.0', 'WhatsApp/2.23', 'TelegramBot', 'Slackbot', 'Slackbot-LinkExpanding',
  'Discordbot/2.0', 'Pinterestbot', 'redditbot/1.0', 'SkypeUriPreview/0.5', 'Viber',
];

test('robots.txt lets the previews of shared links read what visitors share, and nothing else that is disallowed', async () => {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, (await get('/robots.txt')).html);
  const shared = DISALLOWED.filter((path) => !/^\/api|provider=/.test(path));
  expect(shared.length).toBeGreaterThan(10);
  for (const agent of PREVIEWS) {
    const isAllowed = (path: string) => robots.isAllowed(ORIGIN + path, agent) === true;
    expect([agent, [...ALLOWED, ...shared].filter((path) => !isAllowed(path))]).toEqual([agent, []]);
    expect([agent, DISALLOWED.filter((path) => !shared.includes(path) && isAllowed(path))]).toEqual([
      agent,
      [],
    ]);
  }
});

test('pages link crawlers to later pages but not to filters and forms', async () => {
  for (const path of [
    '/',
    '/services?page=2',
    '/services?q=cheap+steam+al+quoz+open+now&view=list',
    '/emirates/dubai',
    '/areas/al-quoz',
    '/service/1',
    '/compare?ids=1,2',
  ])
    for (const { href, isFollowed } of readLinks((await get(path)).html))
      forCase(path, () =>
        expect([href, isFollowed]).toEqual([
          href,
          /^[^?]*(?:\?page=\d+)?$/.test(href) && !href.endsWith('/reviews/new'),
        ]),
      );
});

/** Reads without compression, and on no connection that the site may close just then. */
async function get(path: string) {
  const response = await fetch(ORIGIN + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', connection: 'close' },
  });
  return {
    status: response.status,
    html: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
}

/** Posts that other tests may publish, and the blog pages that list them. */
function isOfOtherTest(path: string): boolean {
  return /\/blog(?:\/test-|\?page=)/.test(path);
}

/** Returns whether the query parameters are in canonical order. */
function isInOrder(path: string, parameters: string[]): boolean {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  if (!/\/services$/.test(pathname)) return true;
  const places = [...searchParams.keys()].map((name) => parameters.indexOf(name));
  return places.every((place, index) => place >= 0 && place >= (places[index - 1] ?? 0));
}

function hasTypes(path: string, data: CrawledPage['data']): boolean {
  const expected = TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return expected.every((type) => data.some((one) => one['@type'] === type));
}

function breadcrumbNames(data: CrawledPage['data']): string[] {
  const list = data.find((one) => one['@type'] === 'BreadcrumbList');
  return ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
}

function repeated(pages: CrawledPage[], key: 'title' | 'description' | 'introduction'): string[] {
  const texts = pages.map((page) => page[key]);
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function isBetween(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

/** Properties that search engines require of each type. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  AutoWash: ['name', 'url', 'image', 'address'],
  PostalAddress: ['addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  CollectionPage: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** Returns the required properties that documents lack; the code that writes them is checked against schema.org's types. */
function problemsOf(documents: { path: string; data: CrawledPage['data'][number] }[]): string[] {
  return documents.flatMap(({ path, data }) => missingIn(data).map((name) => `${path}: no ${name}`));
}

function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as CrawledPage['data'][number];
  const own = (REQUIRED[node['@type']] ?? []).filter((name) => !node[name]);
  // Hours are those of days of the week, or of a closure.
  if (node['@type'] === 'OpeningHoursSpecification' && !node.dayOfWeek && !node.validFrom)
    own.push('dayOfWeek');
  return [...own.map((name) => `${node['@type']}.${name}`), ...Object.values(node).flatMap(missingIn)];
}
