import type { StoreResult } from '@/lib/data/submissions';
import { sendOnce } from '@/lib/forms/send-once';

let requests = 0;
const submission = (sender: string, requestId = `request ${(requests += 1)}`) => ({
  sender,
  requestId,
  language: 'en' as const,
});
const stored = () => Promise.resolve<StoreResult>('stored');

test('sends a form that is pressed twice once', async () => {
  const send = jest.fn(stored);
  const pressed = submission('twice');
  const both = await Promise.all([sendOnce(pressed, send), sendOnce(pressed, send)]);
  expect([...both, await sendOnce(pressed, send)]).toEqual(['stored', 'stored', 'stored']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('sends a form again that could not be stored', async () => {
  const pressed = submission('again');
  expect(await sendOnce(pressed, () => Promise.resolve('failure'))).toBe('failure');
  await expect(sendOnce(pressed, () => Promise.reject(new Error('no connection')))).rejects.toThrow();
  expect(await sendOnce(pressed, stored)).toBe('stored');
});

test('stores thirty forms of a sender in an hour', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  for (let sent = 0; sent < 30; sent += 1) expect(await sendOnce(submission('many'), stored)).toBe('stored');
  expect(await sendOnce(submission('many'), stored)).toBe('limit');
  expect(await sendOnce(submission('other'), stored)).toBe('stored');
  now.mockReturnValue(1_000 + 3_600_000);
  expect(await sendOnce(submission('many'), stored)).toBe('stored');
});
