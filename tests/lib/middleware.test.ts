import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

jest.mock('@/lib/directory/current', () => ({ findDirectory: async () => undefined, hasDesk: () => true }));
afterEach(() => void delete process.env.HAS_SNAPSHOT);

const answerTo = (path: string) => middleware(new NextRequest(`http://localhost${path}`));

test.each(['/services', '/ar/service/12', '/blog/any'])('without a directory %s', async (path) => {
  const { status, headers } = await answerTo(path);
  expect([status, headers.get('x-middleware-rewrite')]).toEqual([
    503,
    expect.stringMatching(/\/unavailable$/),
  ]);
  // Pages that start on a snapshot decide.
  process.env.HAS_SNAPSHOT = '1';
  const passed = await answerTo(path);
  expect([passed.status, passed.headers.get('x-middleware-next')]).toEqual([200, '1']);
});
