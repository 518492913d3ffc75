import { isAmbiguousPath } from '@/lib/http/request-path';

// prettier-ignore
test.each([
  '/_next/../service/439', '/_next/%2e%2e/service/439', '/_next/.%2E/x', '/images/%252e%252e/x', '/map/a/../../x',
  '/..', '/.', '/./about', '/about/.', '/x/%25252e%25252e', '/x/%25%32%65%25%32%65/y', '/images/..%2fx', '/images%2f..',
  '/images/..%5cx', '/images\\x', '/%5c%5cevil', '/%255cevil', '/about%00', '/about%0a', '/about%0D', '/%09/x',
  '/about%7f', '/about%2500', '/x\u0001',
])('%j is ambiguous', (path) => {
  expect(isAmbiguousPath(path)).toBe(true);
});

// prettier-ignore
test.each([
  '/', '/about', '/ar/%D8%BA%D8%B3%D9%8A%D9%84', '/ar/غسيل', Buffer.from('/ar/غسيل ـة').toString('latin1'), '/a.b/..c/d..',
  '/...', '/%E0%A4%A', '/100%25', '/%', '/a%2fb', '/service/%31', '/emirates/Abu%20Dhabi', '/.well-known/x', '/%C2%85',
])('%j is not', (path) => {
  expect(isAmbiguousPath(path)).toBe(false);
});

test.each([
  ['nested escapes of 8 KB', `/%${'25'.repeat(4_000)}41`],
  ['nested escapes', `/%${'25'.repeat(6)}41`],
  [
    'nested escapes of each digit',
    '/%25%32%35%25%32%35%25%32%35%25%32%35%25%32%35%32%35%32%35%32%35%32%35%34%31',
  ],
  ['a long path', `/${'a'.repeat(2_048)}`],
  ['many segments', '/a'.repeat(1_025)],
  ['many escapes', '/%41'.repeat(600)],
])('is not decoded, but ambiguous: %s', (_, path) => {
  expect(isAmbiguousPath(path)).toBe(true);
});

test.each([
  ['the longest address of a post', `/ar/share/blog/${encodeURIComponent('غ'.repeat(200))}.jpg`],
  ['a percent sign that was escaped by three programs', '/100%252525'],
  ['an overlong dot', '/%c0%ae%c0%ae/about'],
  ['an escape of JavaScript', '/%u002e%u002e/about'],
  ['a fullwidth dot', '/%EF%BC%8E%EF%BC%8E/about'],
  ['a matrix parameter', '/..;/about'],
])('is not ambiguous: %s', (_, path) => {
  expect(isAmbiguousPath(path)).toBe(false);
});
