import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insertContact } from '@/lib/data/submissions';

type Responder = (response: ServerResponse, request: IncomingMessage) => unknown;

let log: jest.SpyInstance;
let limit: jest.SpyInstance<AbortSignal, [milliseconds: number]>;
/** What the database answers in turn; it repeats the last. */
let answers: Responder[];
/** The bodies of the requests so far. */
let bodies: string[];

/** Milliseconds that have passed between attempts, which wait for nothing here. */
let mockWaited: number;
jest.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void (mockWaited += ms) }));

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  bodies.push(body);
  answers[Math.min(bodies.length, answers.length) - 1]!(response, request);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [mockWaited, bodies] = [0, []];
  jest.spyOn(Date, 'now').mockImplementation(() => mockWaited);
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  limit = jest.spyOn(AbortSignal, 'timeout');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const status =
  (code: number): Responder =>
  (response) =>
    response.writeHead(code).end(code < 300 ? '' : '{"code":"X","message":"m"}');
const LOST: Responder = (_, request) => request.socket.destroy();

const GATEWAY: Responder = (response) => response.writeHead(404).end('<html>no Route matched</html>');
const STALE: Responder = (response) =>
  response.writeHead(400).end(`{"code":"PGRST204","message":"Could not find the 'language' column"}`);

const LIMIT: Responder = (response) =>
  response.writeHead(401).end('{"code":"42501","message":"Too many submissions"}');

test.each<[what: string, result: string, requests: number, ...Responder[]]>([
  ['stored', 'stored', 1, status(201)],
  ['beyond the limit', 'limit', 1, LIMIT],
  ['refused', 'failure', 1, status(400)],
  ['unauthorized', 'failure', 1, status(401)],
  ['stored after a lost connection', 'stored', 2, LOST, status(201)],
  ['stored after a gateway timeout and a rate limit', 'stored', 3, status(504), status(429), status(201)],
  ['stored after a gateway that did not know the address', 'stored', 2, GATEWAY, status(201)],
  ['stored after the schema was read again', 'stored', 3, STALE, STALE, status(201)],
  // For 20 seconds.
  ['answered by something other than the database', 'failure', 13, status(200)],
  ['never confirmed', 'failure', 13, LOST],
])(
  'a submission is only reported as stored if the database confirms it: %s',
  async (_, result, requests, ...responders) => {
    answers = responders;
    const message = { name: 'A', email: 'a@visitor.example', phone: null, message: 'm' };
    const requestId = '00000000-0000-8000-a000-000000000001';
    expect(await insertContact(message, { requestId, sender: 's', language: 'en' })).toBe(result);
    // Every attempt has the same id, by which the database stores the row once.
    expect(bodies).toEqual(Array(requests).fill(bodies[0]));
    expect(bodies[0]).toContain(requestId);
    // A database may take ten seconds, and all attempts together twenty.
    const limits = limit.mock.calls.map(([milliseconds]) => milliseconds);
    expect([limits[0], limits[12] ?? 250]).toEqual([10_000, 250]);
    expect(log.mock.calls.flat().join()).not.toContain('visitor.example');
  },
);

test('a server that goes on not knowing our columns gets a row without them', async () => {
  answers = [STALE, STALE, STALE, STALE, STALE, STALE, status(201)];
  const message = { name: 'A', email: 'a@visitor.example', phone: null, message: 'm' };
  expect(await insertContact(message, { requestId: 'r', sender: 's', language: 'en' })).toBe('stored');
  expect(JSON.parse(bodies.at(-1)!)).toEqual(message);
  expect(mockWaited).toBeLessThan(10_000);
});
