import { NextRequest } from 'next/server';
import { FILE } from '@/lib/http/prepare-requests';
import { config } from '@/middleware';

jest.mock('@/lib/directory/current', () => ({
  findDirectory: async () => undefined,
  hasStaffTables: () => true,
}));

const before = process.env;
afterEach(() => void (process.env = before));

/** What middleware answers in a process of its own, with more variables. */
async function answerTo(
  path: string,
  more: Record<string, string> = {},
  init?: { method?: string; headers?: Record<string, string> },
) {
  process.env = { ...before, ...more } as typeof process.env;
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
});

describe('on a serverless host', () => {
  const passed = async (path: string, sent: Record<string, string> = {}) => {
    const { status, headers } = await answerTo(path, { VERCEL: '1', KEEPS_PAGES: '1' }, { headers: sent });
    return [status, headers.get('x-middleware-next'), headers.get('Cache-Control')];
  };

  // What middleware says of who may keep a page that the host keeps itself would win over what the page says.
  // prettier-ignore
  test.each([
    '/', '/ar', '/service/12', '/ar/service/999999', '/blog/any', '/emirates/dubai', '/about', '/prices',
  ])('the page of %s decides without a directory', async (path) =>
    expect(await passed(path)).toEqual([200, '1', null]),
  );

  // The host has these rendered beside what it keeps, with all that they say.
  test.each<Record<string, string>>([
    { 'next-action': 'x' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ])('a page is not read as a form is sent: %j', async (sent) => {
    expect((await passed('/service/12?x=1', sent))[0]).toBe(400);
    expect((await passed('/contact', sent))[0]).toBe(400);
  });

  test.each(['/services', '/services?emirate=dubai', '/areas/al-quoz', '/wash-type/steam-cleaning?page=2'])(
    'the shared cache may keep %s',
    async (path) => expect(await passed(path)).toEqual([200, '1', expect.stringContaining('s-maxage=60')]),
  );

  test.each(['/service/12/reviews/new', '/report?provider=12', '/services?q=steam'])(
    'nobody else keeps %s',
    async (path) => expect(await passed(path)).toEqual([200, '1', 'private, no-cache']),
  );

  test.each([
    ['/emirates/atlantis', 404],
    ['/Service/12', 308],
    ['/service/12/', 308],
    ['/x%5C', 400],
  ])('%s is %i', async (path, status) => expect((await passed(path))[0]).toBe(status));
});

// prettier-ignore
test.each([
  ...['/', '/ar', '/service/12', '/api/look-now', '/x.png/y', '/areas/centres.json', '/sitemap.xml', '/%5C'].map((path) => [path, true] as const),
  ...['/_next/static/x.js', '/images/a.webp', '/sprite.svg', '/robots.txt', '/sw.js', '/map/basemap.json'].map((path) => [path, false] as const),
])('whether it runs for %s: %s', (path, runs) => {
  expect(new RegExp(`^${config.matcher}$`).test(path)).toBe(runs);
  expect(FILE.test(path)).toBe(!runs);
  expect(FILE.test(`${path}?x=/a.png`)).toBe(!runs);
});

const PRODUCTION = { NODE_ENV: 'production' };
const PREVIEW = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'lamaa.example' };

test.each([
  ['without an address', PRODUCTION, 'noindex'],
  ['with one', { ...PRODUCTION, SITE_URL: 'https://lamaa.example' }, null],
  ['in development', { NODE_ENV: 'development' }, null],
  ['as a preview', { ...PRODUCTION, ...PREVIEW }, 'noindex'],
])('search engines and a site %s', async (_, variables, robots) => {
  // A page, a redirect, a page that is not there and an endpoint.
  for (const path of ['/about', '/ar/', '/no-such-page', '/api/health'])
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
