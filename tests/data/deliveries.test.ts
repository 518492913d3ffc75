import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { BACKEND, request } from './backend';

/** Receivers of what the site tells, on this machine. */
let chat: Server;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let payloads: Record<string, unknown>[];
let mailServer: SMTPServer;
let mails: { from: string; to: string[]; content: string }[];
let rejectsRecipients: boolean;

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const before = { ...process.env };

beforeAll(async () => {
  chat = createServer(async (received, response) => {
    let body = '';
    for await (const chunk of received) body += String(chunk);
    payloads.push(JSON.parse(body) as Record<string, unknown>);
    respond(received, response);
  });
  await new Promise<void>((resolve) => void chat.listen(0, '127.0.0.1', resolve));
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(rejectsRecipients ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content,
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  payloads = [];
  mails = [];
  rejectsRecipients = false;
  respond = (_, response) => response.end('ok');
  log.mockClear();
  for (const table of ['contact_submissions', 'listing_submissions', 'outbox']) {
    // Only decided ones are deleted.
    if (table !== 'outbox')
      await request(`${table}?status=eq.new`, BACKEND.secretKey, {
        method: 'PATCH',
        body: JSON.stringify({ status: 'spam' }),
      });
    await request(`${table}?id=gt.0`, BACKEND.secretKey, { method: 'DELETE' });
  }
});
afterEach(() => void (process.env = { ...before }));
afterAll(async () => {
  chat.closeAllConnections();
  chat.close();
  await new Promise<void>((resolve) => void mailServer.close(() => resolve()));
});

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const webhook = () => `http://127.0.0.1:${portOf(chat)}/secret-path`;
const smtp = () => `smtp://127.0.0.1:${portOf(mailServer.server)}`;

/** The modules of a site with these variables; each reads them once. */
async function site(variables: Record<string, string>) {
  Object.assign(process.env, variables);
  jest.resetModules();
  const [{ drainOutbox }, { insertContact, insertListing }] = await Promise.all([
    import('@/lib/notify/drain-outbox'),
    import('@/lib/data/submissions'),
  ]);
  let submissions = 0;
  const identity = (language: 'en' | 'ar') => ({
    requestId: `00000000-0000-8000-a000-${String((submissions += 1)).padStart(12, '0')}`,
    sender: 'of the deliveries',
    language,
  });
  return {
    drainOutbox,
    sendMessage: (language: 'en' | 'ar' = 'en', email = 'amna@visitor.example') =>
      insertContact({ name: 'Amna', email, phone: null, message: 'Salam' }, identity(language)),
    sendListing: () =>
      insertListing(
        {
          business_name: 'Zafir',
          email: 'z@visitor.example',
          emirates: 'Ajman',
          website: null,
          address: null,
          service_type: [],
          description: null,
          phone: null,
        },
        identity('en'),
        null,
      ),
  };
}

const write = (path: string, values: object) =>
  request(path, BACKEND.secretKey, { method: 'PATCH', body: JSON.stringify(values) });
/** Decides on all messages, as staff do. */
const decide = (values: object) => write('contact_submissions?id=gt.0', values);
const rows = async (path: string) => (await request(path, BACKEND.secretKey)).json() as Promise<object[]>;
const outbox = () => rows('outbox?select=*');
const columns = (names: string) => rows(`contact_submissions?select=${names}`);
/** Lets the next attempt begin now. */
const later = () => write('outbox?id=gt.0', { next_at: new Date().toISOString() });
test('nothing is sent, and the outbox is not read, unless it is configured', async () => {
  const { drainOutbox, sendMessage } = await site({});
  expect(await sendMessage()).toBe('stored');
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
  expect(await outbox()).toMatchObject([{ kind: 'message', attempts: 0 }]);
});

test('staff are told by chat and mail, once, without personal data', async () => {
  const { drainOutbox, sendListing, sendMessage } = await site({
    STAFF_WEBHOOK_URL: webhook(),
    SMTP_URL: smtp(),
    STAFF_EMAIL: 'desk@lamaa.example',
    CONTACT_EMAIL: 'hello@lamaa.example',
  });
  await sendListing();
  await sendMessage('ar');
  const counts = await Promise.all([drainOutbox(), drainOutbox()]);
  expect(counts.reduce((sum, { told }) => sum + told, 0)).toBe(2);
  expect(payloads).toHaveLength(2);
  expect(mails.map(({ from, to }) => [from, ...to])).toEqual(
    Array(2).fill(['hello@lamaa.example', 'desk@lamaa.example']),
  );
  expect(JSON.stringify(payloads)).toContain('New message in Arabic');
  expect(JSON.stringify([payloads, mails, log.mock.calls])).not.toMatch(/Amna|Zafir|visitor\.example|Salam/);
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
});

// prettier-ignore
test.each<[what: string, code: string, receiver: () => void]>([
  ['answers 500', 'chat 500', () => (respond = (_, response) => response.writeHead(500).end())],
  ['hangs up', 'chat UND_ERR_SOCKET', () => (respond = (received) => received.socket.destroy())],
  ['redirects', 'chat 302', () => (respond = (_, response) => response.writeHead(302, { location: '/' }).end())],
])('a receiver that %s is told later, and only that one', async (_, failure, breakReceiver) => {
  const { drainOutbox, sendListing } = await site({
    STAFF_WEBHOOK_URL: webhook(),
    SMTP_URL: smtp(),
    STAFF_EMAIL: 'desk@lamaa.example',
  });
  breakReceiver();
  expect(await sendListing()).toBe('stored');
  expect(await drainOutbox()).toEqual({ told: 0, failed: 1 });
  expect(await outbox()).toMatchObject([{ failure, told: ['mail'], told_at: null }]);
  expect(JSON.stringify(log.mock.calls)).toContain('outbox.failed');
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret-path');
  respond = (__, response) => response.end('ok');
  // Not before a minute has passed.
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
  await later();
  expect(await drainOutbox()).toEqual({ told: 1, failed: 0 });
  await later();
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
  expect([payloads.length, mails.length]).toEqual([2, 1]);
  expect(await outbox()).toMatchObject([{ failure: null, told: ['chat', 'mail'] }]);
});

test('a slow receiver is told once', async () => {
  const { drainOutbox, sendListing } = await site({ STAFF_WEBHOOK_URL: webhook() });
  let release: () => void = () => undefined;
  const received = new Promise<void>((resolve) => {
    respond = (_, response) => {
      release = () => response.end('ok');
      resolve();
    };
  });
  await sendListing();
  const first = drainOutbox();
  await received;
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
  release();
  expect(await first).toEqual({ told: 1, failed: 0 });
  expect(payloads).toHaveLength(1);
});

test('senders with addresses of every kind are answered', async () => {
  const addresses = [
    ['info@شركة.امارات', 'info@xn--ogbpi5d.xn--mgbaam7a8h'],
    ['dubai/branch2+x&y@wash.example', 'dubai/branch2+x&y@wash.example'],
    // SMTPUTF8 takes the whole address as it is.
    ['محمد@شركة.امارات', 'محمد@شركة.امارات'],
  ] as const;
  const contact = 'info@لمعة.امارات';
  const { drainOutbox, sendMessage } = await site({ SMTP_URL: smtp(), CONTACT_EMAIL: contact });
  for (const [email] of addresses) expect(await sendMessage('ar', email)).toBe('stored');
  await decide({ answer: true, status: 'accepted' });
  expect(await drainOutbox()).toEqual({ told: addresses.length, failed: 0 });
  expect(await columns('answered_at')).toEqual(Array(3).fill({ answered_at: expect.any(String) }));
  for (const [email, written] of addresses) {
    // The test server decodes domains; headers have them as they are sent.
    const { from, content } = mails.find(({ to }) => to.join() === email)!;
    expect(from).toBe(contact);
    const headers = content.split('\r\n\r\n')[0]!;
    expect(/^To: .*$/im.exec(headers)![0]).toContain(written);
    expect(headers).toMatch(/^Message-ID: <outbox-[0-9a-f]+@xn--ogb5a6ae\.xn--mgbaam7a8h>$/im);
  }
});

test('an address that the mail server rejects is tried once, and the desk reads why', async () => {
  const { drainOutbox, sendMessage } = await site({ SMTP_URL: smtp() });
  rejectsRecipients = true;
  await sendMessage();
  await decide({ status: 'rejected', answer: true });
  await drainOutbox();
  await later();
  expect(await drainOutbox()).toEqual({ told: 0, failed: 0 });
  const result = 'Not answered: the mail server rejected it (mail EENVELOPE 550).';
  expect(await columns('answered_at,result')).toEqual([{ answered_at: null, result }]);
});
