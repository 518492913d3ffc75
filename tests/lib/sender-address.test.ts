import { senderAddress } from '@/lib/http/sender-address';

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
  [
    'vercel',
    'its own header takes precedence over x-real-ip',
    { 'x-vercel-forwarded-for': VISITOR, 'x-real-ip': FORGED },
    VISITOR,
  ],
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
