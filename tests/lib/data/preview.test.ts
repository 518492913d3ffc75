import { randomUUID } from 'node:crypto';
import { callFunction } from '@/lib/data/call-function';
import { readDatabaseState, readStaffInputs, reportHeld, writeBack } from '@/lib/data/site-calls';
import { insertContact, insertListing, insertReview } from '@/lib/data/submissions';

Object.assign(process.env, { FORM_SECRET: 'a-secret-of-the-tests', VERCEL_ENV: 'preview' });

let request: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  request = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => jest.restoreAllMocks());

const identity = { requestId: randomUUID(), sender: 'a', language: 'en' } as const;

test.each<[what: string, write: () => Promise<unknown>]>([
  ['a message', () => insertContact({} as never, identity)],
  ['a message in the tables of the specification', () => insertContact({} as never, undefined)],
  ['a listing', () => insertListing({} as never, identity, null)],
  ['a review', () => insertReview({} as never, identity)],
  ['a confirmation', () => callFunction('confirm_facts', { provider: 1 }, 1_000)],
  ['a missed search', () => callFunction('count_missed_search', { search: 'x' }, 1_000)],
  ['the outbox', () => callFunction('drain_outbox', { work: '', signature: '' }, 1_000)],
  ['what the site understood', () => writeBack({}).catch(() => undefined)],
  ['what is held back', () => reportHeld({} as never)],
])('a preview does not send %s', async (_, write) => {
  expect(await write()).not.toBe('stored');
  expect(request).not.toHaveBeenCalled();
});

test('a preview reads', async () => {
  await readDatabaseState();
  await readStaffInputs();
  expect(request).toHaveBeenCalledTimes(2);
});
