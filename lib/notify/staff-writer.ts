import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStaffInputs, reportHeld, writeBack } from '../data/site-calls';
import { refreshDirectory } from '../directory/current';
import { afterRefresh } from '../directory/process';
import type { OnRefresh } from '../directory/refresh/directory-keeper';
import { HeldReporter } from '../directory/write-back/held-reporter';
import type { StaffInputs } from '../directory/write-back/staff-tables';
import { StaffWriter, type StaffWriterHealth } from '../directory/write-back/staff-writer';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';
import { writeLinksAfterPoll } from './owner-links';

/** One for each process, however often the framework bundles this module. */
const KEY = Symbol.for('lamaa.staff-writer');
const REPORTER = Symbol.for('lamaa.held-reporter');
const shared = globalThis as { [KEY]?: StaffWriter; [REPORTER]?: HeldReporter };

function reporter(): HeldReporter {
  return (shared[REPORTER] ??= new HeldReporter(reportHeld, Date));
}

function writer(): StaffWriter {
  shared[KEY] ??= new StaffWriter({
    tables: { readInputs: async () => (await readStaffInputs()) as StaffInputs, write: writeBack },
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

/** Writes back for staff what the site understood (product rule 3.12) and owners' links, and reports what it holds back, after a poll. */
export async function writeBackAfterPoll(...seen: Parameters<OnRefresh>): Promise<void> {
  await Promise.all([
    writer().onRefresh(...seen),
    reporter().onRefresh(...seen),
    writeLinksAfterPoll(...seen),
  ]);
}

/** Polls the database, and writes back what has changed, for cron. */
export async function writeBackNow(): Promise<void> {
  await refreshDirectory();
  await afterRefresh();
}

/** Returns how writing back is, for the health check. */
export function staffWriterHealth(): StaffWriterHealth {
  return writer().health;
}
