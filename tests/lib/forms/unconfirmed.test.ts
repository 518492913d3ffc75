import { reportWrongInformation, sendMessage } from '@/lib/forms/actions';
import { type FormAction, IDLE } from '@/lib/forms/form-state';

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
  findStaffTables: async () => true,
  findDirectory: async () => void mockSteps.push('directory'),
}));
jest.mock('@/lib/notify/drain-outbox', () => ({ drainLater: () => undefined }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/server', () => ({ after: () => undefined }));

const MESSAGE = { name: 'A', email: 'a@visitor.example', message: 'm' };
const REPORT = { provider: '1', wrong: 'phone', note: '', email: '' };

test.each<[what: string, action: FormAction, values: object, uptime: number, steps: (string | number)[]]>([
  ['a process started long ago', sendMessage, MESSAGE, 600, [1_000, 2_000]],
  ['one just started', sendMessage, MESSAGE, 0.4, [1_000, 1_600]],
  ['one that was slow to start', sendMessage, MESSAGE, 2.5, [1_000, 1_000]],
  // What the page of the form shows is read beside the wait, not after it.
  ['a form about a provider', reportWrongInformation, REPORT, 600, [1_000, 'directory', 2_000]],
])('%s does not wait long for a database that hangs', async (_, action, values, uptime, steps) => {
  mockSteps.length = 0;
  jest.spyOn(process, 'uptime').mockReturnValue(uptime);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  expect((await action(IDLE, fields)).status).toBe('unknown');
  expect(mockSteps).toEqual(steps);
});
