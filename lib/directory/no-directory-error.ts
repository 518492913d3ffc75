/** What the error page knows the error by. */
export const NO_DIRECTORY = 'NO_DIRECTORY';

/** Thrown while there is no directory: pages answer with 503, never with "not found". */
export class NoDirectoryError extends Error {
  override name = 'NoDirectoryError';
  /** Next.js passes it on to the error page in place of a hash. */
  readonly digest = NO_DIRECTORY;
  constructor(cause?: unknown) {
    super('The directory has not been read yet.', { cause });
  }
}

/** Whether there was no directory. The framework may bundle the class several times, so that `instanceof` would not do. */
export function isNoDirectoryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoDirectoryError';
}
