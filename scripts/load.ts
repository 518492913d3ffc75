/**
 * Load test: mixed traffic, many addresses that were not requested before, and forms, at the highest rate that the site can serve:
 *
 *   npm run test:load                   three minutes
 *   npm run test:load -- --seconds 30
 *
 * Fails if a request fails, a form that was acknowledged is not stored, or memory or disk usage grows too much.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { requestLoad } from './processes/request-load';
import { startTestSite } from './processes/test-site';

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 20;
/** Allowed growth of memory from the first half to the second, and of the disk in bytes. */
const MAX_GROWTH = { memory: 0.05, disk: 400 * 2 ** 20 };
const EXPECTED = [200, 308, 404, 410];

/** What visitors and crawlers request most. */
// prettier-ignore
const PATHS = [
  '/', '/services', '/ar', '/emirates/dubai', '/wash-type/steam-cleaning', '/service/1',
  '/service/2', '/', '/services', '/services?emirate=dubai', '/services?open=now', '/areas/al-quoz',
  '/ar/services', '/services?q=steam', '/services?q=غسيل', '/services?emirate=sharjah&rating=4&sort=price', '/blog', '/api/providers.json',
  '/sitemap.xml', '/nothing-here', '/wash-type/detailing', '/contact',
];
/** Addresses of all shapes; many do not exist. */
const UNVISITED = [
  (n: number) => `/services?emirate=dubai&washType=foam&rating=${(n % 50) / 10}&page=${n % 7}`,
  (n: number) => `/services?q=word${n}&max=${n % 300}`,
  (n: number) => `/ar/service/${(n * 7_919) % 3_000_000}`,
  (n: number) => `/junk/${n}`,
  (n: number) => `/blog/${n}-post`,
  (n: number) => `/share/service/${n}.jpg`,
  (n: number) => `/areas/area-${n}`,
  (n: number) => `/emirates/sharjah?utm_source=${n}`,
];

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '180' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds takes a number above 0.');

console.log('Building and starting the site …');
// As in deploy/lamaa@.service. Without a limit V8 grows the heap to gigabytes before collecting, which hides leaks.
const { env, site, stop } = await startTestSite({ NODE_OPTIONS: '--max-old-space-size=512' });
const origin = env.SITE_URL;
const problems: string[] = [];
const check = (name: string, value: string | number, isGood: boolean) => {
  console.log(`  ${name.padEnd(34)} ${value}`);
  if (!isGood) problems.push(name);
};
try {
  console.log(`Warming up for ${WARM_UP_SECONDS} s, then mixed traffic for ${seconds} s …`);
  await sendTraffic(WARM_UP_SECONDS);
  const disk = diskUsage();
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(memoryUsage()), 1_000);
  const marker = randomUUID();
  const forms = sendForms(marker, seconds);
  const { perSecond, p99, failed } = await sendTraffic(seconds);
  clearInterval(sampling);
  const { acknowledged, refused } = await forms;
  const stored = await countStored(marker);
  const middle = memory.length / 2;
  const [first, second] = [average(memory.slice(0, middle)), average(memory.slice(middle))];
  const written = diskUsage() - disk;
  check('requests per second', perSecond, true);
  check('99th percentile in ms', p99, true);
  check('failed requests', failed, failed === 0);
  check(
    'forms acknowledged, stored, refused',
    `${acknowledged}, ${stored}, ${refused}`,
    acknowledged === stored && !refused,
  );
  check(
    'memory in MB, first and second half',
    `${mb(first)}, ${mb(second)}`,
    second <= first * (1 + MAX_GROWTH.memory),
  );
  check('written to the disk in MB', mb(written), written < MAX_GROWTH.disk);
} finally {
  await stop();
}
console.log(problems.length > 0 ? `\nFailed: ${problems.join('; ')}.` : '\nAll checks passed.');
process.exit(problems.length > 0 ? 1 : 0);

/** Requests common pages and, every second time, an address that nobody has requested. */
function sendTraffic(duration: number) {
  return requestLoad(origin, {
    seconds: duration,
    connections: CONNECTIONS,
    pathOf: (n) => (n % 2 ? UNVISITED[n % UNVISITED.length]!(n) : PATHS[n % PATHS.length]!),
    statuses: EXPECTED,
  });
}

/** Submits the contact form every second, each time as a different visitor without JavaScript. */
async function sendForms(marker: string, duration: number) {
  const outcome = { acknowledged: 0, refused: 0 };
  for (const end = Date.now() + duration * 1_000; Date.now() < end; await wait(1_000))
    outcome[(await sendForm(marker, outcome.acknowledged)) ? 'acknowledged' : 'refused'] += 1;
  return outcome;
}

async function sendForm(marker: string, count: number): Promise<boolean> {
  const page = await (await fetch(`${origin}/contact`)).text();
  const body = new FormData();
  for (const [tag] of page.matchAll(/<input type="hidden"[^>]*>/g)) {
    const [name, value = ''] = ['name', 'value'].map(
      (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1],
    );
    if (name) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  body.set('name', 'A visitor');
  body.set('email', `${count}@visitor.example`);
  body.set('message', `${marker} ${count}`);
  const headers = { origin, 'x-forwarded-for': `2001:db8:0:${count.toString(16)}::1` };
  const response = await fetch(`${origin}/contact`, { method: 'POST', body, headers });
  return response.ok && /role="status"/.test(await response.text());
}

async function countStored(marker: string): Promise<number> {
  const url = `${env.SUPABASE_URL}/rest/v1/contact_submissions?select=id&message=like.${marker}*`;
  const response = await fetch(url, { headers: { apikey: env.SUPABASE_SECRET_KEY, prefer: 'count=exact' } });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}

/** Returns the resident memory of the site in bytes; Linux only. */
function memoryUsage(): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Returns the bytes of the files of the site. */
function diskUsage(): number {
  const paths = readdirSync(env.SITE_FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = paths.map((path) => statSync(join(env.SITE_FOLDER, path), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0);
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function mb(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
