import { BACKEND, request } from './backend';

test('who has computed for long writes into the connection that he has', async () => {
  expect((await request('areas?select=slug&limit=1', BACKEND.publishableKey)).ok).toBe(true);
  const end = performance.now() + 5_500;
  while (performance.now() < end);
  const counted = await request('rpc/count_missed_search', BACKEND.publishableKey, {
    method: 'POST',
    body: JSON.stringify({ search: 'after a long pause' }),
  });
  expect(counted.ok).toBe(true);
});
