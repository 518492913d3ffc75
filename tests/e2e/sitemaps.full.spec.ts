import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { locations } from '../support/crawl';
import { OwnSite } from '../support/own-site';
import { cleanUp, listen } from '../support/processes';

const PER_ANSWER = 1_000;
const MAX_MEGABYTES = 300;

let directory: Server;
let isDown = false;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterEach(async () => {
  await cleanUp();
  directory.close();
});

/** Starts a site on a stub database, which has more rows than the embedded one and can fail at an exact point. */
async function siteWith(providers: number): Promise<OwnSite> {
  isDown = false;
  directory = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://directory');
    const bound = (operator: string) =>
      searchParams
        .getAll('id')
        .find((value) => value.startsWith(`${operator}.`))
        ?.slice(operator.length + 1);
    const after = Number(bound('gt') ?? 0);
    if (isDown && after >= PER_ANSWER) return void request.socket.destroy();
    const isLast = searchParams.get('order')?.endsWith('.desc');
    const length = Math.min(PER_ANSWER, Number(bound('lte') ?? providers) - after, providers - after);
    const ids = isLast ? [providers] : Array.from({ length: Math.max(0, length) }, (_, at) => after + at + 1);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(ids.map((id) => ({ id }))));
  });
  return OwnSite.start(`http://127.0.0.1:${await listen(directory, 0)}`);
}

test('the sitemap of 100,000 providers is complete and needs little memory', async () => {
  test.skip(process.platform !== 'linux', 'Linux tells the memory of a process');
  const site = await siteWith(100_000);
  let highest = 0;
  const watch = setInterval(() => (highest = Math.max(highest, megabytesOf(site.pid))), 50);
  try {
    const read = async (url: string) => locations(await (await fetch(url)).text());
    const parts = (await read(`${site.url}/sitemap.xml`)).filter((part) => part.includes('providers'));
    const urls = new Set<string>();
    for (const part of parts) {
      const own = await read(site.url + new URL(part).pathname);
      expect(own.length).toBeLessThanOrEqual(10_000);
      own.forEach((url) => urls.add(url));
    }
    expect(urls.size).toBe(2 * 100_000);
    expect(highest).toBeGreaterThan(50);
    expect(highest).toBeLessThan(MAX_MEGABYTES);
  } finally {
    clearInterval(watch);
  }
});

test('a sitemap part is complete, or 503 if an outage begins halfway', async () => {
  const site = await siteWith(3_500);
  const part = `${site.url}/sitemap/providers-0.xml`;
  const whole = await fetch(part);
  expect(whole.status).toBe(200);
  const text = await whole.text();
  expect(locations(text)).toHaveLength(2 * 3_500);
  expect(text.trimEnd()).toMatch(/<\/urlset>$/);

  isDown = true;
  const refused = await fetch(part);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
});

/** The current memory of a process. */
function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
