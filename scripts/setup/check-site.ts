import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sign } from '@/lib/data/signing-key';
import { type Off, whatIsOff } from '@/lib/directory/what-is-off';
import { type Environment, readEnvironment } from '@/lib/env';
import { warningsOf } from '@/lib/warnings';
import { MIGRATIONS } from '../backend/database';
import { findNeedless } from './needless-secrets';

/** What a site with these variables lacks. */
export interface Findings {
  /** Sentences about what does not work, or must not be. */
  wrong: string[];
  /** Sentences about what is right here, and would be wrong where the site runs. */
  hints: string[];
  off: Off[];
}

const TIMEOUT = 15_000;
const ONE_PROVIDER = 'car_wash_locations?select=id&limit=1';
const NO_TABLE = ['PGRST205', '42P01'];

/**
 * Looks at the variables of a site, and through them at its database as the site does.
 * @param variables those of the site where it runs
 * @param ofFile those among them that are in its own file
 */
export async function checkSite(
  variables: Record<string, string | undefined>,
  ofFile: Record<string, string | undefined>,
): Promise<Findings> {
  let settings: Environment;
  try {
    settings = readEnvironment({ ...variables, NODE_ENV: 'production' });
  } catch (error) {
    return { wrong: [(error as Error).message], hints: [], off: [] };
  }
  const ask = askerOf(settings);
  const providers = await ask(ONE_PROVIDER);
  const missing = problemOf(providers, settings);
  if (missing) return { wrong: [missing], hints: [], off: [] };
  const hasStaffTables = (await ask('directory_counters?select=table_name&limit=1')).status === 200;
  const staffTables = hasStaffTables ? await checkStaffTables(ask, settings) : undefined;
  const { FORM_SECRET, STAFF_WEBHOOK_URL, SMTP_URL, STAFF_EMAIL, VERCEL } = settings;
  const needless = findNeedless(variables, ofFile);
  // Vercel shows nobody the secrets that it was given.
  const areSecretsThere = VERCEL !== undefined && staffTables?.hasOtherKey === true;
  return {
    wrong: [...(staffTables?.wrong ?? []), ...needless.wrong],
    hints: [...(areSecretsThere ? [SECRETS_THERE] : []), ...needless.hints],
    off: [
      ...warningsOf({ ...variables, NODE_ENV: 'production' }).flatMap(({ name, text }) =>
        name === 'no SITE_URL' ? [{ off: `search engines. ${text}`, turnOn: 'SITE_URL' }] : [],
      ),
      ...(Array.isArray(providers.body) && providers.body.length === 0
        ? [{ off: 'providers: the directory is empty', turnOn: 'npm run import (docs/staff.md)' }]
        : []),
      ...whatIsOff({
        hasStaffTables,
        // What else is the matter with it is among what is wrong.
        hasKey: FORM_SECRET !== undefined || areSecretsThere,
        hasActionsKey: areSecretsThere || settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY !== undefined,
        hasUpkeep: staffTables?.hasUpkeep,
        hasWebhook: staffTables?.hasWebhook,
        hasCronSecret: areSecretsThere || settings.CRON_SECRET !== undefined,
        tells: Boolean(STAFF_WEBHOOK_URL ?? (SMTP_URL && STAFF_EMAIL)),
        answers: SMTP_URL !== undefined,
        hasImageHosts: settings.IMAGE_HOSTS !== undefined,
      }),
    ],
  };
}

/**
 * Says why no site can use the API of a project with its key; undefined if it can. Tables and rights that a push brings may be missing.
 */
export async function findObstacle(project: Project): Promise<string | undefined> {
  const answer = await askerOf(project)(ONE_PROVIDER);
  const { code } = (answer.body ?? {}) as { code?: string };
  // PostgREST and PostgreSQL name what is missing by a code; other servers have none.
  const isMissing = code && answer.status >= 400 && answer.status < 500 && !isRefusal(answer);
  return isMissing ? undefined : problemOf(answer, project);
}

type Project = Pick<Environment, 'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY'>;

interface Answer {
  /** 0 without an answer. */
  status: number;
  body: unknown;
}
type Ask = (path: string, values?: object) => Promise<Answer>;

/** Asks the REST API as the site does: reads rows, or calls a function with values. */
function askerOf({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Project): Ask {
  return async (path, values) => {
    try {
      const response = await fetch(`${SUPABASE_URL}/rest/v1/${path}`, {
        method: values ? 'POST' : 'GET',
        headers: { apikey: SUPABASE_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
        body: values && JSON.stringify(values),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 0, body: null };
    }
  };
}

/** Whether the key is refused, rather than what it may do. */
function isRefusal({ status, body }: Answer): boolean {
  return status === 401 && (body as { code?: string } | null)?.code !== '42501';
}

function problemOf(answer: Answer, { SUPABASE_URL }: Project): string | undefined {
  const { status, body } = answer;
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  if (status === 200) return undefined;
  if (status === 0)
    return `${SUPABASE_URL} does not answer. Is SUPABASE_URL right, and the project not paused (or, on your own server, PostgREST or npm run api running)?`;
  if (NO_TABLE.includes(code)) return 'The database has no table car_wash_locations. Run npm run setup.';
  if (isRefusal(answer))
    return `${SUPABASE_URL} refuses SUPABASE_PUBLISHABLE_KEY: it must be the publishable key of this project.`;
  return `${SUPABASE_URL} answers ${status} to a request for providers (${code || 'no code'}: ${message || 'is it the API of a project?'}).`;
}

const UNKNOWN_SENDERS =
  'The database cannot check who sends a form, so its limits do not bind: run npm run setup with the FORM_SECRET of the site.';
const OTHER_SECRET =
  'The database has the key of another FORM_SECRET, so all visitors share one small limit: run npm run setup with that of the site.';

const SECRETS_THERE =
  'The database has the key of a FORM_SECRET that is not set here, so what the secrets of the site turn on is not told. Set them here or in .env.local, or ask the site: /api/health with its CRON_SECRET.';

/** What is undefined is not known. */
interface StaffTableFindings {
  wrong: string[];
  /** Whether it has a key although no FORM_SECRET is given. */
  hasOtherKey?: boolean;
  hasUpkeep?: boolean;
  hasWebhook?: boolean;
}

/** Looks at what only a database with our tables has. */
async function checkStaffTables(ask: Ask, { FORM_SECRET }: Environment): Promise<StaffTableFindings> {
  const parts = ['check'];
  if (!FORM_SECRET) {
    const { body } = await ask('rpc/is_signed', { signature: '', parts });
    return { wrong: [], hasOtherKey: body === false };
  }
  const { status, body: isSigned } = await ask('rpc/is_signed', {
    signature: sign(FORM_SECRET, parts),
    parts,
  });
  if (status !== 200) return { wrong: [`The database cannot be asked for its key (${status}): try again.`] };
  if (isSigned !== true) return { wrong: [isSigned === false ? OTHER_SECRET : UNKNOWN_SENDERS] };
  const nonce = randomUUID();
  const { body } = await ask('rpc/database_state', { nonce, signature: sign(FORM_SECRET, ['state', nonce]) });
  const { migration, upkeep, webhook } = (body ?? {}) as {
    migration?: string | null;
    upkeep?: object | null;
    webhook?: boolean;
  };
  const files = readdirSync(MIGRATIONS).sort();
  const newest = files.at(-1)!.split('_')[0]!;
  const wrong =
    migration && migration < newest
      ? [
          `The database has the migrations up to ${migration}, and this version needs those up to ${newest}: run npm run setup.`,
        ]
      : [];
  return { hasUpkeep: upkeep === undefined ? undefined : upkeep !== null, hasWebhook: webhook, wrong };
}
