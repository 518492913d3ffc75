import { type APIRequestContext, expect, test } from '@playwright/test';
import { idsWhere, providers, type Row } from '../support/directory';
import { isOpenAt } from '../support/facts';
import { problemsWith, readOpenApi } from '../support/openapi';
import { PAGES } from '../support/pages';
import { ruleOfFilters } from '../support/product-rules';

interface Answer {
  total: number;
  page: number;
  next: string | null;
  providers: { id: number; url: string; [fact: string]: unknown }[];
  didYouMean: { search: string; url: string; total: number } | null;
  places: { area: string; url: string; total: number }[];
}

/** Returns the answer at an absolute URL, or to a query. */
async function answerTo(request: APIRequestContext, address: string): Promise<Answer> {
  const { pathname, search } = new URL(address, 'http://site/api/providers.json');
  const response = await request.get(pathname + search);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  return (await response.json()) as Answer;
}

/** Friday 21:30, in minutes since Monday 00:00. */
const FRIDAY_EVENING = 4 * 1440 + 21 * 60 + 30;

const FILTERS: Record<string, (row: Row) => unknown> = {
  'area=al-quoz': (row) => row.area === 'al-quoz',
  'open=fri-2130': (row) => isOpenAt(row, FRIDAY_EVENING),
  'emirate=sharjah&washType=steam-cleaning&rating=4': (row) =>
    row.emirates.includes('sharjah') && row.wash_types.includes('steam-cleaning') && row.rating! >= 4,
  'rating=abc&sort=shoe&page=-3': () => true,
};

test('following `next` yields every provider exactly once, and each has a page @full', async ({
  request,
}) => {
  const ids: number[] = [];
  let next: string | null = '';
  for (let page = 1; next !== null; page += 1) {
    const answer: Answer = await answerTo(request, next);
    expect(answer.page).toBe(page);
    ids.push(...answer.providers.map(({ id }) => id));
    if (page === 1)
      expect((await request.get(new URL(answer.providers[0]!.url).pathname)).status()).toBe(200);
    ({ next } = answer);
  }
  expect(ids).toEqual(await idsWhere(() => true));
});

test('a query returns exactly the matching providers, best first', async ({ request }) => {
  for (const [query, matches] of Object.entries(FILTERS)) {
    const wanted = await idsWhere(matches);
    const { total, providers } = await answerTo(request, `?${query}`);
    expect(wanted.length).toBeGreaterThan(0);
    expect([query, total]).toEqual([query, wanted.length]);
    expect(providers.map(({ id }) => id)).toEqual(wanted.slice(0, providers.length));
  }
});

test('the imported rating with its source and that of our own reviews are two numbers @full', async ({
  request,
}) => {
  const { providers: given } = await answerTo(request, '');
  const rows = new Map((await providers()).map((row) => [row.id, row]));
  for (const { id, rating, reviews, ratingSource, ownReviews } of given) {
    const row = rows.get(id)!;
    expect([rating, reviews, ratingSource]).toEqual([row.rating, row.review_count, row.rating_source]);
    const own = { rating: Number(row.own_rating), count: row.own_review_count };
    expect(ownReviews).toEqual(row.own_review_count ? own : null);
  }
  expect(given.some(({ ownReviews }) => ownReviews)).toBe(true);
  expect(given.some(({ ratingSource }) => ratingSource)).toBe(true);
});

test('a position outside the Emirates is ignored, as on the site @full', async ({ request }) => {
  const bestFirst = await answerTo(request, '');
  const near = await answerTo(request, '?near=25.139,55.232&sort=near');
  expect(near.next).toContain('near=25.139');
  expect(near.providers).not.toEqual(bestFirst.providers);
  expect(await answerTo(request, '?near=51.5,-0.12&sort=near')).toEqual(bestFirst);
});

// prettier-ignore
const QUERIES = [
  '', 'page=2', 'page=999999', 'q=zzzz', 'q=jbr', 'q=hydrofoil+dubai+under+50', 'q=open+now+in+al+quoz', 'area=nowhere', 'area=jlt&eco=1',
  'emirate=dubai&washType=hand-wash&page=3', 'open=now', 'max=50&sort=price', 'serviceType=onsite', 'q=steam+ajmam', 'q=steam+rashidiya',
];

test('responses match the OpenAPI schema and have no undocumented fields @full', async ({ request }) => {
  const openApi = await readOpenApi(request);
  const { Provider, ProviderList } = openApi.components.schemas;
  const problems = problemsWith(openApi);
  const unseen = new Set(['area', 'openTimes', 'priceTo', 'phoneE164', 'rating']);
  for (const query of QUERIES) {
    const answer = await answerTo(request, `?${query}`);
    expect(problems('ProviderList', answer), query).toEqual([]);
    expect(Object.keys(answer)).toEqual(Object.keys(ProviderList!.properties));
    for (const provider of answer.providers) {
      expect(Object.keys(provider)).toEqual(Object.keys(Provider!.properties));
      for (const key of unseen) if (provider[key] !== null) unseen.delete(key);
    }
  }
  expect([...unseen]).toEqual([]);
});

test('a search text has what was probably meant, and the areas that share its name, each with its list @full', async ({
  request,
}) => {
  const { didYouMean } = await answerTo(request, '?q=steam+ajmam');
  expect(didYouMean).toMatchObject({ search: 'steam ajman' });
  expect((await answerTo(request, didYouMean!.url)).total).toBe(didYouMean!.total);
  const { places, didYouMean: none } = await answerTo(request, '?q=steam+rashidiya');
  expect(none).toBeNull();
  expect(places.map(({ area }) => area)).toEqual(['al-rashidiya-ajman', 'al-rashidiya-dubai']);
  for (const { url, total } of places) expect((await answerTo(request, url)).total).toBe(total);
});

test('the price guide matches its schema, and each figure counts the list that it names @full', async ({
  request,
}) => {
  const response = await request.get('/api/prices');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  const guide = (await response.json()) as { figures: { providers: number; url: string }[] };
  expect(problemsWith(await readOpenApi(request))('PriceGuide', guide)).toEqual([]);
  expect(guide.figures.length).toBeGreaterThan(100);
  for (const { providers, url } of guide.figures.slice(0, 5))
    expect((await answerTo(request, url)).total, url).toBe(providers);
});

test('the OpenAPI document and llms.txt list every parameter, and llms.txt the pages', async ({
  request,
}) => {
  const response = await request.get('/api/openapi.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(response.headers()['access-control-allow-origin']).toBe('*');
  const { openapi, paths } = await readOpenApi(request);
  expect(openapi).toMatch(/^3\.1\./);
  const { parameters, responses } = paths['/api/providers.json']!.get;
  expect(Object.keys(responses)).toEqual(['200', '503']);
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toContain('/api/openapi.json');
  for (const { name } of parameters) expect(llms).toContain(`- ${name}: `);
  for (const { path, isHidden } of PAGES)
    if (!isHidden && /^\/[^/?]*$/.test(path))
      expect(llms).toMatch(new RegExp(`\\]\\(https?://[^/)]+${path.replace(/\/$/, '')}\\)`));
  expect(parameters.map(({ name }) => name)).toEqual(ruleOfFilters().filter((name) => name !== 'view'));
});
