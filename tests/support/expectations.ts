import pRetry from 'p-retry';

/** Names the case in the failure of a check that is made of many. */
export function forCase(name: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

/** Repeats a check until it passes, and fails as it does after a time in milliseconds. */
export function eventually(check: () => void | Promise<void>, timeout = 15_000): Promise<void> {
  return pRetry(check, { retries: Infinity, factor: 1, minTimeout: 100, maxRetryTime: timeout });
}
