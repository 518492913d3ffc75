import { noteCall } from '@/lib/data/calls';

Object.assign(process.env, { FORM_SECRET: 'a-secret-of-the-tests', TRUSTED_PROXY: 'x-forwarded-for:1' });

const [networks, before]: [string[], string[]] = [[], []];
let mockAddress = '';
// A declaration, because mocks are hoisted.
async function mockCall(_: string, { network, last_month }: { network: string; last_month: string }) {
  networks.push(network);
  before.push(last_month);
  return true;
}
jest.mock('@/lib/data/call-function', () => ({ callFunction: mockCall }));
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': mockAddress }) }));
afterEach(() => jest.useRealTimers());

/** Returns the hash that is stored of a call from an address. */
async function hashOf(address: string, provider = 1, day = '2026-11-28') {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  mockAddress = address;
  await noteCall(provider, 'reached', null);
  return networks.at(-1)!;
}

test.each([
  ['203.0.113.7', '203.0.113.250'],
  ['2001:db8:1:1::7', '2001:db8:1:ffff:1::9'],
])('%s and %s are one network, all month long', async (one, other) => {
  expect(await hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf(other)).toBe(await hashOf(one));
  expect(await hashOf(one, 1, '2026-11-02')).toBe(await hashOf(one));
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2027-02-28', '2027-03-31'],
])('a network that called on %s is told to be the same on %s', async (day, next) => {
  const hash = await hashOf('203.0.113.7', 1, day);
  expect(await hashOf('203.0.113.7', 1, next)).not.toBe(hash);
  expect(before.at(-1)).toBe(hash);
});

test('other networks, providers and months cannot be told to be of the same caller', async () => {
  const hashes = [
    await hashOf('203.0.113.7'),
    await hashOf('203.0.114.7'),
    await hashOf('2001:db8:2::1'),
    await hashOf('203.0.113.7', 2),
    await hashOf('203.0.113.7', 1, '2026-12-02'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.join()).not.toContain('203');
});
