import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/**
 * Returns the port set in an environment variable, or the default.
 * @throws Error if it is not a port
 */
export function portFrom(variable: string, defaultPort: number): number {
  const port = Number(process.env[variable] || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${variable}=${process.env[variable]} is not a port: it must be between 1 and 65535.`);
}

/** Says why a server cannot listen on a port, which a variable chooses. */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  variable: string,
): string {
  const reason = code === 'EADDRINUSE' ? `it is taken; set ${variable} to another one` : message;
  return `cannot listen on port ${port}: ${reason}.`;
}

/**
 * Returns the preferred port if it is free, or else a free one below the ephemeral range, which an outgoing connection could
 * take before it is used.
 */
export function freePort(preferred?: number): Promise<number> {
  const others = Array.from({ length: 50 }, () => randomInt(20_000, 32_000));
  return getPort({ port: preferred ? [preferred, ...others] : others });
}
