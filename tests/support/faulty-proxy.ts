import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from './processes';

interface ProxiedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Changes a response on its way to the visitor. */
export type Fault = (path: string, answer: ProxiedResponse) => Promise<void> | void;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|$)/;
/** Headers that belong to the connection or to the body as sent by the site. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/**
 * A proxy in front of a site that changes responses. It replaces the site's origin by its own, as if SITE_URL were the proxy's
 * URL.
 */
export class FaultyProxy {
  url = '';
  private constructor(private readonly server: Server) {}

  static async before(
    site: string,
    fault: Fault = () => undefined,
    rewritesOrigin = true,
  ): Promise<FaultyProxy> {
    const server = createServer((request, response) => {
      const pass = async () => {
        const answer = await forward(site, request);
        await fault(request.url ?? '/', answer);
        const rewrite = (text: string) => text.replaceAll(site, proxy.url);
        for (const [name, value] of answer.headers) answer.headers.set(name, rewrite(value));
        if (rewritesOrigin) answer.text = rewrite(answer.text);
        send(response, answer);
      };
      pass().catch(() => response.destroy());
    });
    const proxy = new FaultyProxy(server);
    proxy.url = `http://localhost:${await listen(server, 0)}`;
    return proxy;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function forward(site: string, request: IncomingMessage): Promise<ProxiedResponse> {
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

function send(response: ServerResponse, answer: ProxiedResponse) {
  const isZipped = answer.headers.has('content-encoding');
  const body = Buffer.from(answer.text);
  for (const [name, value] of answer.headers) if (!OWN.includes(name)) response.setHeader(name, value);
  if (isZipped) response.setHeader('content-encoding', 'gzip');
  response.writeHead(answer.status).end(isZipped ? gzipSync(body) : body);
}
