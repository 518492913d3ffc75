import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Responder = (response: ServerResponse, request: IncomingMessage) => unknown;

process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_of_tests';

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

const status =
  (code: number): Responder =>
  (response) =>
    response.writeHead(code).end(code < 300 ? '' : '{"code":"X","message":"m"}');
const SLOW: Responder = (response) => setTimeout(() => response.writeHead(201).end(), 3_000);
const LOST: Responder = (_, request) => request.socket.destroy();

const LIMIT: Responder = (response) =>
  response.writeHead(401).end('{"code":"42501","message":"Too many submissions"}');

test.each<[what: string, result: string, requests: number | [least: number, most: number], ...Responder[]]>([
  ['stored', 'stored', 1, status(201)],
  ['stored by a slow database', 'stored', 1, SLOW],
  ['beyond the limit', 'limit', 1, LIMIT],
  ['refused', 'failure', 1, status(400)],
  ['unauthorized', 'failure', 1, status(401)],
  ['stored after a lost connection', 'stored', 2, LOST, status(201)],
  ['stored after a gateway timeout and a rate limit', 'stored', 3, status(504), status(429), status(201)],
  // For 20 seconds; fewer on a busy machine.
  ['answered by something other than the database', 'failure', [8, 13], status(200)],
  ['never confirmed', 'failure', [8, 13], LOST],
])(
  'a submission is only reported as stored if the database confirms it: %s',
  async (_, result, requests, ...responders) => {
    await startDatabase(...responders);
    const { insertContact } = await import('@/lib/data/submissions');
    const message = { name: 'A', email: 'a@visitor.example', phone: null, message: 'm' };
    const requestId = '00000000-0000-8000-a000-000000000001';
    expect(await insertContact(message, { requestId, sender: 's', language: 'en' })).toBe(result);
    // Every attempt has the same id, by which the database stores the row once.
    const [least, most] = typeof requests === 'number' ? [requests, requests] : requests;
    expect(bodies.length).toBeGreaterThanOrEqual(least);
    expect(bodies.length).toBeLessThanOrEqual(most);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain(requestId);
    expect(log.mock.calls.flat().join()).not.toContain('visitor.example');
  },
);
