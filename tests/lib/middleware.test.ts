import { NextRequest } from 'next/server';

jest.mock('@/lib/directory/current', () => ({ findDirectory: async () => undefined, hasDesk: () => true }));

const VARIABLES = {
  SUPABASE_URL: 'http://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_tests',
};
const before = process.env;
afterEach(() => void (process.env = before));

/** What middleware answers in a process of its own, with more variables. */
async function answerTo(path: string, more: Record<string, string> = {}, init?: { method: string }) {
  process.env = { ...before, ...VARIABLES, ...more } as typeof process.env;
  jest.resetModules();
  const { middleware } = await import('@/middleware');
  return middleware(new NextRequest(`http://localhost${path}`, init));
}

test.each([
  ['/services', 'no-services'],
  ['/ar/emirates/dubai', 'no-services'],
  ['/wash-type/steam-cleaning/emirates', 'no-services'],
  ['/blog', 'no-posts'],
  ['/ar', 'no-faqs'],
  ['/ar/service/12', 'unavailable'],
  ['/blog/any', 'unavailable'],
])('without a directory %s is the message %s', async (path, reason) => {
  const { status, headers } = await answerTo(path);
  expect([status, headers.get('x-middleware-rewrite')]).toEqual([
    503,
    expect.stringMatching(new RegExp(`/message/${reason}$`)),
  ]);
  // Pages that start on a snapshot decide.
  const passed = await answerTo(path, { HAS_SNAPSHOT: '1' });
  expect([passed.status, passed.headers.get('x-middleware-next')]).toEqual([200, '1']);
});

const PRODUCTION = { NODE_ENV: 'production' };
const PREVIEW = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'lamaa.example' };

test.each([
  ['without an address', PRODUCTION, 'noindex'],
  ['with one', { ...PRODUCTION, SITE_URL: 'https://lamaa.example' }, null],
  ['in development', { NODE_ENV: 'development' }, null],
  ['as a preview', { ...PRODUCTION, ...PREVIEW }, 'noindex'],
])('search engines and a site %s', async (_, variables, robots) => {
  // A page, a redirect, a page that is not there, an endpoint and a file of the site.
  for (const path of ['/about', '/ar/', '/no-such-page', '/api/health', '/robots.txt'])
    expect([path, (await answerTo(path, variables)).headers.get('X-Robots-Tag')]).toEqual([path, robots]);
});

test.each(['/contact', '/ar/service/12', '/api/confirm-facts', '/api/look-now', '/api/vitals'])(
  'a preview refuses what could write at %s',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, body } = await answerTo(path, PREVIEW, { method });
      expect([method, status]).toEqual([method, 403]);
      expect(await new Response(body).text()).toMatch(/This is a preview .*\n.*معاينة/);
    }
  },
);

test('a preview shows pages', async () => {
  expect((await answerTo('/contact', PREVIEW)).status).toBe(200);
});
