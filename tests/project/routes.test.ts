import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RouteName } from '@/lib/routing/route';
import { ROUTE_NAMES, ROUTES } from '@/lib/routing/route-table';
import type { RouteDefinition } from '@/lib/routing/table/route-definition';
import { PAGES } from '../support/pages';

/** Folders of internal pages that only middleware rewrites to. */
const INTERNAL = ['/message/[reason]'];
/** Folders that group pages without being part of their path. */
const GROUP = /\/\([a-z]+\)/g;
/** Files whose addresses others have fixed. */
const FILES = ['/llms.txt', '/.well-known/security.txt'];

function foldersBelow(root: string, names: RegExp): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => `/${file}`.replace(/\/[^/]+$/, '').replace(GROUP, '') || '/');
}

const folders = new Set([
  ...foldersBelow('app/[locale]', /(^|\/)(page|route)\.tsx?$/),
  ...foldersBelow('app', /^(?!\[locale\]).*route\.ts$/),
]);
/** The folders that the table requires. Routes that always redirect have no page. */
const rows = ROUTE_NAMES.map((name) => ({
  name,
  ...(ROUTES[name] as unknown as RouteDefinition<RouteName>),
}));
const patterns = rows
  .filter(({ redirectsTo, example }) => !redirectsTo?.(example))
  .map(({ pattern }) => pattern);

test('every page folder has a row in the route table', () => {
  const forgotten = [...folders].filter(
    (folder) => !patterns.includes(folder) && !INTERNAL.includes(folder) && !FILES.includes(folder),
  );
  // Add this pattern to lib/routing/plain-pages.ts; with parameters a member of `Route` and a row in lib/routing/table.
  expect(forgotten).toEqual([]);
});

test('every row of the route table has a folder', () => {
  // On failure: add app/[locale]{pattern}/page.tsx, or remove the row from lib/routing/table.
  expect(patterns.filter((pattern) => !folders.has(pattern))).toEqual([]);
});

test('browser tests cover every page', () => {
  const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${dirname(file)}`.replace(GROUP, '').replace(/^\/\.?/, ''));
  const listed = new Set(PAGES.map(({ route }) => route));
  expect(pages.length).toBeGreaterThan(5);
  // Add missing pages to PAGES in tests/support/pages.ts.
  expect(pages.filter((page) => !listed.has(page))).toEqual([]);
  expect([...listed].filter((page) => !pages.includes(page))).toEqual([]);
});

/** Pages without parameters in their path. */
const plainPages = rows.filter(({ pattern, isEndpoint }) => !isEndpoint && !pattern.includes('['));

test('product rules name every page by its path', () => {
  const [, rules = ''] = readFileSync('docs/product.md', 'utf8').split(/^## (?=2\. Pages|3\.)/m);
  expect(plainPages.filter(({ pattern }) => !new RegExp(`\`${pattern}[\`?]`).test(rules))).toEqual([]);
});

test('every indexable page is linked from another one', () => {
  const sources = ['components', 'lib/content', 'app/[locale]'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = sources
    .filter((file) => /(?<!^components\/legal\/.*)\.tsx?$/.test(file))
    .map((file) => [`${dirname(file).replace(GROUP, '')}/`, readFileSync(file, 'utf8')] as const);
  const isLinked = ({ name, pattern }: { name: RouteName; pattern: string }) => {
    const link = new RegExp(`name: '${name}'|\\b${name}Route\\(`);
    return texts.some(([folder, text]) => folder !== `app/[locale]${pattern}/` && link.test(text));
  };
  // On failure: add a link, such as one in lib/content/navigation.ts.
  expect(rows.filter((row) => row.isIndexable && !isLinked(row)).map(({ name }) => name)).toEqual([]);
});

test('every indexable page is in a part of the sitemap, and with it in llms.txt', () => {
  const apart = rows.filter(({ isIndexable, instances }) => isIndexable && !instances);
  // Those of rows: app/sitemap/[part]/route.ts lists them.
  expect(apart.map(({ name }) => name)).toEqual(['area', 'provider', 'post']);
});

/** Pages that a serverless host keeps; others with data are rendered on request there as well. */
// prettier-ignore
const KEPT: RouteName[] = [
  'home', 'about', 'prices', 'emirate', 'district', 'washTypeEmirates', 'provider', 'post',
];
/** Pages of fixed text, rendered by every build. */
// prettier-ignore
const FIXED: RouteName[] = [
  'carWashApps', 'contact', 'privacyPolicy', 'reviewRules', 'termsOfService', 'accessibility', 'outOfHours', 'saved', 'test',
];
/** Pages that read their query, are for one receiver, or have a form whose answer says what became of it whatever the database does. */
// prettier-ignore
const RENDERED: RouteName[] = [
  'services', 'area', 'washType', 'washTypeInEmirate', 'blog', 'reviews', 'writeReview', 'compare', 'bookCarWash', 'updateListing', 'report', 'sent',
  'owner',
];

describe('pages are kept by a serverless host or rendered', () => {
  const sourceOf = (pattern: string, group = '') =>
    readFileSync(`app/[locale]${group}${pattern === '/' ? '' : pattern}/page.tsx`, 'utf8');
  const pages = rows.filter(({ isEndpoint }) => !isEndpoint);

  test('each page is named', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual([...KEPT, ...FIXED, ...RENDERED].sort());
    expect(
      pages
        .filter(({ isKept }) => isKept)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...KEPT].sort());
  });

  test.each(KEPT)('%s is kept', (name) => {
    const { pattern, query, hasForm } = ROUTES[name] as unknown as RouteDefinition<RouteName>;
    const source = sourceOf(pattern);
    expect(source).toMatch(/^export const revalidate = 3600;$/m);
    expect(source).toMatch(/^export const generateStaticParams = keptPaths\(/m);
    // An hour is long for what only one look in memory says.
    expect(source).not.toMatch(/\b(getDirectory|findDirectory)\(/);
    expect([query, hasForm]).toEqual([undefined, undefined]);
  });

  test.each(RENDERED)('%s is rendered', (name) => {
    const { pattern, query, hasForm, isSecret } = ROUTES[name] as unknown as RouteDefinition<RouteName>;
    expect(sourceOf(pattern)).not.toMatch(/generateStaticParams|revalidate/);
    // Nothing else tells the host that a secret page is nobody's to keep.
    expect(isSecret ? /await connection\(\)/.test(sourceOf(pattern)) : query !== undefined || hasForm).toBe(
      true,
    );
  });

  test.each(FIXED)('%s is fixed', (name) =>
    expect(sourceOf(ROUTES[name].pattern, '/(text)')).not.toContain('lib/directory/current'),
  );
});
