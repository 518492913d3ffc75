import packageFile from '@/package.json';
import { sourceFiles } from './source';

const FILES = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx']);
const LONGEST_FILE = 200;
const CLIENT_SHARE = 0.15;
const MOST_DEPENDENCIES = 20;

/** Utilities that name a side of the screen instead of a side of the line. */
const PHYSICAL_CLASS =
  /["'` ](?:[a-z-]+:)*-?(?:m[lr]|p[lr]|left|right|text-left|text-right|rounded-[lr]|border-[lr])-/;
const PHYSICAL_PROPERTY =
  /^\s*(?:margin|padding|border)-(?:left|right)|^\s*(?:left|right|text-align):\s*(?:left|right|\d)/;

test('classes name sides of the line, not of the screen', () => {
  expect(FILES.length).toBeGreaterThan(80);
  expect(FILES.filter(({ text }) => PHYSICAL_CLASS.test(text)).map(({ path }) => path)).toEqual([]);
  expect(PHYSICAL_CLASS.test('className="flex md:ml-4"')).toBe(true);
});

test('styles name sides of the screen in rules for one direction only', () => {
  const rules = sourceFiles(['app'], ['.css']).flatMap(({ path, text }) =>
    text
      .split('}')
      .filter((rule) => !rule.includes('[dir='))
      .map((rule) => ({ path, rule })),
  );
  const offending = rules.filter(({ rule }) => rule.split('\n').some((line) => PHYSICAL_PROPERTY.test(line)));
  expect(rules.length).toBeGreaterThan(100);
  expect(offending).toEqual([]);
});

test('no file is longer than can be read at once', () => {
  const long = FILES.filter(({ text }) => text.split('\n').length > LONGEST_FILE);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('few files are sent to the browser, and few packages are needed', () => {
  const client = FILES.filter(({ text }) => text.startsWith("'use client'"));
  expect(client.length / FILES.length).toBeLessThanOrEqual(CLIENT_SHARE);
  expect(Object.keys(packageFile.dependencies).length).toBeLessThanOrEqual(MOST_DEPENDENCIES);
});

test('addresses are written in one place', () => {
  const written = FILES.filter(
    ({ path, text }) => !path.startsWith('lib/') && /href=(?:"\/(?!")|\{['"`]\/)/.test(text),
  );
  expect(written.map(({ path }) => path).filter((path) => path !== 'components/ui/icon.tsx')).toEqual([]);
});
