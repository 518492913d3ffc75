import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeskWork, reportHeld, writeBack } from '../data/site-calls';
import { refreshDirectory } from '../directory/current';
import { afterLook } from '../directory/process';
import type { OnLook } from '../directory/refresh/directory-keeper';
import type { DeskWork } from '../directory/write-back/desk';
import { type DeskHealth, DeskWriter } from '../directory/write-back/desk-writer';
import { HeldReporter } from '../directory/write-back/held-reporter';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';

/** One for each process, however often the framework bundles this module. */
const KEY = Symbol.for('lamaa.desk');
const REPORTER = Symbol.for('lamaa.held-reporter');
const shared = globalThis as { [KEY]?: DeskWriter; [REPORTER]?: HeldReporter };

function reporter(): HeldReporter {
  return (shared[REPORTER] ??= new HeldReporter(reportHeld, Date));
}

function writer(): DeskWriter {
  shared[KEY] ??= new DeskWriter({
    desk: { readWork: async () => (await readDeskWork()) as DeskWork, write: writeBack },
    clock: Date,
    imageHosts: hostsIn(environment().IMAGE_HOSTS),
    build: buildId(),
  });
  return shared[KEY];
}

/** Tells this build from others. A process that cannot say of which it is trusts no other one. */
function buildId(): string {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next');
  try {
    return readFileSync(join(folder, 'BUILD_ID'), 'utf8');
  } catch {
    return randomUUID();
  }
}

/** Writes back for staff what the site understood (product rule 3.12), and reports what it holds back, after a look. */
export async function noteLook(...seen: Parameters<OnLook>): Promise<void> {
  await Promise.all([writer().noteLook(...seen), reporter().noteLook(...seen)]);
}

/** Looks at the database, and writes back what has changed, for cron. */
export async function writeBackNow(): Promise<void> {
  await refreshDirectory();
  await afterLook();
}

/** Returns how writing back is, for the health check. */
export function deskHealth(): DeskHealth {
  return writer().health;
}
