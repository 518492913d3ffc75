import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from './processes';

interface Passing {
  status: number;
  headers: Headers;
  text: string;
}

/** Changes a response in transit. */
export type Spoil = (path: string, answer: Passing) => Promise<void> | void;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|$)/;
/** Headers that belong to the connection or to the body as sent by the site. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/**
 * A proxy in front of a site that changes responses. It replaces the site's origin by its own, as if SITE_URL were the proxy's
 * URL.
 */
export class SpoilingProxy {
  url = '';
  private constructor(private readonly server: Server) {}

  static async before(site: string, spoil: Spoil = () => undefined, isNamed = true): Promise<SpoilingProxy> {
    const server = createServer((request, response) => {
      const pass = async () => {
        const answer = await forward(site, request);
        await spoil(request.url ?? '/', answer);
        const named = (text: string) => text.replaceAll(site, proxy.url);
        for (const [name, value] of answer.headers) answer.headers.set(name, named(value));
        if (isNamed) answer.text = named(answer.text);
        send(response, answer);
      };
      pass().catch(() => response.destroy());
    });
    const proxy = new SpoilingProxy(server);
    proxy.url = `http://localhost:${await listen(server, 0)}`;
    return proxy;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function forward(site: string, request: IncomingMessage): Promise<Passing> {
  const { method, url = '/', headers } = request;
  const sent = Object.entries(headers).filter(([name]) => !['host', ...OWN].includes(name));
  const response = await fetch(site + url, {
    method,
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: method === 'POST' ? '' : undefined,
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  // Binary bodies pass unchanged.
  const text = TEXT.test(type) ? body.toString() : body.toString('latin1');
  return { status: response.status, headers: new Headers(response.headers), text };
}

function send(response: ServerResponse, answer: Passing) {
  const isZipped = answer.headers.has('content-encoding');
  const body = Buffer.from(answer.text);
  for (const [name, value] of answer.headers) if (!OWN.includes(name)) response.setHeader(name, value);
  if (isZipped) response.setHeader('content-encoding', 'gzip');
  response.writeHead(answer.status).end(isZipped ? gzipSync(body) : body);
}
