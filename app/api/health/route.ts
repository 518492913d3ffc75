import { readOutboxFailures } from '@/lib/data/outbox';
import { readDatabaseState } from '@/lib/data/site-calls';
import { directoryHealth, findDirectory, hasStaffTables } from '@/lib/directory/current';
import { whatIsOff } from '@/lib/directory/what-is-off';
import { environment } from '@/lib/env';
import { isAuthorized } from '@/lib/http/authorization';
import { cacheHeaders } from '@/lib/http/cache-control';
import { outboxRequest } from '@/lib/notify/channels';
import { staffWriterHealth } from '@/lib/notify/staff-writer';
import { warningsOf } from '@/lib/warnings';

export const dynamic = 'force-dynamic';

/**
 * Health check for monitoring: 200 while this process has a directory to answer from, else 503 (product rule 8.5). Says whether the
 * database answered when it was last looked at, how old the directory is, and, if staff or senders are told of submissions, whether
 * that works; and what whoever runs the site should know (`lib/warnings.ts`). The response is never cached and does not reveal hosts, keys or versions. With the header `Authorization: Bearer
 * {CRON_SECRET}` it also says what the directory could not take, whether what it understood is written back for staff, what is off
 * and what turns it on, the latest migration and the last run of the daily deletion, or null if that is unknown.
 */
export async function GET(request: Request): Promise<Response> {
  const directory = await findDirectory();
  const [outbox, staff] = await Promise.all([
    outboxState(),
    isAuthorized(request, [environment().CRON_SECRET]) ? staffState() : {},
  ]);
  const { asOf, failures, providers } = directoryHealth();
  const warnings = warningsOf().map(({ text }) => text);
  return Response.json(
    {
      site: 'ok',
      database: directory && failures === 0 ? 'ok' : 'unavailable',
      directory: asOf === undefined ? null : { providers, asOf: new Date(asOf).toISOString() },
      ...(outbox && { outbox }),
      ...(warnings.length > 0 && { warnings }),
      ...staff,
    },
    { status: directory ? 200 : 503, headers: cacheHeaders('none') },
  );
}

async function outboxState(): Promise<'ok' | 'failing' | 'unavailable' | undefined> {
  if (!outboxRequest()) return undefined;
  const failures = await readOutboxFailures();
  if (failures === undefined) return 'unavailable';
  return failures > 0 ? 'failing' : 'ok';
}

async function staffState() {
  const { FORM_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, IMAGE_HOSTS } = environment();
  const state = hasStaffTables() ? await readDatabaseState() : undefined;
  const { migration = null, upkeep = null } = state ?? {};
  const { origin = null, failures, refused, heldBack, unreadable } = directoryHealth();
  const off = whatIsOff({
    hasStaffTables: hasStaffTables(),
    // A database that does not answer may have it.
    hasKey: FORM_SECRET !== undefined && (state !== undefined || failures > 0),
    hasActionsKey: NEXT_SERVER_ACTIONS_ENCRYPTION_KEY !== undefined,
    hasUpkeep: state && upkeep !== null,
    hasWebhook: process.env.KEEPS_PAGES ? state?.webhook : undefined,
    tells: outboxRequest()?.tells ?? false,
    answers: outboxRequest()?.answers ?? false,
    hasImageHosts: IMAGE_HOSTS !== undefined,
  });
  return { origin, refused, heldBack, unreadable, staffTables: staffWriterHealth(), off, migration, upkeep };
}
