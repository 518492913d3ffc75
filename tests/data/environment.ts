import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { openImage } from '../../scripts/backend/images';

let shared: Promise<PGlite> | undefined;

/** Returns the database of all files, which roll back what they change. */
function sharedDatabase(): Promise<PGlite> {
  if (!shared) {
    shared = openImage('migrated');
    globalThis.started.push({ stop: async () => (await shared)?.close() });
  }
  return shared;
}

/** Opens databases outside of the sandbox of a test file, so that all files share one compiled PostgreSQL. */
export default class DataEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { openImage, sharedDatabase });
  }
}
