import { parseSearch } from '@/lib/domain/text';
import { searchFromPath } from '@/lib/routing/search-from-path';

// prettier-ignore
test.each([
  ['/steam-wash-dubai', 'steam wash dubai'], ['/ar/steam-wash-dubai', 'steam wash dubai'],
  ['/cheap_car%20wash/Sharjah/', 'cheap car wash Sharjah'],
  ['/%D8%BA%D8%B3%D9%8A%D9%84-%D8%AF%D8%A8%D9%8A', 'غسيل دبي'], ['/غُسل', 'غُسل'], ['/24-7-wash.html', '24 7 wash'],
  ['/emirates/atlantis', 'atlantis'], ['/areas/al-atlantis', 'al atlantis'],
  ['/wash-type/steam-cleaning/emirates/atlantis', 'steam cleaning atlantis'],
  ['/ar/blog/no-such-post', 'no such post'], ['/one-two-three-four-five-six-seven', 'one two three four five six'],
])('%s suggests searching for “%s”', (path, words) => {
  expect(searchFromPath(path)).toBe(words);
});

test.each(['/', '/ar', '/service/999999', '/-/..//%2F', '/%'])('%s suggests no search', (path) => {
  expect(searchFromPath(path)).toBe('');
});

test('turns hostile text into plain words within the length limit', () => {
  expect(searchFromPath('/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).toBe('script alert 1 script');
  expect(searchFromPath('/%00%e2%80%ae%ff%fe')).toBe('');
  const long = searchFromPath(`/${'x'.repeat(5_000)}`);
  expect(long).toHaveLength(400);
  expect(parseSearch(long)).toBe(long);
});
