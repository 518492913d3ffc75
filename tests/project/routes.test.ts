import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RouteName } from '@/lib/routing/route';
import { ROUTE_NAMES, ROUTES } from '@/lib/routing/route-table';
import type { RouteDefinition } from '@/lib/routing/table/route-definition';
import { config } from '@/middleware';
import { PAGES } from '../support/pages';

const matcher = new RegExp(`^${config.matcher[0]}$`);

/** Folders of internal pages that only middleware rewrites to. */
const INTERNAL = [
  '/not-found/[reason]',
  '/service/[id]/closed',
  '/unavailable/[reason]',
  '/update-listing/claims/[provider]',
];
/** Next.js's special files at the root. */
const FILES = ['/llms.txt'];

function foldersBelow(root: string, names: RegExp): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => `/${file}`.replace(/\/[^/]+$/, '') || '/');
}

const folders = new Set([
  ...foldersBelow('app/[locale]', /(^|\/)(page|route)\.tsx?$/),
  ...foldersBelow('app', /^(?!\[locale\]).*route\.ts$/),
]);
/** The folders that the table requires. Routes that always redirect have no page. */
const patterns = ROUTE_NAMES.map((page) => ROUTES[page] as unknown as RouteDefinition<RouteName>)
  .filter(({ redirectsTo, example }) => !redirectsTo?.(example))
  .flatMap(({ pattern, hasCachedQueries }) =>
    hasCachedQueries ? [pattern, `${pattern}/cached/[query]`] : [pattern],
  );

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

/** Pages tested in outage.full.spec.ts and closed.full.spec.ts. */
const SEEN_ELSEWHERE = /^unavailable\/|\/closed$/;

test('browser tests cover every page', () => {
  const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => dirname(file).replace(/^\.$/, ''));
  const listed = new Set(PAGES.map(({ route }) => route));
  expect(pages.length).toBeGreaterThan(5);
  // Add missing pages to PAGES in tests/support/pages.ts.
  expect(pages.filter((page) => !listed.has(page) && !SEEN_ELSEWHERE.test(page))).toEqual([]);
  expect([...listed].filter((page) => !pages.includes(page))).toEqual([]);
});

test('static files bypass middleware', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replace(/^public/, '')}/${entry.name}`);
  expect(files.length).toBeGreaterThan(3);
  expect([...files, '/_next/static/chunks/a.js', '/robots.txt'].filter((path) => matcher.test(path))).toEqual(
    [],
  );
});

// prettier-ignore
test.each([
  '/', '/ar', '/emirates/dubai', '/en', '/index.php', '/blog/feed.xml', '/api/x', '/sitemap/x/y', '/share/a.png',
  '/manifest.webmanifest',
])('middleware handles %s', (path) => expect(matcher.test(path)).toBe(true));
