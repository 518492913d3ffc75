import { GET, POST } from '@/app/api/look-now/route';
import { sign } from '@/lib/data/signing-key';

const CRON_SECRET = 'a-secret-of-the-cron';
Object.assign(process.env, { FORM_SECRET: 'a-secret-of-the-tests', CRON_SECRET, KEEPS_PAGES: '1' });

/** What the host is told to render again: paths before they are next shown, tags behind the answer. */
const mockAgain: string[] = [];
jest.mock('next/cache', () => ({
  revalidatePath: (...path: string[]) => void mockAgain.push(path.join(' ')),
  revalidateTag: (...tag: string[]) => void mockAgain.push(tag.join(' ')),
}));

/** What is done after the answer. */
const mockLater: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({ after: (task: () => Promise<void>) => void mockLater.push(task) }));
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

jest.mock('@/lib/directory/current', () => ({
  ...jest.requireActual<object>('@/lib/directory/current'),
  findDirectory: async () => ({
    posts: [
      { slug: 'today', createdAt: new Date().toISOString() },
      { slug: 'old', createdAt: '2020-01-01' },
    ],
  }),
}));

beforeEach(() => {
  mockAgain.length = mockLater.length = 0;
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The database is away.'));
});
afterEach(() => jest.restoreAllMocks());

const ALL = 'kept-pages max';

/** What the trigger of the database sends. */
function told(table: string, ids: string[] | null) {
  const nonce = 'n';
  const signature = sign(process.env.FORM_SECRET!, ['pages', nonce, table, ids ? ids.join('\n') : '*']);
  return { table, ids, nonce, signature };
}

async function post(body: object, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost/api/look-now', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await POST(request)).status;
}

// Also while the database is away: the pages of the rows are rendered once it answers.
test.each<[table: string, ids: string[] | null, again: string[]]>([
  ['car_wash_locations', ['12'], ['/en/service/12', '/ar/service/12']],
  ['car_wash_locations', ['1', '2'], ['/en/service/1', '/ar/service/1', '/en/service/2', '/ar/service/2']],
  ['car_wash_locations', null, ['/[locale]/service/[id] page']],
  ['provider_menu_items', ['7'], ['/en/service/7', '/ar/service/7']],
  ['provider_reviews', ['7'], ['/en/service/7', '/ar/service/7']],
  ['blog_posts', ['foam'], ['/en/blog/foam', '/ar/blog/foam']],
  ['pages', ['about'], ['/en/about', '/ar/about']],
  ['faqs', ['3'], ['/en', '/ar']],
  ['faqs', null, ['/[locale] page']],
  // What is on pages of all kinds.
  ['seasons', ['1'], []],
  ['words', ['1'], []],
  // No address of a page.
  ['car_wash_locations', ['../12'], []],
])(
  'a change of %s %p has its pages rendered again at once, and all others behind',
  async (table, ids, again) => {
    expect(await post(told(table, ids))).toBe(200);
    expect(mockAgain).toEqual([...again, ALL]);
    // Whoever was rendering a page meanwhile may have kept it as it was.
    for (const task of mockLater) await task();
    expect(mockAgain).toEqual([...again, ALL, ALL]);
  },
);

test('nothing is rendered again for anybody else', async () => {
  expect(await post({ ...told('car_wash_locations', ['12']), ids: ['13'] })).toBe(401);
  expect(await post({})).toBe(401);
  expect((await GET(new Request('http://localhost/api/look-now'))).status).toBe(401);
  expect(mockAgain).toEqual([]);
});

test('all are, for whoever has the secret of the cron', async () => {
  const headers = { Authorization: `Bearer ${CRON_SECRET}` };
  expect(await post({}, headers)).toBe(200);
  expect((await GET(new Request('http://localhost/api/look-now', { headers }))).status).toBe(200);
  // The page of a post of today has said until now that there is none.
  expect(mockAgain).toEqual([ALL, '/en/blog/today', '/ar/blog/today', ALL]);
});
