import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MESSAGE = { name: 'A', email: 'a@visitor.example', phone: null, message: 'm' };
const IDENTITY = { requestId: '00000000-0000-8000-a000-000000000001', sender: 's' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end(code < 300 ? '' : '{"code":"X","message":"m"}');
const lost: Answer = (request) => void request.socket.destroy();
const slow: Answer = (_, response) => void setTimeout(() => response.writeHead(201).end(), 3_000);

let server: Server;
let bodies: string[];
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.resetModules();
});
afterEach(() => {
  log.mockRestore();
  server.closeAllConnections();
  server.close();
});

/** The outcome shown to a visitor for these responses of the database; the last one repeats. */
async function outcomeOf(...answers: Answer[]): Promise<boolean> {
  bodies = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      answers[Math.min(bodies.length, answers.length) - 1]!(request, response);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { insertContact } = await import('@/lib/data/submissions');
  return insertContact(MESSAGE, IDENTITY);
}

test.each<[what: string, isStored: boolean, requests: number, ...Answer[]]>([
  ['stored', true, 1, status(201)],
  ['stored by a slow database', true, 1, slow],
  ['refused', false, 1, status(400)],
  ['unauthorised', false, 1, status(401)],
  ['stored after a lost connection', true, 2, lost, status(201)],
  ['stored after a gateway timeout and a rate limit', true, 3, status(504), status(429), status(201)],
  ['answered by something other than the database', false, 5, status(200)],
  ['never answered', false, 5, lost],
])('a submission that is %s', async (_, isStored, requests, ...answers) => {
  expect(await outcomeOf(...answers)).toBe(isStored);
  expect(bodies).toHaveLength(requests);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain(IDENTITY.requestId);
  expect(log.mock.calls.flat().join()).not.toContain('visitor.example');
});
