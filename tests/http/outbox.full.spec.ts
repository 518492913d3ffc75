import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { readRows, writeRows } from '../support/directory';
import { listen } from '../support/listen';
import { cleanUp } from '../support/processes';
import { textsOf } from '../support/site';
import { messageOf, post, SUCCESS, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const CRON_SECRET = 'a-secret-of-the-cron-job';

let backend: TestBackend;
let site: TestSite;
let payloads: { text: string }[];
let mails: string[];
let respond: (response: ServerResponse) => void;

const chat = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  payloads.push(JSON.parse(body) as { text: string });
  respond(response);
});
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    let content = '';
    stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
    stream.on('end', () => done(null, String(mails.push(content))));
  },
});

test.beforeAll(async () => {
  const [chatPort, mailPort] = await Promise.all([listen(chat, 0), listen(mailServer.server, 0)]);
  backend = await TestBackend.start();
  site = await TestSite.start(backend.url, {
    CRON_SECRET,
    STAFF_WEBHOOK_URL: `http://127.0.0.1:${chatPort}/`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    STAFF_EMAIL: 'desk@lamaa.example',
  });
});
test.beforeEach(() => {
  payloads = [];
  mails = [];
  respond = (response) => response.end('ok');
});
test.afterAll(async () => {
  chat.closeAllConnections();
  chat.close();
  mailServer.close();
  await cleanUp();
});

const cron = async (secret = CRON_SECRET) => {
  const response = await fetch(`${site.url}/api/outbox`, { headers: { Authorization: `Bearer ${secret}` } });
  return { status: response.status, body: (await response.json()) as unknown };
};
const health = async (secret = '') =>
  (await fetch(`${site.url}/api/health`, { headers: { Authorization: `Bearer ${secret}` } })).json();
const change = (path: string, values: object) => writeRows('PATCH', path, values, backend);
const untold = () => readRows('outbox?told_at=is.null&select=id', backend);

test('a listing sent in Arabic arrives in chat and mailbox within five seconds', async () => {
  const email = uniqueEmail();
  const typed = { business_name: 'مغسلة الزعفران', email, emirates: 'ajman' };
  const { html } = await post(site.url, '/ar/update-listing', typed);
  expect(html).toContain(`${textsOf('ar')('listingForm.success')}</p>`);
  await expect.poll(() => [payloads.length, mails.length], { timeout: 5_000 }).toEqual([1, 1]);
  expect(payloads[0]!.text).toMatch(/^New listing in Arabic, no\. \d+\. Due by /);
  expect(mails[0]).toContain('Subject: Lamaa: New listing, no. ');
  expect(JSON.stringify([payloads, mails, site.log])).not.toMatch(/الزعفران|visitor\.example/);

  // The form's own round of sending is over once nothing is untold.
  await expect.poll(untold).toEqual([]);

  // Staff answer in the Table Editor; cron mails it.
  const path = `listing_submissions?email=eq.${email}`;
  expect(await readRows(`${path}&select=language`, backend)).toEqual([{ language: 'ar' }]);
  // A process that has just started stores a form before it has the directory to compare it with.
  const compared = async () => {
    await cron();
    return readRows(`${path}&duplicates=not.is.null&select=language`, backend);
  };
  await expect.poll(compared, { timeout: 30_000 }).toHaveLength(1);
  await change(path, { status: 'accepted', answer: true });
  // Unless a round of the site was faster.
  expect((await cron()).status).toBe(200);
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]).toContain(`To: ${email}`);
  expect(await health()).toMatchObject({ outbox: 'ok' });
});

test('a receiver that hangs delays no form, and health says that it failed until it is told', async () => {
  let fail = () => {};
  respond = (response) => (fail = () => response.writeHead(500).end());
  const startedAt = Date.now();
  expect((await post(site.url, '/contact', messageOf(uniqueEmail()))).html).toContain(SUCCESS);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await expect.poll(() => payloads.length).toBe(1);
  fail();
  await expect.poll(() => health()).toMatchObject({ site: 'ok', database: 'ok', outbox: 'failing' });
  expect(site.log).toContain('"event":"outbox.failed"');
  respond = (response) => response.end('ok');
  await change('outbox?told_at=is.null', { next_at: new Date().toISOString() });
  await cron();
  await expect.poll(() => health()).toMatchObject({ outbox: 'ok' });
});

test('the health check names migration and daily deletion to whoever has the secret', async () => {
  const state = { migration: expect.stringMatching(/^20\d{12}$/), upkeep: null };
  expect(await health(CRON_SECRET)).toMatchObject({ site: 'ok', database: 'ok', ...state });
  for (const secret of ['', 'a-guess'])
    expect(Object.keys((await health(secret)) as object)).toEqual([
      'site',
      'database',
      'directory',
      'outbox',
    ]);
});

test('only cron may drain the outbox', async () => {
  for (const secret of ['', 'a-guess', `${CRON_SECRET}x`])
    expect((await cron(secret)).status, secret).toBe(401);
  expect((await fetch(`${site.url}/api/outbox`, { method: 'POST' })).status).toBe(405);
});

test('what the site reads of an edit is written back within 15 seconds', async () => {
  const [provider] = await readRows<{ id: number }>('car_wash_locations?limit=1&order=id', backend);
  const path = `car_wash_locations?id=eq.${provider!.id}`;
  await change(path, { opening_hours: 'Sat-Thu 9am - 11pm, Friday closed', price_range: 'ask us' });
  const startedAt = Date.now();
  const reading = async () => {
    await fetch(`${site.url}/services`);
    const query = `provider_readings?provider_id=eq.${provider!.id}&select=hours,not_understood`;
    return (await readRows(query, backend))[0];
  };
  await expect.poll(reading, { timeout: 20_000 }).toMatchObject({
    hours: 'Sat–Thu 09:00–23:00; Fri closed',
    not_understood: 'price_range',
  });
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  expect(await health(CRON_SECRET)).toMatchObject({ staffTables: 'ok' });
  const all = await readRows('car_wash_locations?select=id', backend);
  expect(await readRows('provider_readings?select=provider_id', backend)).toHaveLength(all.length);
});
