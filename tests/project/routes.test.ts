import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RouteName } from '@/lib/routing/route';
import { ROUTE_NAMES, ROUTES } from '@/lib/routing/route-table';
import type { RouteDefinition } from '@/lib/routing/table/route-definition';
import { PAGES } from '../support/pages';

/** Folders of internal pages that only middleware rewrites to. */
const INTERNAL = ['/message/[reason]'];
/** Folders that group pages without being part of their path. */
const GROUP = /\/\([a-z]+\)/g;
/** Next.js's special files at the root. */
const FILES = ['/llms.txt'];

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
const patterns = ROUTE_NAMES.map((page) => ROUTES[page] as unknown as RouteDefinition<RouteName>)
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
