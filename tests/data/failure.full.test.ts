import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let log: jest.SpyInstance;
let server: Server | undefined;
const sockets: Socket[] = [];

beforeEach(() => {
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.resetModules();
});
afterEach(() => {
  log.mockRestore();
  sockets.splice(0).forEach((socket) => socket.destroy());
  server?.close();
});

/** The data layer of a site whose database is at this port. */
async function siteAt(port: number) {
  process.env.SUPABASE_URL = `http://127.0.0.1:${port}`;
  return { ...(await import('@/lib/data/providers')), ...(await import('@/lib/data/stats')) };
}

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<number> {
  server = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** A server that gives these answers, the last one again and again. */
async function answering(...answers: ((response: ServerResponse) => void)[]): Promise<number> {
  let asked = 0;
  server = createHttpServer((_, response) => answers[Math.min(asked++, answers.length - 1)]!(response));
  server.on('connection', (socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const NO_ROWS = (response: ServerResponse) => void response.writeHead(200).end('[]');
const refusal = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status).end('{"message":"m"}');
const PAGE = (response: ServerResponse) => void response.writeHead(200).end('<html></html>');
const OTHER_JSON = (response: ServerResponse) => void response.writeHead(200).end('{"status":"starting"}');
const HALF = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': 100 });
  response.write('[{"place":', () => response.destroy());
};
const RESET = (response: ServerResponse) => void response.socket?.resetAndDestroy();

test('a database that is down is said to be unreachable within three seconds', async () => {
  const { readTotals } = await siteAt(1);
  const begun = Date.now();
  expect(await readTotals()).toEqual({ ok: false, reason: 'unreachable' });
  expect(Date.now() - begun).toBeLessThan(3_500);
  expect(log).toHaveBeenCalled();
});

test.each([
  ['500', refusal(500)],
  ['401', refusal(401)],
  ['429', refusal(429)],
  ['a page', PAGE],
  ['other JSON', OTHER_JSON],
  ['half an answer', HALF],
  ['a reset', RESET],
])('%s is no empty directory and not slow', async (_, answer) => {
  const { findProvider, readStats } = await siteAt(await answering(answer));
  expect(await readStats()).toEqual({ ok: false, reason: 'unreachable' });
  expect(await findProvider(1)).toEqual({ ok: false, reason: 'unreachable' });
});

test.each([
  ['500', refusal(500)],
  ['502', refusal(502)],
  ['503', refusal(503)],
  ['429', refusal(429)],
  ['a page', PAGE],
  ['half an answer', HALF],
  ['a reset', RESET],
])('a read that got %s is repeated, for a visitor too', async (_, answer) => {
  const { readStats } = await siteAt(await answering(answer, NO_ROWS));
  expect(await readStats()).toEqual({ ok: true, value: [] });
});

test('what the database says to a wrong question is not asked again, and only that is called a refusal', async () => {
  const { readStats } = await siteAt(
    await answering((response) => response.writeHead(400).end('{"code":"42703","message":"m"}'), NO_ROWS),
  );
  expect(await readStats()).toEqual({ ok: false, reason: 'unreachable' });
  expect(log.mock.calls.flat().join()).toContain('"reason":"status","status":400,"code":"42703"');
  log.mockClear();
  jest.resetModules();
  server?.close();
  await (await siteAt(await answering(PAGE))).readStats();
  expect(log.mock.calls.flat().join()).toContain('"reason":"unreadable"');
});

test.each([
  ['500', refusal(500)],
  ['a page', PAGE],
  ['other JSON', OTHER_JSON],
  ['half an answer', HALF],
])('after %s no page is called missing', async (_, answer) => {
  expect(await existenceAfter(answer)).not.toBe('not-found');
});

test('only an empty list says that a page is missing', async () => {
  expect(await existenceAfter(NO_ROWS)).toBe('not-found');
});

test.each<[what: string, answer: (response: ServerResponse) => void, isAnswering: boolean]>([
  ['rows', NO_ROWS, true],
  ['500', refusal(500), false],
  ['a page', PAGE, false],
  ['other JSON', OTHER_JSON, false],
  ['half an answer', HALF, false],
  ['a reset', RESET, false],
])('after %s it is known whether a list may be kept in front of the site', async (_, answer, isAnswering) => {
  process.env.SUPABASE_URL = `http://127.0.0.1:${await answering(answer)}`;
  const { isDatabaseAnswering } = await import('@/lib/data/health');
  expect(await isDatabaseAnswering()).toBe(isAnswering);
});

test('a clock that is set back lets nothing be believed for longer', async () => {
  process.env.SUPABASE_URL = `http://127.0.0.1:${await answering(NO_ROWS, refusal(500))}`;
  const { isDatabaseAnswering } = await import('@/lib/data/health');
  expect(await isDatabaseAnswering()).toBe(true);
  const later = performance.now() + 1_500;
  const clocks = [
    jest.spyOn(performance, 'now').mockReturnValue(later),
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000),
  ];
  const isAnswering = await isDatabaseAnswering();
  clocks.forEach((clock) => clock.mockRestore());
  expect(isAnswering).toBe(false);
});

async function existenceAfter(answer: (response: ServerResponse) => void) {
  process.env.SUPABASE_URL = `http://127.0.0.1:${await answering(answer)}`;
  const { findRow } = await import('@/lib/data/existing-rows');
  return findRow({ table: 'provider', key: '1' });
}

test('a database that never answers is said to be slow within three seconds', async () => {
  const { readStats } = await siteAt(await silentServer());
  const begun = Date.now();
  expect(await readStats()).toEqual({ ok: false, reason: 'slow' });
  expect(Date.now() - begun).toBeLessThan(3_500);
});
