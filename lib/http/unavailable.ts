import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNAVAILABLE } from './cache-control';

/** Next.js answers so where a page throws. */
const FAILED = 500;

type Method = (...args: unknown[]) => never;

/**
 * Answers 503 instead of 500 while the site cannot answer for want of its database: a page cannot say so, and on a serverless host
 * middleware does not know. Call this once per process.
 * @param pageOf returns what is sent in place of the page at an address
 */
export function answerUnavailable(
  isUnavailable: () => boolean,
  pageOf: (address: string) => Promise<string>,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((method) =>
      (method as Method).bind(response),
    ) as [Method, Method, Method];
    const address = request.url!;
    let page: Promise<string> | undefined;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== FAILED || !isUnavailable()) return writeHead(status, ...rest);
      for (const [name, value] of Object.entries(UNAVAILABLE.headers)) response.setHeader(name, value);
      if (!String(response.getHeader('content-type')).startsWith('text/html'))
        return writeHead(UNAVAILABLE.status, ...rest);
      for (const name of ['content-length', 'content-encoding', 'etag']) response.removeHeader(name);
      page = pageOf(address);
      return writeHead(UNAVAILABLE.status);
    };
    // They call it themselves, but then write what they were given.
    const begin = () => {
      if (!response.headersSent && response.statusCode === FAILED && isUnavailable())
        response.writeHead(FAILED);
    };
    response.write = (...args: unknown[]) => {
      begin();
      return page ? true : write(...args);
    };
    response.end = (...args: unknown[]) => {
      begin();
      if (!page) return end(...args);
      void page.then(end, () => end());
      return response;
    };
  });
}
