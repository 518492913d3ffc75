import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/processes/ports.mjs';
import { problemsWith, readOpenApi } from '../support/openapi';
import { OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';

test.afterEach(cleanUp);

const QUERIES = [
  '',
  'page=2',
  'page=999999',
  'q=zzzz',
  'q=steam',
  'q=open+now+in+al+quoz',
  'area=nowhere',
  'area=al-quoz',
  'area=jlt&eco=1',
  'emirate=dubai&washType=hand-wash&page=3',
  'open=now',
  'open=fri-2130&verified=1',
  'max=50&sort=price',
  'sort=name&serviceType=onsite',
  'rating=abc&open=noon&max=-1&verified=maybe&eco=&sort=shoe&page=-3',
];

test('responses match the OpenAPI schema and have no undocumented fields', async ({ request }) => {
  const openApi = await readOpenApi(request);
  const { Provider, ProviderList } = openApi.components.schemas;
  const problems = problemsWith(openApi);
  const seen = { area: false, openTimes: false, priceTo: false, phoneE164: false, rating: false };
  for (const query of QUERIES) {
    const response = await request.get(`/api/providers.json?${query}`);
    expect(response.status(), query).toBe(200);
    const answer = (await response.json()) as { providers: Record<string, unknown>[] };
    expect(problems('ProviderList', answer), query).toEqual([]);
    expect(Object.keys(answer)).toEqual(Object.keys(ProviderList!.properties));
    for (const provider of answer.providers) {
      expect(Object.keys(provider)).toEqual(Object.keys(Provider!.properties));
      for (const key of Object.keys(seen) as (keyof typeof seen)[]) seen[key] ||= provider[key] !== null;
    }
  }
  expect(Object.values(seen)).not.toContain(false);
});

test('the schema rejects malformed responses', async ({ request }) => {
  const problems = problemsWith(await readOpenApi(request));
  const { providers, ...list } = await (await request.get('/api/providers.json')).json();
  const withFirst = (change: object) => ({ ...list, providers: [{ ...providers[0], ...change }] });
  expect(problems('ProviderList', withFirst({}))).toEqual([]);
  for (const change of [
    { emirates: ['Dubai'] },
    { kinds: [7] },
    { phoneE164: '051 525 8257' },
    { openTimes: [[0, 10_081]] },
    { openTimes: [[0, 60, 120]] },
    { area: { slug: 'al-quoz' } },
    { url: '/service/1' },
    { eco: null },
    { rating: undefined },
  ])
    expect(problems('ProviderList', withFirst(change)), JSON.stringify(change)).not.toEqual([]);
});

test('the OpenAPI document lists every parameter and status, and llms.txt links to it', async ({
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
  expect(parameters.map(({ name }) => name).join(' ')).toBe(
    'emirate area washType rating serviceType open max verified eco in q near sort page',
  );
});

test('without a database the API answers 503 as documented', async ({ request }) => {
  test.setTimeout(120_000);
  const openApi = await readOpenApi(request);
  const site = await OwnSite.start(`http://127.0.0.1:${await freePort()}`);
  const response = await request.get(`${site.url}/api/providers.json?emirate=ajman&eco=1`);
  expect(response.status()).toBe(503);
  expect(problemsWith(openApi)('Failure', await response.json())).toEqual([]);
  const { 'retry-after': retry, 'cache-control': caches, ...others } = response.headers();
  expect(Number(retry)).toBeGreaterThan(0);
  expect(caches).toBe('no-store');
  expect(others['access-control-allow-origin']).toBe('*');
});
