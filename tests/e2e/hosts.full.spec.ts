import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/processes/ports.mjs';
import { start } from '../../scripts/processes/run.mjs';
import { writeRows } from '../support/directory';
import { FaultyBackend } from '../support/faulty-backend';
import { cleanUp, temporaryFolder, watch } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

/** Two hosts, each with its own disk and a copy of the same release, share a cache in Redis. */
test.skip(Boolean(spawnSync('redis-server', ['--version']).error), 'redis-server is not installed.');
test.describe.configure({ mode: 'default', timeout: 120_000 });

const POLLING = { timeout: 10_000, intervals: [100] };
const ID = 12;

let backend: TestBackend;
/** Notes the requests of the second host. */
let faulty: FaultyBackend;
let hosts: [TestSite, TestSite];
let redisPort: number;
let redis: ReturnType<typeof startRedis>;

test.beforeAll(async () => {
  redisPort = await freePort();
  redis = startRedis();
  backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  const variables = { CACHE_URL: `redis://127.0.0.1:${redisPort}` };
  hosts = await Promise.all([
    TestSite.startStandalone(backend.url, variables),
    TestSite.startStandalone(faulty.url, variables),
  ]);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

function startRedis() {
  const folder = temporaryFolder('redis');
  const options = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return watch(start('redis-server', options, { log: `${folder}/output.log` }));
}

const redisKeys = () => spawnSync('redis-cli', ['-p', String(redisPort), 'keys', '*']).stdout.toString();

async function read(site: TestSite, path: string): Promise<{ text: string; ms: number }> {
  const startedAt = performance.now();
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return { text: await response.text(), ms: performance.now() - startedAt };
}

/** Renames the provider, revalidates the first host, and returns the seconds until each host shows the name. */
async function rename(name: string): Promise<number[]> {
  await writeRows('PATCH', `car_wash_locations?id=eq.${ID}`, { business_name: name }, backend);
  const startedAt = performance.now();
  expect(await hosts[0].revalidate()).toBe(200);
  return Promise.all(
    hosts.map(async (host) => {
      for (const path of [`/service/${ID}`, `/ar/service/${ID}`])
        await expect
          .poll(async () => (await read(host, path)).text, { message: path, ...POLLING })
          .toContain(name);
      return (performance.now() - startedAt) / 1_000;
    }),
  );
}

const note = (type: string, value: unknown) =>
  test.info().annotations.push({ type, description: JSON.stringify(value) });

test('a host shows what another one has rendered', async () => {
  const path = '/service/20';
  const page = await read(hosts[0], path);
  const reads = () =>
    faulty.requests.filter((url) => /id=eq\.20\b/.test(url) && url.includes('business_name'));
  // The first host stores it after it has responded.
  await expect.poll(() => redisKeys(), POLLING).toContain(path);
  expect((await read(hosts[1], path)).text).toBe(page.text);
  expect(reads()).toEqual([]);
});

test('a change that one host is told of appears on both within five seconds', async () => {
  for (const host of hosts)
    for (const path of [`/service/${ID}`, `/ar/service/${ID}`]) await read(host, path);
  const seconds = await rename('Zyxwv First Wash');
  note('seconds until both hosts show a change', seconds);
  expect(Math.max(...seconds)).toBeLessThan(5);
});

test('without Redis each host goes on by itself, and none makes a visitor wait', async () => {
  await redis.stop('SIGKILL');
  const paths = [
    '/',
    `/service/${ID}`,
    '/service/30',
    '/ar/service/31',
    '/services',
    '/services?emirate=dubai',
    '/blog',
  ];
  const times: number[] = [];
  for (const host of hosts) for (const path of paths) times.push((await read(host, path)).ms);
  note('slowest page without Redis, ms', Math.round(Math.max(...times)));
  expect(await hosts[1].revalidate()).toBe(200);
  for (const host of hosts) expect(host.log.match(/cache\.disconnected/g)).toHaveLength(1);
});

test('when Redis is back, hosts hear of changes again', async () => {
  redis = startRedis();
  for (const host of hosts) await expect.poll(() => host.log, POLLING).toContain('cache.connected');
  const seconds = await rename('Zyxwv Second Wash');
  note('seconds until both hosts show a change, after an outage', seconds);
  expect(Math.max(...seconds)).toBeLessThan(5);
});

test('a Redis that does not respond delays a page by a fraction of a second', async () => {
  redis.child.kill('SIGSTOP');
  const { ms } = await read(hosts[0], '/service/40');
  note('page of a frozen Redis, ms', Math.round(ms));
  expect((await read(hosts[1], '/service/41')).text).toContain('</html>');
  redis.child.kill('SIGCONT');
});
