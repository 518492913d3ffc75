import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { locations } from '../support/crawl';
import { cleanUp, listen } from '../support/processes';
import { TestSite } from '../support/test-site';

const PROVIDERS = 3_500;
const PER_ANSWER = 1_000;

let isDown = false;
/** A stub database, which has more rows than the embedded one and can fail at an exact point. */
const directory: Server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://directory');
  const bound = (operator: string) =>
    searchParams
      .getAll('id')
      .find((value) => value.startsWith(`${operator}.`))
      ?.slice(operator.length + 1);
  const after = Number(bound('gt') ?? 0);
  if (isDown && after >= PER_ANSWER) return void request.socket.destroy();
  const isLast = searchParams.get('order')?.endsWith('.desc');
  const length = Math.min(PER_ANSWER, Number(bound('lte') ?? PROVIDERS) - after, PROVIDERS - after);
  const ids = isLast ? [PROVIDERS] : Array.from({ length: Math.max(0, length) }, (_, at) => after + at + 1);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(ids.map((id) => ({ id }))));
});

test.afterAll(async () => {
  await cleanUp();
  directory.close();
});

test('a sitemap part is complete, or 503 if an outage begins halfway', async () => {
  test.setTimeout(120_000);
  const site = await TestSite.start(`http://127.0.0.1:${await listen(directory, 0)}`);
  const part = `${site.url}/sitemap/providers-0.xml`;
  const whole = await fetch(part);
  expect(whole.status).toBe(200);
  const text = await whole.text();
  expect(locations(text)).toHaveLength(2 * PROVIDERS);
  expect(text.trimEnd()).toMatch(/<\/urlset>$/);

  isDown = true;
  const refused = await fetch(part);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
});
