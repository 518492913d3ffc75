import { readdirSync } from 'node:fs';
import { DISTRICTS } from '@/lib/domain/districts';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { PLAIN_PAGES } from '@/lib/plain-pages';
import { PATHS } from '@/lib/routing/paths';
import { config } from '@/middleware';

// As Next makes it of the first matcher, which is a path with one unnamed group.
const matcher = new RegExp(`^${config.matcher[0] as string}$`);

const PLAIN = [
  ...EMIRATES.map(PATHS.emirate),
  ...WASH_TYPES.flatMap((type) => [
    PATHS.washType(type),
    PATHS.washTypeEmirates(type),
    ...EMIRATES.map((emirate) => PATHS.washTypeInEmirate(type, emirate)),
  ]),
  ...DISTRICTS.map(PATHS.district),
];

test('plain pages cost nothing in middleware, in both languages', () => {
  const passing = ['/', '/ar', ...PLAIN.flatMap((path) => [path, `/ar${path}`])].filter((path) =>
    matcher.test(path),
  );
  expect(passing).toEqual([]);
  expect(PLAIN.filter((path) => !new RegExp(`^${PLAIN_PAGES}$`).test(path.slice(1)))).toEqual([]);
});

test('files cost nothing in middleware', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replace(/^public/, '')}/${entry.name}`);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => matcher.test(path))).toEqual([]);
  expect(matcher.test('/_next/static/chunks/a.js')).toBe(false);
});

test('what is no page is none with a page number either', () => {
  const { source, has } = config.matcher[1] as { source: string; has: { key: string }[] };
  const withPage = new RegExp(`^${source}$`);
  expect(has).toEqual([{ type: 'query', key: 'page' }]);
  const others = [
    '/api/providers.json',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/robots.txt',
    '/llms.txt',
    '/icon.svg',
  ];
  expect(others.filter((path) => withPage.test(path))).toEqual([]);
  expect(
    ['/', '/ar', '/wash-type/steam-cleaning', '/emirates/dubai'].filter((path) => !withPage.test(path)),
  ).toEqual([]);
});

test.each([
  '/emirates/RAK',
  '/emirates/paris',
  '/ar/emirates/dubai/more',
  '/emirates/dubaix',
  '/services',
  '/ar/services',
  '/service/1',
  '/wash-type/detailing',
  '/wash-type/steam-cleaning/dubai',
  '/district/jlt/steam',
  '/en',
  '/en/emirates/dubai',
  '/AR',
  '/arabic',
  '/nowhere',
  '/index.php',
])('%s is decided in middleware', (path) => {
  expect(matcher.test(path)).toBe(true);
});
