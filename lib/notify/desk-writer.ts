import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'next/server';
import { readDeskWork, reportHeld, writeBack } from '../data/site-calls';
import { onLook, refreshDirectory, whileLooking } from '../directory/current';
import type { DeskWork } from '../directory/write-back/desk';
import { type DeskHealth, DeskWriter } from '../directory/write-back/desk-writer';
import { HeldReporter } from '../directory/write-back/held-reporter';
import { environment } from '../env';
import { isPreview } from '../hidden';
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

/**
 * Writes back for staff what the site understood (product rule 3.12), whenever this process has read something new. A preview
 * does not try.
 */
export function writeBackAfterLooks(): void {
  if (isPreview()) return;
  let written: Promise<unknown> = Promise.resolve();
  onLook((loaded, counters) => {
    written = Promise.all([writer().noteLook(loaded, counters), reporter().noteLook(loaded, counters)]);
  });
  if (process.env.VERCEL) whileLooking((look) => keepAlive(look.then(() => written)));
}

/** Looks at the database, and writes back what has changed, for cron. */
export async function writeBackNow(): Promise<void> {
  await refreshDirectory();
  await writer().settled;
}

/** Returns how writing back is, for the health check. */
export function deskHealth(): DeskHealth {
  return writer().health;
}

/** Vercel stops a process between answers, unless it is told what still runs. */
function keepAlive(work: Promise<unknown>): void {
  try {
    after(work);
  } catch {
    // Not while a request is answered: it goes on with the next one.
  }
}
