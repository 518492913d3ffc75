import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

jest.mock('@/lib/directory/current', () => ({ findDirectory: async () => undefined, hasDesk: () => true }));
afterEach(() => void delete process.env.HAS_SNAPSHOT);

const answerTo = (path: string) => middleware(new NextRequest(`http://localhost${path}`));

test.each(['/services', '/ar/service/12', '/blog/any'])(
  '%s is unavailable without a directory',
  async (path) => {
    const { status, headers } = await answerTo(path);
    expect(status).toBe(503);
    expect(headers.get('x-middleware-rewrite')).toMatch(/\/unavailable$/);
  },
);

test.each(['/services', '/ar/service/12', '/blog/any'])(
  'pages that start on a snapshot decide: %s',
  async (path) => {
    process.env.HAS_SNAPSHOT = '1';
    const { status, headers } = await answerTo(path);
    expect(status).toBe(200);
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('x-middleware-rewrite')).toBeNull();
  },
);
