import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from './processes';

export interface Passing {
  status: number;
  headers: Headers;
  text: string;
}

/** Changes an answer on its way. */
export type Spoil = (path: string, answer: Passing) => Promise<void> | void;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|$)/;
/** Of one connection, or of the body as the site has sent it. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/**
 * Stands before a site under an address of its own and spoils what it passes on. Where it is named, pages name it in the
 * place of the site, as if SITE_URL were its address.
 */
export class SpoilingProxy {
  url = '';
  private constructor(private readonly server: Server) {}

  static async before(site: string, spoil: Spoil = () => undefined, isNamed = true): Promise<SpoilingProxy> {
    const server = createServer((request, response) => {
      const pass = async () => {
        const answer = await ask(site, request);
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

async function ask(site: string, request: IncomingMessage): Promise<Passing> {
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
  // Pictures pass as what they are; nobody reads them here.
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
