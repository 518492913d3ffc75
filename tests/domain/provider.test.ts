import { parseProviderId } from '@/lib/domain/provider';

// prettier-ignore
test.each([
  ['1', 1], ['007', 7], ['2147483647', 2147483647], ['2147483648', undefined], ['0', undefined], ['1.5', undefined],
  ['-1', undefined], ['1e3', undefined], ['١', undefined], ['', undefined],
])('parses the id %s as %s', (text, id) => {
  expect(parseProviderId(text)).toBe(id);
});
