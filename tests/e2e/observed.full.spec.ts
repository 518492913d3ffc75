import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { FaultyBackend } from '../support/faulty-backend';
import { listen } from '../support/listen';
import { cleanUp, ROOT } from '../support/processes';
import { post, SUCCESS, uniqueAddress } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

/** What logs, traces and Web Vitals say of visitors: one site with all of them, on a database that fails on demand. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const SENDER = uniqueAddress();
const MESSAGE = {
  name: 'Amna Zafferano',
  email: 'amna.zafferano@visitor.example',
  message: 'My colleague Khalid washes at 3, he says.',
};
const CLAIM = {
  business_name: 'Zafferano Steam',
  email: 'owner.zafferano@visitor.example',
  phone: '+971 51 500 0177',
  address: 'Shop 41, Al Nakheel',
  emirates: 'dubai',
};
const SEARCH = '/services?q=zafferano+hand+polish';
/** Fragments of the input; none may appear in the log or in traces in any form. */
const SENT =
  /zafferano|amna|khalid|colleague|500 ?0177|nakheel|hand.polish|2001:db8|stranger|of-the-tests|sb_/i;
/** Messages that Next.js and Node print at startup: "▲ Next.js", "- Local: …", "✓ Ready in …", "(node:1) Warning: …". */
const GREETING = /^\s*(?:[▲✓-] |\(node:|\(Use `node)/;

interface Line {
  level: string;
  event: string;
  [fact: string]: unknown;
}

/** A collector of traces that keeps what it receives. */
const received: string[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push(body);
  response.setHeader('Content-Type', 'application/json').end('{}');
});

let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url, {
    ANALYTICS: 'vitals',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await listen(collector, 0)}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
});
test.afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await cleanUp();
  await faulty.stop();
});

const lines = (): Line[] =>
  stripVTControlCharacters(site.log)
    .split('\n')
    .slice(0, -1)
    .filter((line) => line && !GREETING.test(line))
    .map((line) => JSON.parse(line) as Line);
const said = (event: string) => lines().filter((line) => line.event === event);

/** Returns the id of the request, if its response contains one. */
async function visit(path: string): Promise<string | undefined> {
  const response = await fetch(site.url + path, {
    headers: { 'x-forwarded-for': SENDER, connection: 'close' },
  });
  await response.text();
  return /^request;desc="(\w{12})"$/.exec(response.headers.get('server-timing') ?? '')?.[1];
}

/** Returns the names of the events that each alert of docs/operations.md finds in a log, by its own command. */
function alertsIn(log: string): string[][] {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const commands = [...guide.matchAll(/^ {4}(jq .+)$/gm)].map(([, command]) => command!);
  expect(commands).toHaveLength(3);
  return commands.map((command) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { input: log, encoding: 'utf8' });
    expect([command, status, stderr]).toEqual([command, 0, '']);
    const found = stdout.split('\n').filter(Boolean);
    return [...new Set(found.map((line) => (JSON.parse(line) as Line).event))].sort();
  });
}

test('a busy day is logged without any of the input, and the alerts of the guide are quiet', async () => {
  const visitAll = async () => {
    for (const path of ['/', SEARCH, '/service/97', '/service/97/reviews', '/nowhere', '/ar/blog'])
      await visit(path);
  };
  // The first reads of a new database are slow, on a busy machine longer than a visitor waits.
  await visitAll();
  const start = site.log.length;
  await visitAll();
  expect((await post(site.url, '/contact', MESSAGE, SENDER)).html).toContain(SUCCESS);
  for (let n = 0; n < 30; n += 1)
    await post(site.url, '/contact', { ...MESSAGE, message: `No. ${n}` }, SENDER);
  await post(site.url, '/contact', { ...MESSAGE, email: 'amna at home' });
  await post(site.url, '/contact', { ...MESSAGE, company_fax: 'Khalid' });
  expect(await site.lookNow('a-guess-of-a-stranger')).toBe(401);
  await expect
    .poll(() => said('form.stored')[0])
    .toMatchObject({ level: 'info', form: 'contact', ms: expect.any(Number) });
  expect(said('form.refused')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ form: 'contact', reason: 'limit' }),
      expect.objectContaining({ form: 'contact', reason: 'fields', fields: ['email'] }),
      expect.objectContaining({ form: 'contact', reason: 'honeypot' }),
    ]),
  );
  expect(said('directory.look_refused')).toMatchObject([{ level: 'warn', reason: 'wrong secret' }]);
  // The response that nobody else gets has the id of its request, and what a cache may store has none.
  const ids = [await visit('/services?q=sand'), await visit('/services?q=dust')];
  expect(ids).toEqual([expect.any(String), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(await visit('/')).toBeUndefined();
  for (const line of lines())
    expect(line).toMatchObject({ time: expect.stringMatching(/^20/), level: expect.stringMatching(/^\w+$/) });
  if (!spawnSync('jq', ['--version']).error) expect(alertsIn(site.log.slice(start))).toEqual([[], [], []]);
  expect(site.log.match(SENT)).toBeNull();
});

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

test('traces show requests and the outcome of a form, and nothing that a visitor typed', async () => {
  const spans = () =>
    received.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  const factsOf = ({ attributes }: Span) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const forms = () =>
    spans()
      .filter(({ name }) => name === 'form')
      .map(factsOf);
  await expect.poll(forms).toContainEqual({ form: 'contact', outcome: 'stored' });
  const ofSearch = () => spans().find(({ name }) => name === 'GET /[locale]/services');
  await expect.poll(ofSearch).toBeDefined();
  const trace = spans().filter(({ traceId }) => traceId === ofSearch()!.traceId);
  // Each span but the request's has its parent in the trace.
  const ids = trace.map(({ spanId }) => spanId);
  expect(trace.filter(({ parentSpanId }) => !parentSpanId || !ids.includes(parentSpanId))).toHaveLength(1);
  expect(received.join().match(SENT)).toBeNull();
});

test('Web Vitals are logged by the kind of page, without its query, and nothing else is', async ({
  page,
  request,
  baseURL,
}) => {
  const vitals = () => said('page.vital');
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/api/vitals')) sent.push(`${one.postData()} ${JSON.stringify(one.headers())}`);
  });
  await page.goto(site.url + SEARCH);
  // The largest paint is known once the visitor does something.
  for (const metric of ['FCP', 'LCP']) {
    await page.getByRole('heading').first().click();
    await expect.poll(() => vitals().map((line) => line.metric)).toContain(metric);
  }
  for (const vital of vitals())
    expect(vital).toMatchObject({
      page: 'services',
      value: expect.any(Number),
      rating: expect.stringMatching(/^[a-z-]+$/),
    });
  expect(await page.context().cookies()).toEqual([]);
  expect(sent.join()).toContain('/services');
  expect(sent.join().match(SENT)).toBeNull();

  const send = (body: object | string, url = site.url) =>
    request.post(`${url}/api/vitals`, {
      data: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'text/plain' },
    });
  const metric = { name: 'LCP', value: 1234.5678, rating: 'good', page: '/ar/service/12' };
  expect((await send(metric)).status()).toBe(204);
  await expect
    .poll(() => vitals().at(-1))
    .toMatchObject({ page: 'provider', metric: 'LCP', value: 1234.568 });
  // prettier-ignore
  for (const wrong of ['{', '[]', { ...metric, name: 'amna' }, { ...metric, value: '1' }, { ...metric, page: 'javascript:amna' }, { ...metric, page: `/${'a'.repeat(2_000)}` }])
    expect((await send(wrong)).status(), JSON.stringify(wrong)).toBe(400);
  for (const path of ['/amna', '/%E0%A4%A', '/service/amna', '//amna.example/']) {
    expect((await send({ ...metric, page: path })).status(), path).toBe(204);
    expect(vitals().at(-1), path).toMatchObject({ page: 'unknown' });
  }
  expect((await request.get(`${site.url}/api/vitals`)).status()).toBe(405);
  const flood = Array.from({ length: 700 }, () => send({ ...metric, name: 'INP' }));
  expect(new Set((await Promise.all(flood)).map((response) => response.status()))).toEqual(new Set([204]));
  // The flood may pass the end of a minute.
  expect(vitals().filter((line) => line.metric === 'INP').length).toBeLessThanOrEqual(600);
  expect(site.log.match(SENT)).toBeNull();
  // Off by default.
  expect((await send(metric, baseURL!)).status()).toBe(404);
});

test('failures are logged without the input that the database quotes, and each alert rings in an outage', async () => {
  faulty.setFault('an error that quotes its input');
  await post(site.url, '/update-listing', CLAIM);
  expect(said('form.refused').at(-1)).toMatchObject({ form: 'listing', reason: 'failure' });
  expect(said('database.write_failed')).toMatchObject([
    { level: 'error', table: 'listing_submissions', attempt: 1, status: 400, code: '22P02' },
  ]);
  await site.lookNow();
  const failures = lines().filter(({ event }) => event.startsWith('directory.'));
  expect(failures).toContainEqual(expect.objectContaining({ status: 400, code: '22P02' }));
  await visit(`${SEARCH}+again`);
  expect(site.log.match(SENT)).toBeNull();
  test.skip(Boolean(spawnSync('jq', ['--version']).error), 'jq is not installed.');
  const start = site.log.length;
  faulty.setFault('500');
  await site.lookNow();
  await post(site.url, '/contact', MESSAGE);
  // A form is refused once its writing has been tried again.
  await expect
    .poll(() => alertsIn(site.log.slice(start)), { timeout: 60_000 })
    .toEqual([[], ['form.refused'], ['directory.poll_failed']]);
});
