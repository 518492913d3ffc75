import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

type Responder = (response: ServerResponse, request: IncomingMessage) => unknown;

let log: jest.SpyInstance;
let server: Server | undefined;
/** The bodies of the requests so far. */
let bodies: string[];

beforeEach(() => {
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.resetModules();
});
afterEach(() => {
  log.mockRestore();
  server?.closeAllConnections();
  server?.close();
});

/** Starts a database that sends these responses in turn and repeats the last. */
async function startDatabase(...responders: Responder[]): Promise<void> {
  bodies = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    responders[Math.min(bodies.length, responders.length) - 1]!(response, request);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const NO_ROWS: Responder = (response) => response.writeHead(200).end('[]');
const NEVER: Responder = () => undefined;
const status =
  (code: number): Responder =>
  (response) =>
    response.writeHead(code).end(code < 300 ? '' : '{"code":"X","message":"m"}');
const FAILURES: Record<string, Responder> = {
  '500': status(500),
  'an HTML page': (response) => response.writeHead(200).end('<html></html>'),
  'other JSON': (response) => response.writeHead(200).end('{"status":"starting"}'),
  'a truncated response': (response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('[{"place":', () => response.destroy());
  },
  'a reset': (response) => response.socket?.resetAndDestroy(),
};

const readStats = async () => (await import('@/lib/data/stats')).readStats();
const readFirst = async () => (await import('@/lib/data/providers')).readProvider(1);
const existence = async () =>
  (await import('@/lib/data/existing-rows')).findRow({ table: 'provider', key: '1' });
const isResponding = async () => (await import('@/lib/data/health')).isDatabaseResponding();

const UNREACHABLE = { ok: false, reason: 'unreachable' };

test.each([
  ['an unreachable database is reported', async () => (process.env.SUPABASE_URL = 'http://127.0.0.1:1')],
  ['a database that never responds is reported as slow', () => startDatabase(NEVER)],
])('%s within three seconds', async (what, start) => {
  await start();
  const startedAt = Date.now();
  expect(await readStats()).toEqual({ ok: false, reason: what.endsWith('slow') ? 'slow' : 'unreachable' });
  expect(Date.now() - startedAt).toBeLessThan(3_500);
  expect(log).toHaveBeenCalled();
});

test.each(Object.entries({ ...FAILURES, '401': status(401), '429': status(429) }))(
  '%s is reported as unreachable, not as slow, and never as an empty directory or a missing page',
  async (_, respond) => {
    await startDatabase(respond);
    expect(await readStats()).toEqual(UNREACHABLE);
    expect(await readFirst()).toEqual(UNREACHABLE);
    expect(await existence()).not.toBe('not-found');
    expect(await isResponding()).toBe(false);
  },
);

test('only an empty result from a table with other rows means that a page is missing', async () => {
  await startDatabase(NO_ROWS, (response) => response.writeHead(200).end('[{"id":2}]'));
  expect(await existence()).toBe('not-found');
});

test('without any rows, nothing is known to be missing', async () => {
  await startDatabase(NO_ROWS);
  const providers = await import('@/lib/data/providers');
  const { readPost } = await import('@/lib/data/posts');
  const { readKinds, readAreas } = await import('@/lib/data/lookups');
  const { readProviderPins } = await import('@/lib/data/provider-list');
  const { NO_FILTER } = await import('@/lib/domain/filter');
  expect(await existence()).toBe('unknown');
  const reads = [
    providers.readProvider(1),
    providers.readProvidersByIds([1, 2]),
    providers.readProviderNames('wash', 5),
    readProviderPins(NO_FILTER),
    readPost('a-post'),
    readKinds(),
    readAreas(),
  ];
  for (const read of await Promise.all(reads)) expect(read).toEqual(UNREACHABLE);
});

test.each<[boolean, string]>([
  [false, '[]'],
  [true, '[{"slug":"dubai-marina"}]'],
])('a database counts as responding (%p) when its areas are %s', async (expected, areas) => {
  await startDatabase((response) => response.writeHead(200).end(areas));
  const { isDatabaseHealthy } = await import('@/lib/data/health');
  expect([await isResponding(), await isDatabaseHealthy()]).toEqual([expected, expected]);
});

describe('during a build', () => {
  beforeEach(() => void (process.env.NEXT_PHASE = 'phase-production-build'));
  afterEach(() => {
    delete process.env.NEXT_PHASE;
    delete process.env.ALLOW_EMPTY_BUILD;
  });

  test('a failed read ends the build, with the reason and a remedy', async () => {
    await startDatabase(status(400));
    await expect(readStats()).rejects.toThrow(
      /^The database stopped answering during the build \(stats: .*status.*ALLOW_EMPTY_BUILD=1/,
    );
  });

  test('a failed read is an empty page if that is allowed', async () => {
    process.env.ALLOW_EMPTY_BUILD = '1';
    await startDatabase(status(400));
    expect(await readStats()).toEqual(UNREACHABLE);
  });
});

const { 'other JSON': _, ...TRANSIENT } = FAILURES;

test.each(Object.entries({ ...TRANSIENT, '502': status(502), '503': status(503), '429': status(429) }))(
  'a read that got %s is retried',
  async (_, respond) => {
    await startDatabase(respond, NO_ROWS);
    expect(await readStats()).toEqual({ ok: true, value: [] });
  },
);

test('a query error is not retried and is logged as a status', async () => {
  await startDatabase((response) => response.writeHead(400).end('{"code":"42703","message":"m"}'), NO_ROWS);
  expect(await readStats()).toEqual(UNREACHABLE);
  expect(log.mock.calls.flat().join()).toContain('"reason":"status","status":400,"code":"42703"');
});

const SLOW: Responder = (response) => setTimeout(() => response.writeHead(201).end(), 3_000);
const LOST: Responder = (_, request) => request.socket.destroy();

const LIMIT: Responder = (response) =>
  response.writeHead(401).end('{"code":"42501","message":"Too many submissions"}');

test.each<[what: string, result: string, requests: number, ...Responder[]]>([
  ['stored', 'stored', 1, status(201)],
  ['stored by a slow database', 'stored', 1, SLOW],
  ['beyond the limit', 'limit', 1, LIMIT],
  ['refused', 'failure', 1, status(400)],
  ['unauthorized', 'failure', 1, status(401)],
  ['stored after a lost connection', 'stored', 2, LOST, status(201)],
  ['stored after a gateway timeout and a rate limit', 'stored', 3, status(504), status(429), status(201)],
  // For 20 seconds.
  ['answered by something other than the database', 'failure', 13, status(200)],
  ['never confirmed', 'failure', 13, LOST],
])(
  'a submission is only reported as stored if the database confirms it: %s',
  async (_, result, requests, ...responders) => {
    await startDatabase(...responders);
    const { insertContact } = await import('@/lib/data/submissions');
    const message = { name: 'A', email: 'a@visitor.example', phone: null, message: 'm' };
    const requestId = '00000000-0000-8000-a000-000000000001';
    expect(await insertContact(message, { requestId, sender: 's', language: 'en' })).toBe(result);
    // Every attempt has the same id, by which the database stores the row once.
    expect(bodies).toHaveLength(requests);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain(requestId);
    expect(log.mock.calls.flat().join()).not.toContain('visitor.example');
  },
);
