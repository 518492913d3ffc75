import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { cpuSeconds } from '../../scripts/processes/cpu';
import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx';
import { freePort } from '../../scripts/processes/ports';
import { waitUntilUp } from '../../scripts/processes/run';
import {
  CHEAP_ADDRESSES,
  DEAR_ADDRESSES,
  type HostileAddress,
  optimized,
} from '../support/hostile-addresses';
import { cleanUp, listen, temporaryFolder, watch } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { TestBackend, TestSite } from '../support/test-site';

/** Milliseconds of the site's CPU for a request; a 404 takes 4 of them on an idle machine, a search 30, a share picture 65. */
const MAX_CPU = { cheap: 20, dear: 160 };
/** Requests by which each address is measured. */
const REPETITIONS = 10;
/** Pages that visitors read in turns, so many that nginx, which keeps each for a second, asks the site. */
const VISITED = Array.from({ length: 40 }, (_, index) => `${index % 2 ? '' : '/ar'}/service/${index + 1}`);
const PER_SECOND = 25;
const SECONDS = 8;
/** The widths in which the image optimizer resizes pictures, those first that take the most work. */
const WIDTHS = [1920, 1200, 828, 640, 384, 192];

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.afterEach(cleanUp);

const fetchStatus = async (origin: string, path: string, headers?: Record<string, string>) =>
  (await sendRawRequest(origin, path, { headers })).status;

test('no address costs more than its kind may', async () => {
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url, { CRON_SECRET: 'a-secret-of-at-least-twenty-characters' });
  const costs: Record<string, number> = {};
  const measure = async ({ what, pathOf, headers }: HostileAddress, most: number) => {
    // The first request compiles what it needs; a page that a busy database does not return in time is 500 or 503.
    let first = 0;
    await expect
      .poll(async () => (first = await fetchStatus(site.url, pathOf(0), headers)), { message: what })
      .toBeLessThan(500);
    const before = cpuSeconds([site.pid])!;
    for (let index = 1; index <= REPETITIONS; index += 1) {
      const status = await fetchStatus(site.url, pathOf(index), headers);
      expect.soft(status < 500 || status === 503, `${what}: ${status}`).toBe(true);
    }
    const cost = ((cpuSeconds([site.pid])! - before) * 1_000) / REPETITIONS;
    costs[`${what} (${first})`] = cost;
    expect.soft(cost, what).toBeLessThan(most);
  };
  const html = (await sendRawRequest(site.url, '/test')).body.toString();
  const routes = [...html.matchAll(/<td[^>]*><a href="(\/[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  expect(routes.length).toBeGreaterThan(40);
  for (const path of routes) await measure({ what: path, pathOf: () => path }, MAX_CPU.dear);
  for (const address of CHEAP_ADDRESSES) await measure(address, MAX_CPU.cheap);
  for (const address of DEAR_ADDRESSES) await measure(address, MAX_CPU.dear);
  test.info().annotations.push({ type: 'CPU ms per request', description: JSON.stringify(costs, null, 1) });
  expect(site.log, 'the log contains no text of a visitor').not.toMatch(/Khalid|visited/);
});

test.describe('behind nginx', () => {
  test.skip(!hasNginx(), 'nginx is not installed, so its configuration in deploy/ is not tested.');

  /** Starts nginx with the deployed configuration, adapted by a function, in front of two ports. @returns its origin */
  async function startProxy(
    sitePorts: readonly [number, number],
    adapt = (text: string) => text,
  ): Promise<string> {
    const [folder, port] = [temporaryFolder('nginx'), await freePort()];
    const text = siteConfiguration({ folder, port, sitePorts, build: process.env.NEXT_DIST_DIR! });
    const nginx = watch(startNginx(folder, adapt(text)));
    await waitUntilUp(`http://localhost:${port}/icon.svg`, nginx);
    return `http://localhost:${port}`;
  }

  /** A site that answers by a function, and the addresses that it was asked for. */
  async function startUpstream(
    answer: Parameters<typeof createServer>[1],
  ): Promise<[port: number, asked: string[]]> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      void answer!(request, response);
    });
    return [await listen(server, 0), asked];
  }

  test('visitors wait no longer while a client sends 25 hostile requests a second', async () => {
    // One process, so that nothing hostile happens where no visitor notices.
    const { port } = await TestSite.start((await TestBackend.start()).url);
    const origin = await startProxy([port, port]);
    /** Returns how long visitors wait for pages, the middle of all, in milliseconds. */
    const visit = async (seconds: number) => {
      const waits: number[] = [];
      for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
        const startedAt = performance.now();
        const path = VISITED[waits.length % VISITED.length]!;
        expect.soft(await fetchStatus(origin, path, { 'x-test-client': '203.0.113.1' }), path).toBe(200);
        waits.push(performance.now() - startedAt);
        await delay(50);
      }
      return waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]!;
    };
    const pictures = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );
    const attacks: Record<string, (index: number) => string> = {
      'nested escapes of 8 KB': (index) => `/%${'25'.repeat(3_990 - index)}41`,
      'nested escapes of 2 KB': (index) => `/%${'25'.repeat(900 + index)}41`,
      'share pictures in the image optimizer': (index) => optimized(`/share/service/${300 + index}.jpg`),
      'pages in the image optimizer': (index) => optimized(`/service/${100 + index}`),
      'pictures in the image optimizer': (index) =>
        optimized(
          `/images/${pictures[index % pictures.length]}`,
          WIDTHS[Math.floor(index / pictures.length) % WIDTHS.length],
        ),
      'unknown pages': (index) => `/nothing/${index}`,
      'health checks': () => '/api/health',
    };
    await visit(SECONDS);
    /** Before the first attack and after each. */
    const undisturbed = [await visit(SECONDS / 2)];
    const medians: Record<string, number> = {};
    const statuses: Record<string, Record<number, number>> = {};
    for (const [position, [what, pathOf]] of Object.entries(attacks).entries()) {
      const seen: Record<number, number> = {};
      const sent: Promise<void>[] = [];
      let index = 0;
      const timer = setInterval(() => {
        const headers = { 'x-test-client': `198.51.100.${position}` };
        sent.push(
          fetchStatus(origin, pathOf(index++), headers)
            .catch(() => 0)
            .then((status) => void (seen[status] = (seen[status] ?? 0) + 1)),
        );
      }, 1_000 / PER_SECOND);
      medians[what] = await visit(SECONDS);
      clearInterval(timer);
      await Promise.all(sent);
      statuses[what] = seen;
      undisturbed.push(await visit(SECONDS / 2));
    }
    test
      .info()
      .annotations.push(
        { type: 'ms that visitors wait', description: JSON.stringify({ undisturbed, ...medians }) },
        { type: 'statuses', description: JSON.stringify(statuses) },
      );
    // Compared with the waits around it, because the machine may be busy with other things.
    for (const [position, [what, median]] of Object.entries(medians).entries())
      expect
        .soft(median, what)
        .toBeLessThan(2 * Math.max(undisturbed[position]!, undisturbed[position + 1]!) + 40);
  });

  test('limits everything that reaches the site, but no file', async () => {
    const [port] = await startUpstream((_, response) => response.writeHead(404).end());
    // So low that a busy machine exceeds them, too.
    const origin = await startProxy([port, port], (text) => text.replace(/rate=\d+r/g, 'rate=5r'));
    const kinds: [what: string, pathOf: (index: number) => string][] = [
      ['unknown pages', (index) => `/nothing-${index}`],
      ['unknown files', (index) => `/images/nothing-${index}.webp`],
      ['pictures', (index) => optimized(`/images/nothing-${index}.webp`)],
      ['the router', (index) => `/about/${index}`],
      ['health checks', () => '/api/health'],
      ['guesses of a secret', () => '/api/outbox'],
    ];
    /** Returns the statuses of 400 requests, of which no more are open than a client may have. */
    const statusesOf = async (pathOf: (index: number) => string, client: string) => {
      const statuses: number[] = [];
      while (statuses.length < 400)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 40 }, (_, index) =>
              fetchStatus(origin, pathOf(statuses.length + index), { 'x-test-client': client }),
            ),
          )),
        );
      return statuses;
    };
    for (const [position, [what, pathOf]] of kinds.entries()) {
      const statuses = await statusesOf(pathOf, `192.0.2.${position}`);
      expect.soft(statuses.filter((status) => status === 404).length, what).toBeGreaterThan(30);
      expect.soft(statuses, what).toContain(429);
      expect
        .soft(await fetchStatus(origin, pathOf(0), { 'x-test-client': `192.0.3.${position}` }), what)
        .toBe(404);
      expect
        .soft(await fetchStatus(origin, '/icon.svg', { 'x-test-client': `192.0.2.${position}` }), what)
        .toBe(200);
    }
    const files = await statusesOf(() => '/images/posts/tips.webp', '192.0.4.1');
    expect(new Set(files)).toEqual(new Set([200]));
  });

  test('limits the requests that a client has open', async () => {
    const waiting: (() => void)[] = [];
    const [port, asked] = await startUpstream((_, response) => void waiting.push(() => response.end('late')));
    const origin = await startProxy([port, port]);
    const statusOf = (index: number, client: string) =>
      fetchStatus(origin, `/nothing-${index}`, { 'x-test-client': client });
    const statuses: number[] = [];
    const open = Array.from({ length: 120 }, async (_, index) => {
      statuses.push(await statusOf(index, '192.0.2.1'));
    });
    // Refused ones are answered while the others wait.
    await expect.poll(() => statuses).toContain(429);
    expect(new Set(statuses)).toEqual(new Set([429]));
    const other = statusOf(1_000, '192.0.2.2');
    await expect.poll(() => asked).toContain('/nothing-1000');
    for (const end of waiting) end();
    expect(await other).toBe(200);
    await Promise.all(open);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
  });

  test('refuses an address that no page has the length of, before the site sees it', async () => {
    const [port, asked] = await startUpstream((_, response) => response.end());
    const origin = await startProxy([port, port]);
    for (const path of [
      `/%${'25'.repeat(3_000)}41`,
      `/${'a'.repeat(2_048)}`,
      `/images/${'a/'.repeat(2_000)}x.webp?x`,
    ])
      expect.soft(await fetchStatus(origin, path), path.slice(0, 20)).toBe(414);
    expect(asked).toEqual([]);
    const longest = `/ar/share/blog/${encodeURIComponent('غ'.repeat(200))}.jpg`;
    for (const path of [longest, `/services?q=${'a'.repeat(3_000)}`]) {
      expect.soft(await fetchStatus(origin, path), path.slice(0, 20)).toBe(200);
      expect.soft(asked.pop()).toBe(path);
    }
  });

  test('asks one process only for what it cannot answer in time, and the other one if it says so', async () => {
    let isAway = false;
    const answer: Parameters<typeof startUpstream>[0] = (_, response) => {
      if (isAway) response.writeHead(503).end();
    };
    const [first, second] = [await startUpstream(answer), await startUpstream(answer)];
    const asked = () => first[1].length + second[1].length;
    const origin = await startProxy([first[0], second[0]], (text) =>
      text.replace('proxy_read_timeout 30s', 'proxy_read_timeout 1s'),
    );
    expect(await fetchStatus(origin, '/service/700001')).toBe(504);
    expect(asked()).toBe(1);
    isAway = true;
    expect(await fetchStatus(origin, '/service/700002')).toBe(503);
    expect(asked()).toBe(3);
  });
});
