import { isDeepStrictEqual } from 'node:util';
import { GET as readOpenApi } from '@/app/api/openapi.json/route';
import { GET as readPrices } from '@/app/api/prices/route';
import { PRICE_GUIDE, type PriceGuideJson } from '@/app/api/prices/schemas';
import { toProviderJson } from '@/app/api/providers.json/provider-json';
import { GET as readList } from '@/app/api/providers.json/route';
import { PROVIDER, PROVIDER_LIST, type ProviderListJson } from '@/app/api/providers.json/schemas';
import { findDirectory } from '@/lib/directory/current';
import type { Provider } from '@/lib/domain/provider';
import { type OpenApi, problemsWith } from '../support/openapi';
import { ruleOfFilters } from '../support/product-rules';
import { sampleDirectory } from '../support/sample-directory';

jest.mock('@/lib/directory/current');

const ORIGIN = 'https://lamaa.example';
process.env.SITE_URL = ORIGIN;

const directory = sampleDirectory();
beforeEach(() => void jest.mocked(findDirectory).mockResolvedValue(directory));

/** Returns the answer of a handler at an absolute URL, or to a query. */
async function answerOf<T>(handler: (request: Request) => Promise<Response>, address = ''): Promise<T> {
  const response = await handler(new Request(new URL(address, `${ORIGIN}/api/providers.json`)));
  expect([address, response.status]).toEqual([address, 200]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toContain('application/json');
  return (await response.json()) as T;
}
const listAt = (address: string) => answerOf<ProviderListJson>(readList, address);
const openApi = () => answerOf<OpenApi>(readOpenApi);

const highestFirst = (one: number | null, other: number | null) => (other ?? -1) - (one ?? -1);
/** Ids of the providers that match, highest rated first. */
const idsWhere = (matches: (provider: Provider) => unknown) =>
  directory.providers
    .filter(matches)
    .sort(
      (one, other) =>
        highestFirst(one.rating, other.rating) ||
        highestFirst(one.reviewCount, other.reviewCount) ||
        one.id - other.id,
    )
    .map(({ id }) => id);

/** Friday 21:30, in minutes since Monday 00:00. */
const FRIDAY_EVENING = 4 * 1440 + 21 * 60 + 30;

test.each<[query: string, matches: (provider: Provider) => unknown]>([
  ['area=al-quoz', ({ area }) => area?.slug === 'al-quoz'],
  [
    'open=fri-2130',
    ({ openTimes, closedFrom, closedUntil }) =>
      !closedFrom &&
      !closedUntil &&
      openTimes?.some(([from, to]) => from <= FRIDAY_EVENING && FRIDAY_EVENING < to),
  ],
  [
    'emirate=sharjah&washType=steam-cleaning&rating=4',
    ({ emirates, washTypes, rating }) =>
      emirates.includes('sharjah') && washTypes.includes('steam-cleaning') && rating! >= 4,
  ],
  ['rating=abc&sort=shoe&page=-3', () => true],
])('%s returns exactly the matching providers, best first', async (query, matches) => {
  const wanted = idsWhere(matches);
  const { total, providers } = await listAt(`?${query}`);
  expect(wanted.length).toBeGreaterThan(0);
  expect(total).toBe(wanted.length);
  expect(providers.map(({ id }) => id)).toEqual(wanted.slice(0, 24));
});

test('following `next` yields every provider exactly once', async () => {
  const ids: number[] = [];
  let next: string | null = '';
  for (let page = 1; next !== null; page += 1) {
    const answer: ProviderListJson = await listAt(next);
    expect(answer.page).toBe(page);
    for (const { id, url } of answer.providers) {
      ids.push(id);
      expect(url).toBe(`${ORIGIN}/service/${id}`);
    }
    ({ next } = answer);
  }
  expect(ids).toEqual(idsWhere(() => true));
});

test('the imported rating with its source and that of our own reviews are two numbers', async () => {
  const { providers } = await listAt('');
  for (const { id, rating, reviews, ratingSource, ownReviews } of providers) {
    const provider = directory.byId.get(id)!;
    expect([rating, reviews, ratingSource]).toEqual([
      provider.rating,
      provider.reviewCount,
      provider.ratingSource,
    ]);
    expect(ownReviews).toEqual(provider.own && { rating: provider.own.rating, count: provider.own.reviews });
  }
  expect(providers.some(({ ownReviews }) => ownReviews)).toBe(true);
  expect(providers.some(({ ratingSource }) => ratingSource)).toBe(true);
});

test('a position outside the Emirates is ignored, as on the site', async () => {
  const bestFirst = await listAt('');
  const near = await listAt('?near=25.139,55.232&sort=near');
  expect(near.next).toContain('near=25.139');
  expect(near.providers).not.toEqual(bestFirst.providers);
  expect(await listAt('?near=51.5,-0.12&sort=near')).toEqual(bestFirst);
});

test('every provider of the sample data is as its schema says, with the price of each of its kinds', () => {
  const { providers } = directory;
  expect(providers.length).toBeGreaterThan(600);
  for (const provider of providers)
    for (const kind of [undefined, ...provider.kinds]) {
      const json: unknown = JSON.parse(JSON.stringify(toProviderJson(provider, kind)));
      // What a schema does not name is left out. Jest's comparison would take seconds.
      if (!isDeepStrictEqual(PROVIDER.parse(json), json)) expect(PROVIDER.parse(json)).toEqual(json);
    }
});

// prettier-ignore
const QUERIES = [
  '', 'page=2', 'page=999999', 'q=zzzz', 'q=jbr', 'q=hydrofoil+dubai+under+50', 'q=open+now+in+al+quoz', 'area=nowhere', 'area=jlt&eco=1',
  'emirate=dubai&washType=hand-wash&page=3', 'open=now', 'max=50&sort=price', 'serviceType=onsite', 'q=steam+deura', 'q=steam+rashidiya',
];

test('answers are as the schemas and the published document say, and have no other fields', async () => {
  const document = await openApi();
  const problems = problemsWith(document);
  const unseen = new Set(['area', 'openTimes', 'priceTo', 'phoneE164', 'rating']);
  for (const query of QUERIES) {
    const answer = await listAt(`?${query}`);
    expect([query, problems('ProviderList', answer)]).toEqual([query, []]);
    expect(PROVIDER_LIST.parse(answer)).toEqual(answer);
    for (const provider of answer.providers)
      for (const key of unseen) if (provider[key as 'area'] !== null) unseen.delete(key);
  }
  expect([...unseen]).toEqual([]);
  const guide = await answerOf<PriceGuideJson>(readPrices);
  expect(problems('PriceGuide', guide)).toEqual([]);
  expect(PRICE_GUIDE.parse(guide)).toEqual(guide);
  jest.mocked(findDirectory).mockResolvedValue(undefined);
  const failed = await readList(new Request(`${ORIGIN}/api/providers.json`));
  expect([failed.status, failed.headers.has('retry-after')]).toEqual([503, true]);
  expect(problems('Failure', await failed.json())).toEqual([]);
});

test('a search text has what was probably meant, and the areas that share its name, each with its list', async () => {
  const { didYouMean } = await listAt('?q=steam+deura');
  expect(didYouMean).toMatchObject({ search: 'steam deira' });
  expect((await listAt(didYouMean!.url)).total).toBe(didYouMean!.total);
  const { places, didYouMean: none } = await listAt('?q=steam+rashidiya');
  expect(none).toBeNull();
  expect(places.map(({ area }) => area)).toEqual(['al-rashidiya-ajman', 'al-rashidiya-dubai']);
  for (const { url, total } of places) expect((await listAt(url)).total).toBe(total);
});

test('each figure of the price guide counts the list that it names', async () => {
  const { figures } = await answerOf<PriceGuideJson>(readPrices);
  expect(figures.length).toBeGreaterThan(100);
  for (const { providers, url } of figures)
    expect([url, (await listAt(url)).total]).toEqual([url, providers]);
});

test('the OpenAPI document lists every parameter', async () => {
  const { openapi, paths } = await openApi();
  expect(openapi).toMatch(/^3\.1\./);
  const { parameters, responses } = paths['/api/providers.json']!.get;
  expect(Object.keys(responses)).toEqual(['200', '429', '503']);
  expect(parameters.map(({ name }) => name)).toEqual(ruleOfFilters().filter((name) => name !== 'view'));
});
