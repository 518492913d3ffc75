import { sourceFiles } from './source';

const STORAGE =
  /\b(?:document\.cookie|cookieStore|localStorage|sessionStorage|indexedDB|serviceWorker|cookies\(\))/;

/** The files that keep something on a device, each for what the privacy page names, and the words that say so. */
const KEEPING: Record<string, RegExp> = {
  'components/layout/language-provider.tsx': /sessionStorage\.\w+\(PLACE/,
  'components/saved/kept-store.ts': /localStorage\.\w+\(key/,
  'components/saved/offline-page.ts': /serviceWorker(?:' in navigator|\.register\(worker)/,
};

test('what is kept on a device is what the privacy page names', () => {
  const keeping = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx'])
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => STORAGE.test(line));
  expect([...new Set(keeping.map(({ path }) => path))].sort()).toEqual(Object.keys(KEEPING));
  expect(keeping.filter(({ path, line }) => !KEEPING[path]?.test(line))).toEqual([]);
});
