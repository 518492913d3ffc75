/**
 * Measures the CPU time of requests, beside a minimal Next.js page and nginx on the same machine.
 *
 *   npm run bench                       about three minutes
 *   npm run bench -- --seconds 20       longer on each page
 *
 * What a page weighs is tested in tests/e2e/weight.spec.ts. For Lighthouse: npx lighthouse@12.8.2 URL --only-categories=performance
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Servers, startServers } from './bench/servers';
import { cpuSeconds } from './processes/cpu';
import { requestLoad } from './processes/request-load';

const CONNECTIONS = 4;
/** A page is up to twice as dear in its first 200 requests. */
const WARM_UP_SECONDS = 3;
/** The page that the minimal app and nginx also serve. */
const LIST = '/wash-type/steam-cleaning';
const SEARCHES = ['steam', 'car', 'dubai', 'hand wash', 'polish', 'sharjah', 'غسيل', 'detailing'].map(
  (words, index) => `/services?q=${words}&sort=${index % 2 ? 'name' : 'price'}`,
);

interface Page {
  server: keyof Servers;
  paths: readonly string[];
  status?: number;
}

const PAGES: Record<string, Page> = {
  home: { server: 'site', paths: ['/'] },
  list: { server: 'site', paths: [LIST] },
  'filtered list': { server: 'site', paths: ['/services?emirate=dubai&max=60&view=list'] },
  search: { server: 'site', paths: SEARCHES },
  emirate: { server: 'site', paths: ['/emirates/dubai'] },
  provider: { server: 'site', paths: ['/service/1'] },
  'not found': { server: 'site', paths: ['/nothing-here'], status: 404 },
  redirect: { server: 'site', paths: ['/wash-type/detailing'], status: 308 },
  feed: { server: 'site', paths: ['/blog/feed.xml'] },
  'minimal page, as long as the list': { server: 'minimal', paths: ['/'] },
  'nginx, the list as a file': { server: 'nginx', paths: ['/list.html'] },
  'nginx in front of the list': { server: 'nginx', paths: [LIST] },
};

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds takes a number above 0.');

console.log('Building and starting the servers …');
const { servers, stop } = await startServers(LIST);
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, uncompressed, ${CONNECTIONS} connections\n`,
  );
  console.log(`${''.padEnd(36)} CPU ms  requests/s   p99 ms  failed`);
  for (const [name, page] of Object.entries(PAGES)) {
    if (!servers[page.server]) continue;
    await load(servers, page, WARM_UP_SECONDS);
    const { cpu, perSecond, p99, failed } = await load(servers, page, seconds);
    const cells = [cpu.toFixed(cpu < 0.1 ? 3 : 2).padStart(6), perSecond, p99, failed];
    console.log(
      `${name.padEnd(36)} ${cells.map((cell, index) => String(cell).padStart([6, 11, 8, 7][index]!)).join(' ')}`,
    );
  }
} finally {
  await stop();
}
process.exit();

/** Requests a page continuously. The CPU time is that of one request, in milliseconds. */
async function load(servers: Servers, { server, paths, status = 200 }: Page, duration: number) {
  const { origin, pids } = servers[server]!;
  const before = cpuSeconds(pids);
  const { total, ...result } = await requestLoad(origin, {
    seconds: duration,
    connections: CONNECTIONS,
    pathOf: (index) => paths[index % paths.length]!,
    statuses: [status],
  });
  return { ...result, cpu: ((cpuSeconds(pids) - before) * 1_000) / total };
}
