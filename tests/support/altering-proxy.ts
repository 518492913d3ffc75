import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from './processes';

interface ProxiedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Changes a response in transit. */
export type Alter = (path: string, response: ProxiedResponse) => Promise<void> | void;

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|$)/;
/** Headers that belong to the connection or to the body as sent by the site. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
];

/**
 * A proxy in front of a site that changes responses. It replaces the site's origin by its own, as if SITE_URL were the proxy's
 * URL.
 */
export class AlteringProxy {
  url = '';
  private constructor(private readonly server: Server) {}

  static async before(
    site: string,
    alter: Alter = () => undefined,
    replacesOrigin = true,
  ): Promise<AlteringProxy> {
    const server = createServer((request, response) => {
      const pass = async () => {
        const proxied = await forward(site, request);
        await alter(request.url ?? '/', proxied);
        const withProxyOrigin = (text: string) => text.replaceAll(site, proxy.url);
        for (const [name, value] of proxied.headers) proxied.headers.set(name, withProxyOrigin(value));
        if (replacesOrigin) proxied.text = withProxyOrigin(proxied.text);
        send(response, proxied);
      };
      pass().catch(() => response.destroy());
    });
    const proxy = new AlteringProxy(server);
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
  const forwarded = Object.entries(headers).filter(
    ([name]) => !['host', ...CONNECTION_HEADERS].includes(name),
  );
  const response = await fetch(site + url, {
    method,
    headers: Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
    body: method === 'POST' ? '' : undefined,
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  // Binary bodies pass unchanged.
  const text = TEXT.test(type) ? body.toString() : body.toString('latin1');
  return { status: response.status, headers: new Headers(response.headers), text };
}

function send(response: ServerResponse, proxied: ProxiedResponse) {
  const isCompressed = proxied.headers.has('content-encoding');
  const body = Buffer.from(proxied.text);
  for (const [name, value] of proxied.headers)
    if (!CONNECTION_HEADERS.includes(name)) response.setHeader(name, value);
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.writeHead(proxied.status).end(isCompressed ? gzipSync(body) : body);
}
