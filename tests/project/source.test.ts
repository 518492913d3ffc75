import packageFile from '@/package.json';
import { sourceFiles } from './source';

const FILES = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx']);
const LONGEST_FILE = 130;
const CLIENT_SHARE = 0.15;
const MOST_DEPENDENCIES = 20;

/** Utilities that name a side of the screen instead of a side of the line. */
const PHYSICAL_CLASS =
  /["'` ](?:[a-z-]+:)*-?(?:m[lr]|p[lr]|left|right|text-left|text-right|rounded-[lr]|border-[lr])-/;
test('classes name sides of the line, not of the screen', () => {
  expect(FILES.length).toBeGreaterThan(80);
  expect(FILES.filter(({ text }) => PHYSICAL_CLASS.test(text)).map(({ path }) => path)).toEqual([]);
  expect(PHYSICAL_CLASS.test('className="flex md:ml-4"')).toBe(true);
});

test('no file is longer than can be read at once', () => {
  const long = FILES.filter(({ text }) => text.trimEnd().split('\n').length > LONGEST_FILE);
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
