import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { FaultyBackend } from '../support/faulty-backend';
import { cleanUp, ROOT } from '../support/processes';
import { post, uniqueAddress } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterEach(cleanUp);

const WRONG_SECRET = 'a-guess-of-a-stranger';
const SEARCH = 'zafferano hand polish';
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
/** Fragments of the input; none may appear in the log in any form. */
const SENT =
  /zafferano|amna|khalid|colleague|500 ?0177|nakheel|hand.polish|2001:db8|stranger|of-the-tests|sb_/i;

interface Line {
  time: string;
  level: string;
  event: string;
  [fact: string]: unknown;
}

/**
 * Messages that Next.js and Node print at startup: "▲ Next.js", "- Local: …", "✓ Ready in …", "(node:1) Warning: …".
 */
const GREETING = /^\s*(?:[▲✓-] |\(node:|\(Use `node)/;

/** Returns the new log lines, parsed. */
function linesOf(site: TestSite): Line[] {
  const lines = stripVTControlCharacters(site.log).split('\n').slice(0, -1);
  return lines.filter((line) => line && !GREETING.test(line)).map((line) => JSON.parse(line) as Line);
}

test('forms, searches and database failures are logged without any of the input', async ({ request }) => {
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  const said = (event: string) => linesOf(site).filter((line) => line.event === event);

  await post(site.url, '/contact', MESSAGE, SENDER);
  await post(site.url, '/contact', { ...MESSAGE, email: 'amna at home' }, SENDER);
  await post(site.url, '/contact', { ...MESSAGE, company_fax: 'Khalid' }, SENDER);
  await visit(request, site, `/services?q=${encodeURIComponent(SEARCH)}`);
  await expect
    .poll(() => said('form.stored'))
    .toEqual([expect.objectContaining({ level: 'info', form: 'contact', ms: expect.any(Number) })]);
  expect(said('form.refused')).toMatchObject([
    { form: 'contact', reason: 'fields', fields: ['email'] },
    { form: 'contact', reason: 'honeypot' },
  ]);

  faulty.setFault('an error that quotes its input');
  await post(site.url, '/update-listing', CLAIM, SENDER);
  expect(said('form.refused').at(-1)).toMatchObject({ form: 'listing', reason: 'failure' });
  expect(said('database.write_failed')).toMatchObject([
    { level: 'error', table: 'listing_submissions', attempt: 1, status: 400, code: '22P02' },
  ]);
  await site.lookNow();
  const failures = linesOf(site).filter(({ event }) => event.startsWith('directory.'));
  expect(failures).toContainEqual(expect.objectContaining({ status: 400, code: '22P02' }));
  await visit(request, site, `/services?q=${encodeURIComponent(`${SEARCH} again`)}`);
  expect(await site.lookNow(WRONG_SECRET)).toBe(401);
  expect(said('directory.look_refused')).toMatchObject([{ level: 'warn', reason: 'wrong secret' }]);

  // The response that nobody else gets has the id of its request, and what a cache may store has none.
  const ids = [
    await visit(request, site, '/services?q=sand'),
    await visit(request, site, '/services?q=dust'),
  ];
  expect(ids).toEqual([expect.any(String), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(await visit(request, site, '/')).toBeUndefined();

  for (const line of linesOf(site))
    expect(line).toMatchObject({ time: expect.stringMatching(/^20/), level: expect.stringMatching(/^\w+$/) });
  expect(site.log.match(SENT)).toBeNull();
  await faulty.stop();
});

/** Returns the names of the events that each alert of docs/operations.md finds in a log, by its own command. */
function alertsIn(log: string): string[][] {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const commands = [...guide.matchAll(/^ {4}(jq .+)$/gm)].map(([, command]) => command!);
  expect(commands).toHaveLength(3);
  return commands.map((command) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { input: log, encoding: 'utf8' });
    expect([command, status, stderr]).toEqual([command, 0, '']);
    const lines = stdout.split('\n').filter(Boolean);
    return [...new Set(lines.map((line) => (JSON.parse(line) as Line).event))].sort();
  });
}

test('the alerts of the guide are quiet on a busy day, and each rings in an outage', async ({ request }) => {
  test.skip(Boolean(spawnSync('jq', ['--version']).error), 'jq is not installed.');
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url, { ANALYTICS: 'vitals' });

  const visitAll = async () => {
    for (const path of [
      '/',
      '/services?q=steam',
      '/service/97',
      '/service/97/reviews',
      '/nowhere',
      '/ar/blog',
    ])
      await visit(request, site, path);
  };
  // The first reads of a new database are slow, on a busy machine longer than a visitor waits.
  await visitAll();
  const start = site.log.length;
  await visitAll();
  for (let n = 0; n < 31; n += 1)
    await post(site.url, '/contact', { ...MESSAGE, message: `No. ${n}` }, SENDER);
  await post(site.url, '/contact', { ...MESSAGE, email: 'amna at home' });
  await post(site.url, '/contact', { ...MESSAGE, company_fax: 'Khalid' });
  const vital = { name: 'LCP', value: 9_000, rating: 'poor', page: '/' };
  await request.post(`${site.url}/api/vitals`, { data: JSON.stringify(vital) });
  await site.lookNow(WRONG_SECRET);
  const events = linesOf(site).map(({ event, reason }) => (reason ? `${event}: ${String(reason)}` : event));
  expect(events).toEqual(
    expect.arrayContaining([
      'form.stored',
      'form.refused: limit',
      'form.refused: fields',
      'form.refused: honeypot',
      'directory.look_refused: wrong secret',
      'page.vital',
    ]),
  );
  expect(alertsIn(site.log.slice(start))).toEqual([[], [], []]);

  faulty.setFault('500');
  await site.lookNow();
  await post(site.url, '/contact', MESSAGE);
  // A form is refused once its writing has been tried again.
  await expect
    .poll(() => alertsIn(site.log), { timeout: 60_000 })
    .toEqual([[], ['form.refused'], ['directory.look_failed']]);
  await faulty.stop();
});

/** Returns the id of the request, if its response contains one. */
async function visit(request: APIRequestContext, site: TestSite, path: string): Promise<string | undefined> {
  const response = await request.get(site.url + path, { headers: { 'x-forwarded-for': SENDER } });
  return /^request;desc="(\w{12})"$/.exec(response.headers()['server-timing'] ?? '')?.[1];
}
