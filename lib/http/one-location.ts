import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * Sends the address of a redirect once: of a page that it keeps, Next.js sets it and then adds it to itself. Call this once per process.
 */
export function sendOneLocation(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const appendHeader = response.appendHeader.bind(response);
    response.appendHeader = (name, value) =>
      name.toLowerCase() === 'location' ? response.setHeader(name, value) : appendHeader(name, value);
  });
}
