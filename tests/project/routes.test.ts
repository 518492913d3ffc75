import { readdirSync } from 'node:fs';
import type { PageName } from '@/lib/routing/route';
import { PAGE_NAMES, ROUTES } from '@/lib/routing/route-table';
import type { RouteDefinition } from '@/lib/routing/table/route-definition';
import { config } from '@/middleware';

const matcher = new RegExp(`^${config.matcher[0]}$`);

/** Folders of pages that no visitor asks for by their path: middleware renders them in the place of another one. */
const INTERNAL = [
  ...['/not-found/[reason]', '/unavailable/[reason]', '/services/[query]', '/blog/lists/[query]'],
  '/update-listing/claims/[provider]',
];
/** Names that Next gives to folders of files at the root. */
const FILES = ['/llms.txt'];

function foldersBelow(root: string, names: RegExp): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => `/${file}`.replace(/\/[^/]+$/, ''))
    .map((folder) => folder.replace(/\/(?:later-)?pages\/\[page\]$/, '') || '/');
}

const folders = new Set([
  ...foldersBelow('app/[locale]', /(^|\/)(page|route)\.tsx?$/),
  ...foldersBelow('app', /^(?!\[locale\]).*route\.ts$/),
]);
/** What leads elsewhere whatever its parameters are has no page of its own. */
const patterns = PAGE_NAMES.map((page) => ROUTES[page] as unknown as RouteDefinition<PageName>)
  .filter(({ redirectsTo, example }) => !redirectsTo?.(example))
  .map(({ pattern }) => pattern);

test('every folder of a page is a row of the route table', () => {
  const forgotten = [...folders].filter(
    (folder) => !patterns.includes(folder) && !INTERNAL.includes(folder) && !FILES.includes(folder),
  );
  // Add a member to `Route` (lib/routing/route.ts) and a row with this pattern to lib/routing/table.
  expect(forgotten).toEqual([]);
});

test('every row of the route table has a folder', () => {
  // Add app/[locale]{pattern}/page.tsx, or take the row out of lib/routing/table.
  expect(patterns.filter((pattern) => !folders.has(pattern))).toEqual([]);
});

test('files cost nothing in middleware', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replace(/^public/, '')}/${entry.name}`);
  expect(files.length).toBeGreaterThan(3);
  expect([...files, '/_next/static/chunks/a.js', '/robots.txt'].filter((path) => matcher.test(path))).toEqual(
    [],
  );
});

test.each([
  '/',
  '/ar',
  '/emirates/dubai',
  '/en',
  '/index.php',
  '/blog/feed.xml',
  '/api/x',
  '/sitemap/x/y',
  '/share/a.png',
  '/manifest.webmanifest',
])('%s is decided in middleware', (path) => expect(matcher.test(path)).toBe(true));
