import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { OwnSite } from '../support/own-site';
import { cleanUp, listen } from '../support/processes';

const LAST_ID = 3_500;
const IDS_OF_AN_ANSWER = 1_000;
let directory: Server;

test.afterEach(async () => {
  await cleanUp();
  directory.close();
});

// A stub server can fail at an exact point; the embedded database cannot.
test('a sitemap part is complete, or 503 if an outage begins halfway', async () => {
  test.setTimeout(90_000);
  let isDown = false;
  directory = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://directory').searchParams;
    const after = Number(query.get('id')?.replace('gt.', '') ?? 0);
    if (isDown && after >= IDS_OF_AN_ANSWER) return void request.socket.destroy();
    const isLast = query.get('order')?.endsWith('.desc');
    const count = isLast ? 1 : Math.min(IDS_OF_AN_ANSWER, LAST_ID - after);
    const rows = Array.from({ length: count }, (_, index) => ({ id: isLast ? LAST_ID : after + index + 1 }));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
  const site = await OwnSite.start(`http://127.0.0.1:${await listen(directory, 0)}`);
  const part = `${site.url}/sitemap/providers-0.xml`;

  const whole = await fetch(part);
  expect(whole.status).toBe(200);
  const text = await whole.text();
  expect(text.match(/<loc>/g)).toHaveLength(2 * LAST_ID);
  expect(text.trimEnd()).toMatch(/<\/urlset>$/);

  isDown = true;
  const refused = await fetch(part);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
});
