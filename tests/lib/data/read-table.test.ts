import { isEarlier, readCounters, versionOf } from '@/lib/data/directory/read-counters';
import { readTable } from '@/lib/data/directory/read-table';
import { counterOf } from '../../support/fake-database';

interface Server {
  /** The most rows in an answer, whatever was asked for. */
  maxRows?: number;
  /** Whether it says how many rows there are, if it is asked. */
  counts?: boolean;
  /** The rows that it does not send. */
  hides?: (row: Record<string, unknown>) => boolean;
}

/** Answers requests from lists of raw rows, as the REST interface does. */
function serve(
  tables: Record<string, Record<string, unknown>[]>,
  { maxRows = 1_000, counts = true, hides = () => false }: Server = {},
) {
  const requests: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input as URL);
    const rows = tables[url.pathname.replace('/rest/v1/', '')];
    requests.push(url.searchParams);
    if (!rows) return Promise.resolve(Response.json({ code: 'PGRST205' }, { status: 404 }));
    const after = [...url.searchParams].find(([, value]) => value.startsWith('gt.'));
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const left = after ? rows.filter((row) => Number(row[after[0]]) > Number(after[1].slice(3))) : rows;
    const limit = Math.min(maxRows, Number(url.searchParams.get('limit') ?? Infinity));
    const isCounted = counts && new Headers(init?.headers).get('prefer') === 'count=exact';
    const headers = { 'content-range': `0-0/${isCounted ? left.length : '*'}` };
    const page = left.filter((row) => !hides(row)).slice(offset, offset + limit);
    return Promise.resolve(Response.json(page, { headers }));
  });
  return requests;
}

const numbered = (count: number, row: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, provider_id: (index % 40) + 1, ...row }));

test.each([0, 1, 999, 1_000, 1_001, 2_500])('reads %i rows, each once', async (count) => {
  const requests = serve({ car_wash_locations: numbered(count) });
  const rows = await readTable('car_wash_locations');
  expect(rows.map(({ id }) => id)).toEqual(numbered(count).map(({ id }) => id));
  expect(requests).toHaveLength(Math.max(1, Math.ceil(count / 1_000)));
});

test.each([1, 100, 999])('reads every row from a server that sends at most %i', async (maxRows) => {
  serve({ faqs: [], car_wash_locations: numbered(maxRows * 2 + 1) }, { maxRows });
  expect(await readTable('car_wash_locations')).toHaveLength(maxRows * 2 + 1);
  serve(
    { places: Array.from({ length: maxRows * 2 }, (_, index) => ({ slug: `place-${index}` })) },
    { maxRows },
  );
  expect(await readTable('places')).toHaveLength(maxRows * 2);
  serve({ car_wash_locations: numbered(maxRows * 2 + 1) }, { maxRows, counts: false });
  expect(await readTable('car_wash_locations')).toHaveLength(maxRows * 2 + 1);
});

test('a table of which fewer rows arrive than there are is unreadable', async () => {
  serve({ car_wash_locations: numbered(300) }, { hides: ({ id }) => Number(id) > 120 });
  await expect(readTable('car_wash_locations')).rejects.toMatchObject({
    facts: { reason: 'incomplete' },
    isFinal: true,
    isMissing: false,
  });
});

test('rows that are deleted while their table is read are not missing', async () => {
  const rows = numbered(1_500);
  serve({ car_wash_locations: rows });
  const read = readTable('car_wash_locations', () => void (rows.length = Math.min(rows.length, 1_200)));
  expect(await read).toHaveLength(1_200);
});

test('reads every row of a table without numbers', async () => {
  serve({ places: Array.from({ length: 1_200 }, (_, index) => ({ slug: `place-${index}` })) });
  expect(await readTable('places')).toHaveLength(1_200);
});

test('drops columns that we do not know, and converts the others', async () => {
  const row = {
    rating: '4.50',
    review_count: 12,
    phone: 501234567,
    website_valid: 'yes',
    note_of_staff: 'x',
  };
  serve({ car_wash_locations: [{ id: 1, ...row, photo_alts: ['Bay', null] }, { business_name: 'No id' }] });
  const rows = await readTable('car_wash_locations');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    rating: 4.5,
    review_count: 12,
    phone: '501234567',
    website_valid: null,
    photo_alts: ['Bay', ''],
    // The table has no such columns.
    name_latin: null,
    name_ar: null,
  });
  expect(rows[0]).not.toHaveProperty('note_of_staff');
});

test('asks for published rows, and for the columns that we know where all are ours', async () => {
  const requests = serve({ blog_posts: [], provider_menu_items: [] });
  await readTable('blog_posts');
  await readTable('provider_menu_items');
  expect(requests[0]!.get('is_published')).toBe('is.true');
  expect(requests[0]!.get('select')).toBe('*');
  expect(requests[1]!.get('select')).toMatch(/^id,provider_id,/);
});

test('beyond 20,000 reviews reads the newest of each provider', async () => {
  serve({ provider_reviews: numbered(20_000), newest_reviews: numbered(800) });
  expect(await readTable('provider_reviews')).toHaveLength(800);
  serve({ provider_reviews: numbered(19_999), newest_reviews: [] });
  expect(await readTable('provider_reviews')).toHaveLength(19_999);
});

test("takes the owner's rows with ids of any kind or none", async () => {
  const question = { question: 'Why?', answer: 'So.', sort_order: 1 };
  serve({
    faqs: [question, { ...question, id: '0b8c5a52-7d0e-4a2f-9f5b-1f2f6e1c7a10' }, { ...question, id: 7 }],
    pages: [{ slug: 'about-us', title: 'About', content: '<p>Us</p>' }],
  });
  expect((await readTable('faqs')).map(({ id }) => id)).toEqual([null, null, 7]);
  expect(await readTable('pages')).toEqual([{ slug: 'about-us', title: 'About', content: '<p>Us</p>' }]);
});

test('asks for no order by an id that may not be there', async () => {
  const requests = serve({ faqs: [], blog_posts: [], pages: [] });
  for (const table of ['faqs', 'blog_posts', 'pages'] as const) await readTable(table);
  expect(requests.map((query) => query.get('order'))).toEqual(['question', 'slug', 'slug']);
});

test('says which table is missing, refused or does not answer', async () => {
  serve({});
  await expect(readTable('faqs')).rejects.toMatchObject({ table: 'faqs', isMissing: true, isFinal: true });
  const fetching = jest.spyOn(globalThis, 'fetch');
  // What is in front of the database does not know the address.
  fetching.mockImplementation(() => Promise.resolve(new Response('<html>', { status: 404 })));
  await expect(readTable('faqs')).rejects.toMatchObject({ isMissing: false, isFinal: false });
  fetching.mockResolvedValue(Response.json({ code: '42501' }, { status: 401 }));
  await expect(readTable('faqs')).rejects.toMatchObject({ isMissing: false, isFinal: true });
  fetching.mockImplementation(() => Promise.resolve(new Response('busy', { status: 503 })));
  await expect(readTable('faqs')).rejects.toMatchObject({ isFinal: false });
  fetching.mockRejectedValue(new TypeError('fetch failed'));
  await expect(readTable('faqs')).rejects.toMatchObject({ isFinal: false, facts: { reason: 'refused' } });
});

test('reads counters, those of a view being those of its table', async () => {
  const held = { rows: { remaining: 3, since: 1, releasedAt: null } };
  const row = { changes: '7', last_change: 9, meant: 2, held, written_as: null };
  serve({
    directory_counters: [
      { table_name: 'provider_reviews', ...row },
      { table_name: 'others', ...row },
    ],
  });
  const counters = await readCounters();
  expect(counters!.get('provider_reviews')).toMatchObject({
    changes: 7,
    lastChange: 9,
    deliberateLosses: 2,
    held,
  });
  expect(counters!.get('published_ratings')).toMatchObject({
    changes: 7,
    lastChange: 9,
    deliberateLosses: 0,
    held: {},
  });
  // The sum rises with tables that pages do not show, too, and counts no table twice.
  expect(versionOf(counters!)).toEqual({ version: 14, lastChange: 9 });
  const asRead = new Map([['others', counterOf(5, { lastChange: 8 })]]);
  expect(versionOf(counters!, asRead)).toEqual({ version: 12, lastChange: 9 });
});

test.each([
  [1, 1, 1, 1, false],
  [1, 1, 1, 2, true],
  [1, 2, 1, 1, false],
  // After a restore there are fewer changes, and later ones.
  [1, 20, 2, 3, true],
  [2, 3, 1, 20, false],
])('changed last at %i as number %i is earlier than at %i as number %i: %p', (...state) => {
  const [one, first, other, second, expected] = state;
  const states = [
    { lastChange: one, version: first },
    { lastChange: other, version: second },
  ] as const;
  expect(isEarlier(...states)).toBe(expected);
});

test('counters without rows are no answer', async () => {
  serve({ directory_counters: [] });
  await expect(readCounters()).rejects.toMatchObject({ table: 'directory_counters', isFinal: false });
});

test('a database without counters has none', async () => {
  serve({});
  expect(await readCounters()).toBeUndefined();
  await expect(readCounters({ isExpected: true })).rejects.toMatchObject({ isMissing: true });
  // Those that it only refuses to show may be there.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code: '42501' }, { status: 401 }));
  await expect(readCounters()).rejects.toMatchObject({ isFinal: true });
});
