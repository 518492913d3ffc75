import { sendMessage } from '@/lib/forms/actions';
import { IDLE } from '@/lib/forms/form-state';

Object.assign(process.env, {
  SUPABASE_URL: 'http://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_tests',
});

/** What happens, in its order. */
const mockSteps: (string | number)[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number, value: unknown) => {
    mockSteps.push(ms);
    return value;
  },
}));
jest.mock('@/lib/data/submissions', () => ({ insertContact: () => new Promise(() => undefined) }));
jest.mock('@/lib/directory/current', () => ({
  findDesk: async () => true,
  findDirectory: async () => void mockSteps.push('directory'),
}));
jest.mock('@/lib/notify/drain-outbox', () => ({ drainLater: () => undefined }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/server', () => ({ after: () => undefined }));

test.each([
  ['started long ago', 600, 2_000],
  ['just started', 0.4, 1_600],
  ['slow to start', 2.5, 1_000],
])('a database that does not answer is not waited for long in a process %s', async (_, uptime, rest) => {
  mockSteps.length = 0;
  jest.spyOn(process, 'uptime').mockReturnValue(uptime);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const fields = new FormData();
  for (const [name, value] of Object.entries({ name: 'A', email: 'a@visitor.example', message: 'm' }))
    fields.set(name, value);
  expect((await sendMessage(IDLE, fields)).status).toBe('unknown');
  // What the page of the form shows is read beside the wait, not after it.
  expect(mockSteps).toEqual([1_000, 'directory', rest]);
});
