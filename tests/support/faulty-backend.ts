import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { listen } from './processes';

export type Fault = keyof typeof ANSWERS;

interface Exchange {
  answer: ServerResponse;
  /** The decoded URL and body of the request. */
  sent: () => string;
  /** Forwards the request on first use and returns the backend's response. */
  real: () => Promise<RealAnswer>;
}

interface RealAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Responses of a backend, or of a proxy in front of it. */
const ANSWERS = {
  none: async ({ answer, real }) => {
    const { status, headers, body } = await real();
    answer.writeHead(status, headers).end(body);
  },
  '500': refuseWith(500, '{"code":"XX000","message":"relation car_wash_locations is gone"}'),
  '401': refuseWith(401, '{"code":"PGRST301","message":"sb_publishable is no key"}'),
  '429': refuseWith(429, '{"message":"too many requests"}'),
  /** PostgreSQL and PostgREST quote invalid values in their errors. */
  'an error that quotes': ({ answer, sent }) =>
    void answer.writeHead(400, JSON_TYPE).end(
      JSON.stringify({
        code: '22P02',
        message: `invalid input syntax for type integer: "${sent()}"`,
        details: `Key (email)=(${sent()}) is not present.`,
        hint: sent(),
      }),
    ),
  'an HTML page': ({ answer }) =>
    void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>It works!</h1></html>'),
  'an empty response': ({ answer }) => void answer.writeHead(200, JSON_TYPE).end(),
  'other JSON': ({ answer }) => void answer.writeHead(200, JSON_TYPE).end('{"status":"starting"}'),
  /** Sent after the write. */
  'a truncated response': async ({ answer, real }) => {
    const { status, headers, body } = await real();
    const whole = body.length ? body : Buffer.from('    ');
    answer.writeHead(status, { ...headers, 'content-length': whole.length });
    answer.write(whole.subarray(0, whole.length / 2), () => answer.destroy());
  },
  reset: ({ answer }) => void answer.socket?.resetAndDestroy(),
  hang: () => undefined,
  /** Nothing listens on the port: see `become`. */
  refused: ({ answer }) => void answer.destroy(),
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
    const server = createServer((request, answer) => {
      const url = request.url ?? '';
      faulty.requests.push(url);
      const answerAs: (exchange: Exchange) => void | Promise<void> =
        ANSWERS[faulty.where.test(url) ? faulty.fault : 'none'];
      void readAll(request)
        .then((body) => {
          const sent = () =>
            `${decodeURIComponent(request.url?.replaceAll('+', ' ') ?? '')} ${body.toString()}`;
          return answerAs({ answer, sent, real: () => forward(backendUrl, request, body) });
        })
        .catch(() => answer.destroy());
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

function refuseWith(status: number, body: string) {
  return ({ answer }: Exchange) => void answer.writeHead(status, JSON_TYPE).end(body);
}

function later(delay: number) {
  return async ({ answer, real }: Exchange) => {
    const { status, headers, body } = await real();
    setTimeout(() => answer.writeHead(status, headers).end(body), delay).unref();
  };
}

function forward(backendUrl: string, request: IncomingMessage, body: Buffer): Promise<RealAnswer> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const forwarded = send(new URL(request.url ?? '/', backendUrl), { method, headers }, (response) => {
      const kept = { ...response.headers };
      // Connection headers must not be forwarded.
      delete kept.connection;
      delete kept['transfer-encoding'];
      readAll(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, headers: kept, body: answer }),
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
