import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { listen } from './listen';

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

/** The response to a request under each fault, from the backend or a proxy in front of it. */
const RESPONSES = {
  none: async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    response.writeHead(status, headers).end(body);
  },
  '500': ({ response }) =>
    void response
      .writeHead(500, JSON_TYPE)
      .end('{"code":"XX000","message":"relation car_wash_locations is gone"}'),
  /** PostgreSQL and PostgREST quote invalid values in their errors. */
  'an error that quotes its input': ({ response, sent }) =>
    void response.writeHead(400, JSON_TYPE).end(
      JSON.stringify({
        code: '22P02',
        message: `invalid input syntax for type integer: "${sent()}"`,
        details: `Key (email)=(${sent()}) is not present.`,
        hint: sent(),
      }),
    ),
  /** The backend has processed the request. */
  'a truncated response': async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    const whole = body.length ? body : Buffer.from('    ');
    response.writeHead(status, { ...headers, 'content-length': whole.length });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  },
  /** A database that is being restored, or has lost its grants or policies. */
  'no rows': ({ response }) => void response.writeHead(200, JSON_TYPE).end('[]'),
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  hang: () => undefined,
  // Pages may read three times in a row, and a visitor waits 3 s at most.
  'slow by 0.6 s': async ({ response, forward }) => {
    const { status, headers, body } = await forward();
    setTimeout(() => response.writeHead(status, headers).end(body), 600).unref();
  },
} satisfies Record<string, (exchange: Exchange) => void | Promise<void>>;

/** A proxy between a site and its backend that fails on demand. */
export class FaultyBackend {
  private fault: Fault = 'none';
  private urls = /^/;
  /** The URLs of all requests, in order. */
  readonly requests: string[] = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(backendUrl: string): Promise<FaultyBackend> {
    const server = createServer((request, response) => {
      const url = request.url ?? '';
      faulty.requests.push(url);
      const respond: (exchange: Exchange) => void | Promise<void> =
        RESPONSES[faulty.urls.test(url) ? faulty.fault : 'none'];
      void readAll(request)
        .then((body) => {
          const sent = () =>
            `${decodeURIComponent(request.url?.replaceAll('+', ' ') ?? '')} ${body.toString()}`;
          return respond({ response, sent, forward: () => forward(backendUrl, request, body) });
        })
        .catch(() => response.destroy());
    });
    const faulty: FaultyBackend = new FaultyBackend(`http://127.0.0.1:${await listen(server, 0)}`, server);
    return faulty;
  }

  /** Applies a fault to requests from now on whose URL matches `urls`; 'none' ends it. */
  setFault(fault: Fault, urls = /^/): void {
    this.fault = fault;
    this.urls = urls;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function forward(backendUrl: string, request: IncomingMessage, body: Buffer): Promise<BackendResponse> {
  const { method, headers } = request;
  return new Promise((resolve, reject) => {
    const forwarded = send(new URL(request.url ?? '/', backendUrl), { method, headers }, (response) => {
      const headers = { ...response.headers };
      // Connection headers must not be forwarded.
      delete headers.connection;
      delete headers['transfer-encoding'];
      readAll(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, headers, body: content }),
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
