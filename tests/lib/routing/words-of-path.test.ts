import { parseSearch } from '@/lib/domain/search-text';
import { wordsOfPath } from '@/lib/routing/words-of-path';

test.each([
  ['/steam-wash-dubai', 'steam wash dubai'],
  ['/ar/steam-wash-dubai', 'steam wash dubai'],
  ['/cheap_car%20wash/Sharjah/', 'cheap car wash Sharjah'],
  ['/%D8%BA%D8%B3%D9%8A%D9%84-%D8%AF%D8%A8%D9%8A', 'غسيل دبي'],
  ['/غُسل', 'غُسل'],
  ['/24-7-wash.html', '24 7 wash'],
  ['/emirates/atlantis', 'atlantis'],
  ['/areas/al-atlantis', 'al atlantis'],
  ['/wash-type/steam-cleaning/emirates/atlantis', 'steam cleaning atlantis'],
  ['/ar/blog/no-such-post', 'no such post'],
  ['/one-two-three-four-five-six-seven', 'one two three four five six'],
])('%s asks for “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test.each(['/', '/ar', '/service/999999', '/-/..//%2F', '/%'])('%s asks for nothing', (path) => {
  expect(wordsOfPath(path)).toBe('');
});

test('hostile text becomes plain words of a length that a search takes', () => {
  expect(wordsOfPath('/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).toBe('script alert 1 script');
  expect(wordsOfPath('/%00%e2%80%ae%ff%fe')).toBe('');
  const long = wordsOfPath(`/${'x'.repeat(5_000)}`);
  expect(long).toHaveLength(100);
  expect(parseSearch(long)).toBe(long);
});
