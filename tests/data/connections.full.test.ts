import { BACKEND, request } from './backend';

test('a request after a long computation does not fail on a closed keep-alive connection', async () => {
  expect((await request('areas?select=slug&limit=1', BACKEND.publishableKey)).ok).toBe(true);
  const end = performance.now() + 5_500;
  while (performance.now() < end);
  const counted = await request('rpc/count_missed_search', BACKEND.publishableKey, {
    method: 'POST',
    body: JSON.stringify({ search: 'after a long pause' }),
  });
  expect(counted.ok).toBe(true);
});
