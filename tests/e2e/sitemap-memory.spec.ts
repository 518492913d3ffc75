import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { OwnSite } from '../support/own-site';
import { cleanUp, listen } from '../support/processes';

const PROVIDERS = 100_000;
const MAX_MEGABYTES = 300;
let directory: Server;

test.afterEach(async () => {
  await cleanUp();
  directory.close();
});

// Storing this many rows would take the embedded database minutes, and only the site's memory matters, so a
// stub server returns ids.
test('the sitemap of 100,000 providers is complete and needs little memory @full', async () => {
  test.skip(process.platform !== 'linux', 'Linux tells the memory of a process');
  test.setTimeout(120_000);
  directory = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://directory');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(idsOf(searchParams)));
  });
  const site = await OwnSite.start(`http://127.0.0.1:${await listen(directory, 0)}`);
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, megabytesOf(site.pid));
  }, 50);
  try {
    const parts = locations(await textOf(`${site.url}/sitemap.xml`)).filter((part) =>
      part.includes('providers'),
    );
    const addresses = new Set<string>();
    for (const part of parts) {
      const own = locations(await textOf(site.url + new URL(part).pathname));
      expect(own.length).toBeLessThanOrEqual(10_000);
      own.forEach((address) => addresses.add(address));
    }
    expect(addresses.size).toBe(2 * PROVIDERS);
    expect(highest).toBeGreaterThan(50);
    expect(highest).toBeLessThan(MAX_MEGABYTES);
  } finally {
    clearInterval(watch);
  }
});

/** The ids PostgREST would return for `id=gt.0&id=lte.5000`: at most a thousand, in the requested order. */
function idsOf(query: URLSearchParams): { id: number }[] {
  const bound = (operator: string) =>
    query
      .getAll('id')
      .find((value) => value.startsWith(`${operator}.`))
      ?.slice(operator.length + 1);
  const after = Number(bound('gt') ?? 0);
  const to = Math.min(Number(bound('lte') ?? PROVIDERS), PROVIDERS);
  const limit = Math.min(Number(query.get('limit') ?? 1_000), 1_000);
  if (query.get('order')?.endsWith('.desc')) return [{ id: PROVIDERS }];
  return Array.from({ length: Math.max(0, Math.min(limit, to - after)) }, (_, index) => ({
    id: after + index + 1,
  }));
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}

/** The current memory of a process. */
function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
