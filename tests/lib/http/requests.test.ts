import { isAuthorized } from '@/lib/http/authorization';
import { isAmbiguousPath } from '@/lib/http/request-path';
import { senderAddress } from '@/lib/http/sender-address';

const SECRET = 'a-secret-of-the-cron-job';
const requestWith = (authorization: string) =>
  new Request('https://lamaa.example/', { headers: { authorization } });

test('a request is authorized by the whole secret only', () => {
  expect(isAuthorized(requestWith(`Bearer ${SECRET}`), [SECRET])).toBe(true);
  for (const header of ['', SECRET, 'Bearer', `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`])
    expect([header, isAuthorized(requestWith(header), [SECRET])]).toEqual([header, false]);
});

test('without a configured secret there is none to guess', () => {
  for (const header of ['', 'Bearer ', 'Bearer undefined'])
    expect([header, isAuthorized(requestWith(header), [undefined])]).toEqual([header, false]);
});

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

const FORGED = '203.0.113.9';
const VISITOR = '198.51.100.7';

function senderOf(trustedProxy: string, headers: Record<string, string>): string {
  return senderAddress(new Headers(headers), trustedProxy);
}

// prettier-ignore
test.each<[proxy: string, rule: string, headers: Record<string, string>, sender: string]>([
  ['none', 'there is no sender', {}, 'unknown'],
  ['none', 'headers sent by the client are ignored', { 'x-forwarded-for': FORGED, 'x-real-ip': FORGED }, 'unknown'],
  ['vercel', 'its own header is read', { 'x-vercel-forwarded-for': VISITOR, 'x-real-ip': VISITOR }, VISITOR],
  ['vercel', 'x-real-ip is read if it is the only header', { 'x-real-ip': VISITOR }, VISITOR],
  ['vercel', 'its own header takes precedence over x-real-ip', { 'x-vercel-forwarded-for': VISITOR, 'x-real-ip': FORGED }, VISITOR],
  ['x-forwarded-for:1', 'the only entry is read', { 'x-forwarded-for': VISITOR }, VISITOR],
  ['x-forwarded-for:1', 'the last entry is read', { 'x-forwarded-for': `${FORGED}, ${VISITOR}` }, VISITOR],
  ['x-forwarded-for:1', 'other headers are ignored', { 'x-forwarded-for': VISITOR, 'x-real-ip': FORGED }, VISITOR],
  ['x-forwarded-for:2', 'the last entry but one is read', { 'x-forwarded-for': `${FORGED},${VISITOR}, 10.0.0.1` }, VISITOR],
  ['x-forwarded-for:2', 'a list shorter than the chain of proxies is ignored', { 'x-forwarded-for': FORGED }, 'unknown'],
  ['x-forwarded-for:1', 'a missing header is an unknown sender', {}, 'unknown'],
])('with the trusted proxy %s, %s', (proxy, _, headers, sender) => {
  expect(senderOf(proxy, headers)).toBe(sender);
});

// prettier-ignore
test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'], ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::/64'], ['[2001:db8:1:2::1]:5678', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'], ['fe80::1%eth0', 'fe80:0:0:0::/64'], ['::1', '0:0:0:0::/64'],
  ['::ffff:198.51.100.7', VISITOR], ['::ffff:c633:6407', VISITOR], ['198.51.100.7:5678', VISITOR],
  [' 198.51.100.7 ', VISITOR], ['unknown', 'unknown'], ['_hidden', 'unknown'], ['', 'unknown'],
])('identifies the sender at "%s" as %s', (address, sender) => {
  expect(senderOf('x-forwarded-for:1', { 'x-forwarded-for': address })).toBe(sender);
});
