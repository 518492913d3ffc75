import { sentTokenOf } from '@/lib/data/secret-links';
import { readSubmissionState } from '@/lib/data/submission-state';

Object.assign(process.env, {
  FORM_SECRET: 'a-secret-of-the-tests',
  SUPABASE_URL: 'http://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_tests',
});

const asked: string[] = [];
// A declaration, because mocks are hoisted.
async function mockCall(_: string, { handle }: { handle: string }) {
  asked.push(handle);
  return null;
}
jest.mock('@/lib/data/call-function', () => ({ callFunction: mockCall }));
beforeEach(() => void (asked.length = 0));

const HANDLE = 'ab'.repeat(16);
const TOKEN = sentTokenOf(HANDLE)!;
/** Milliseconds that an answer took. */
async function timeOf(token: string): Promise<number> {
  const startedAt = performance.now();
  expect(await readSubmissionState(token)).toBeNull();
  return performance.now() - startedAt;
}

test.each([
  ['guessed', '0'.repeat(64)],
  ['of another handle', 'cd'.repeat(16) + TOKEN.slice(32)],
  ['cut off', TOKEN.slice(0, 63)],
  ['longer', `${TOKEN}0`],
  ['with another signature', HANDLE + '0'.repeat(32)],
])('the database is not asked about a token that is %s', async (_, token) => {
  await timeOf(token);
  expect(asked).toEqual([]);
});

test('a wrong token and an unknown one take as long', async () => {
  const [wrong, unknown] = [await timeOf('0'.repeat(64)), await timeOf(TOKEN)];
  expect(asked).toEqual([HANDLE]);
  expect(Math.abs(wrong - unknown)).toBeLessThan(100);
  expect(Math.min(wrong, unknown)).toBeGreaterThan(300);
});
