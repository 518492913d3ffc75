import { readOwnerLink } from '@/lib/data/owner-links';
import { ownerLinkIn, ownerToken, sentTokenOf } from '@/lib/data/secret-links';
import { readSubmissionState } from '@/lib/data/submission-state';

process.env.FORM_SECRET = 'a-secret-of-the-tests';

const asked: unknown[] = [];
// A declaration, because mocks are hoisted.
async function mockCall(_: string, { provider, version, handle }: Record<string, unknown>) {
  asked.push(handle ?? [provider, version]);
  return handle ? null : { isTakenAtOnce: true };
}
jest.mock('@/lib/data/call-function', () => ({ callFunction: mockCall }));
beforeEach(() => void (asked.length = 0));

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const LINK = { provider: 217, version: 3, issuedOn: dayOf(10) };
const OWNER = ownerToken(LINK)!;
const HANDLE = 'ab'.repeat(16);
const SENT = sentTokenOf(HANDLE)!;
/** Milliseconds until nothing is read. */
async function timeOf(read: (token: string) => Promise<unknown>, token: string): Promise<number> {
  const startedAt = performance.now();
  expect(await read(token)).toBeNull();
  return performance.now() - startedAt;
}

test('a link of an owner says of which provider, version and day it is', async () => {
  expect(OWNER).toMatch(/^[0-9a-f]{48}$/);
  expect(ownerLinkIn(OWNER)).toEqual(LINK);
  expect(await readOwnerLink(OWNER)).toEqual({ ...LINK, isTakenAtOnce: true });
  expect(asked).toEqual([[217, 3]]);
});

// prettier-ignore
test.each<[what: string, read: (token: string) => Promise<unknown>, token: string]>([
  ['an owner that is guessed', readOwnerLink, '0'.repeat(48)],
  ['an owner of another provider', readOwnerLink, `000000da${OWNER.slice(8)}`],
  ['an owner of another version', readOwnerLink, `${OWNER.slice(0, 8)}0004${OWNER.slice(12)}`],
  ['an owner of a later day', readOwnerLink, `${OWNER.slice(0, 12)}ffff${OWNER.slice(16)}`],
  ['an owner that has expired', readOwnerLink, ownerToken({ ...LINK, issuedOn: dayOf(181) })!],
  ['an owner that is signed for another purpose', readOwnerLink, sentTokenOf(OWNER.slice(0, 16))!],
  ['a sender that is guessed', readSubmissionState, '0'.repeat(64)],
  ['a sender of another handle', readSubmissionState, 'cd'.repeat(16) + SENT.slice(32)],
  ['a sender that is cut off', readSubmissionState, SENT.slice(0, 63)],
  ['a sender that is longer', readSubmissionState, `${SENT}0`],
  ['a sender with another signature', readSubmissionState, HANDLE + '0'.repeat(32)],
])('the database is not asked about a link of %s', async (_, read, token) => {
  // As long as about one that was withdrawn.
  expect(await timeOf(read, token)).toBeGreaterThan(300);
  expect(asked).toEqual([]);
});

test('a wrong link and an unknown one take as long', async () => {
  const [wrong, unknown] = [
    await timeOf(readSubmissionState, '0'.repeat(64)),
    await timeOf(readSubmissionState, SENT),
  ];
  expect(asked).toEqual([HANDLE]);
  expect(Math.abs(wrong - unknown)).toBeLessThan(100);
});
