import { readOwnerLink } from '@/lib/data/owner-links';
import { ownerLinkIn, ownerToken, sentTokenOf } from '@/lib/data/secret-links';

Object.assign(process.env, {
  FORM_SECRET: 'a-secret-of-the-tests',
  SUPABASE_URL: 'http://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_tests',
});

const asked: unknown[] = [];
// A declaration, because mocks are hoisted.
async function mockCall(_: string, { provider, version }: Record<string, unknown>) {
  asked.push([provider, version]);
  return { isTakenAtOnce: true };
}
jest.mock('@/lib/data/call-function', () => ({ callFunction: mockCall }));
beforeEach(() => void (asked.length = 0));

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const LINK = { provider: 217, version: 3, issuedOn: dayOf(10) };
const TOKEN = ownerToken(LINK)!;
const digits = (number: number) => number.toString(16).padStart(8, '0');

test('a link says of which provider, version and day it is', async () => {
  expect(TOKEN).toMatch(/^[0-9a-f]{48}$/);
  expect(ownerLinkIn(TOKEN)).toEqual(LINK);
  expect(await readOwnerLink(TOKEN)).toEqual({ ...LINK, isTakenAtOnce: true });
  expect(asked).toEqual([[217, 3]]);
});

test.each([
  ['guessed', '0'.repeat(48)],
  ['of another provider', digits(218) + TOKEN.slice(8)],
  ['of another version', `${TOKEN.slice(0, 8)}0004${TOKEN.slice(12)}`],
  ['of a later day', `${TOKEN.slice(0, 12)}ffff${TOKEN.slice(16)}`],
  ['expired', ownerToken({ ...LINK, issuedOn: dayOf(181) })!],
  ['signed for another purpose', sentTokenOf(TOKEN.slice(0, 16))!],
])('the database is not asked about a link that is %s', async (_, token) => {
  const startedAt = performance.now();
  expect(await readOwnerLink(token)).toBeNull();
  expect(asked).toEqual([]);
  // As long as one that was withdrawn.
  expect(performance.now() - startedAt).toBeGreaterThan(300);
});
