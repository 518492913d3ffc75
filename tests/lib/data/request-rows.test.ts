import { requestRows } from '@/lib/data/request-rows';
import { readOlderReviews } from '@/lib/data/reviews';

afterEach(() => jest.restoreAllMocks());

const NETWORK = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', address: '10.0.0.7' } });

// prettier-ignore
test.each<[what: string, answer: Response | Error, facts: object]>([
  [
    'an error of the database',
    Response.json({ code: '22P02', message: 'Amna', details: 'Amna', hint: 'Amna' }, { status: 400 }),
    { reason: 'status', status: 400, code: '22P02' },
  ],
  ['a status of a proxy', new Response('Amna', { status: 502 }), { reason: 'status', status: 502 }],
  ['HTML in place of JSON', new Response('<h1>Amna'), { reason: 'unreadable' }],
  ['what is no list', Response.json({ rows: 'Amna' }), { reason: 'unreadable' }],
  ['a refused connection', NETWORK, { reason: 'refused', code: 'ECONNREFUSED' }],
  ['a timeout', new DOMException('Amna', 'TimeoutError'), { reason: 'timeout' }],
])('tells %s by its reason, without values', async (_, answer, facts) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  );
  expect(await requestRows('faqs?select=id', 1_000)).toEqual({ failure: facts });
});

test('repeats a request whose connection was closed', async () => {
  const answers = [Promise.reject(NETWORK), Promise.resolve(Response.json([{ id: 1 }]))];
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(() => answers.shift()!);
  expect(await requestRows('faqs?select=id', 1_000)).toEqual({ rows: [{ id: 1 }] });
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['a process that slept meanwhile', 20_000, 2],
  ['a busy one', 2_500, 1],
])('of %s, %i ms later, sends what timed out %i times', async (_, ms, times) => {
  jest.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(ms);
  const request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new DOMException('', 'TimeoutError')));
  expect(await requestRows('faqs?select=id', 1_000)).toEqual({ failure: { reason: 'timeout' } });
  expect(request).toHaveBeenCalledTimes(times);
});

test('reads the reviews that the directory lacks, by page, stars, language and order', async () => {
  const request = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json([])));
  const counts = [{ stars: 4, language: 'ar', reviews: 45 }] as const;
  const filter = { stars: 4, language: 'ar', sort: 'lowest', page: 9 } as const;
  expect(await readOlderReviews(7, filter, [...counts], new Map())).toMatchObject({ page: 3, reviews: [] });
  const { pathname, searchParams } = new URL(request.mock.calls[0]![0] as URL);
  expect(pathname).toBe('/rest/v1/provider_reviews');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider_id: 'eq.7',
    published_at: 'not.is.null',
    stars: 'eq.4',
    text_language: 'eq.ar',
    order: 'stars.asc,published_at.desc,id.desc',
    offset: '40',
    limit: '20',
  });
});
