import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { listen } from './processes';

export type Fault = keyof typeof RESPONSES;

interface Exchange {
  response: ServerResponse;
  /** The decoded URL and body of the request. */
  sent: () => string;
  /** Forwards the request on first use and returns the backend's response. */
  forward: () => Promise<BackendResponse>;
}

interface BackendResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Responses of a backend, or of a proxy in front of it. */
const RESPONSES = {
  none: async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    response.writeHead(status, headers).end(body);
  },
  '500': respondWith(500, '{"code":"XX000","message":"relation car_wash_locations is gone"}'),
  '401': respondWith(401, '{"code":"PGRST301","message":"sb_publishable is no key"}'),
  '429': respondWith(429, '{"message":"too many requests"}'),
  /** PostgreSQL and PostgREST quote invalid values in their errors. */
  'an error that quotes': ({ response, sent }) =>
    void response.writeHead(400, JSON_TYPE).end(
      JSON.stringify({
        code: '22P02',
        message: `invalid input syntax for type integer: "${sent()}"`,
        details: `Key (email)=(${sent()}) is not present.`,
        hint: sent(),
      }),
    ),
  'an HTML page': ({ response }) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>It works!</h1></html>'),
  'an empty response': ({ response }) => void response.writeHead(200, JSON_TYPE).end(),
  'other JSON': ({ response }) => void response.writeHead(200, JSON_TYPE).end('{"status":"starting"}'),
  /** Sent after the write. */
  'a truncated response': async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    const whole = body.length ? body : Buffer.from('    ');
    response.writeHead(status, { ...headers, 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  },
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  hang: () => undefined,
  /** Nothing listens on the port: see `become`. */
  refused: ({ response }) => void response.destroy(),
  'slow by 1 s': later(1_000),
  'slow by 2 s': later(2_000),
  /** Sent long after the write. */
  'slow by 10 s': later(10_000),
} satisfies Record<string, (exchange: Exchange) => void | Promise<void>>;

/** A proxy between a site and its backend that fails on demand. */
export class FaultyBackend {
  private failure: Fault = 'none';
  private where = /^/;
  /** All requests, in order. */
  readonly requests: string[] = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async before(backendUrl: string): Promise<FaultyBackend> {
    const server = createServer((request, response) => {
      const url = request.url ?? '';
      faulty.requests.push(url);
      const answerAs: (exchange: Exchange) => void | Promise<void> =
        RESPONSES[faulty.where.test(url) ? faulty.fault : 'none'];
      void readAll(request)
        .then((body) => {
          const sent = () =>
            `${decodeURIComponent(request.url?.replaceAll('+', ' ') ?? '')} ${body.toString()}`;
          return answerAs({ response, sent, forward: () => forward(backendUrl, request, body) });
        })
        .catch(() => response.destroy());
    });
    const faulty: FaultyBackend = new FaultyBackend(`http://127.0.0.1:${await listen(server, 0)}`, server);
    return faulty;
  }

  get fault(): Fault {
    return this.failure;
  }

  /** Fails this way from now on, for requests whose URL matches `where`. */
  async become(fault: Fault, where = /^/): Promise<void> {
    const was = this.failure;
    this.failure = fault;
    this.where = where;
    if (fault === 'refused') await this.stop();
    else if (was === 'refused') await listen(this.server, Number(new URL(this.url).port));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function respondWith(status: number, body: string) {
  return ({ response }: Exchange) => void response.writeHead(status, JSON_TYPE).end(body);
}

function later(delay: number) {
  return async ({ response, forward }: Exchange) => {
    const { status, headers, body } = await forward();
    setTimeout(() => response.writeHead(status, headers).end(body), delay).unref();
  };
}

function forward(backendUrl: string, request: IncomingMessage, body: Buffer): Promise<BackendResponse> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const forwarded = send(new URL(request.url ?? '/', backendUrl), { method, headers }, (response) => {
      const kept = { ...response.headers };
      // Connection headers must not be forwarded.
      delete kept.connection;
      delete kept['transfer-encoding'];
      readAll(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, headers: kept, body: content }),
        reject,
      );
    });
    forwarded.on('error', reject).end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
