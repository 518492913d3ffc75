import { sourceFiles } from './source';

const STORAGE =
  /\b(?:document\.cookie|cookieStore|localStorage|sessionStorage|indexedDB|serviceWorker|cookies\(\))/;

test('the one thing that is kept on a device is the one that the privacy page names', () => {
  const keeping = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx'])
    .flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, line })))
    .filter(({ line }) => STORAGE.test(line));
  expect(keeping.map(({ path }) => path)).toEqual(Array(3).fill('components/layout/language-provider.tsx'));
  expect(keeping.every(({ line }) => line.includes('sessionStorage.') && line.includes('PLACE'))).toBe(true);
});
