import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { UNAVAILABLE } from './cache-control';

/** Next.js answers so where a page throws. */
const FAILED = 500;

/**
 * Answers 503 instead of 500 while the site cannot answer for want of its database: a page cannot say so, and on a serverless host
 * middleware does not know. Call this once per process.
 */
export function answerUnavailable(isUnavailable: () => boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== FAILED || !isUnavailable()) return writeHead(status, ...rest);
      for (const [name, value] of Object.entries(UNAVAILABLE.headers)) response.setHeader(name, value);
      return writeHead(UNAVAILABLE.status, ...rest);
    };
  });
}
