import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signingKeyOf } from '@/lib/data/signing-key';
import { databaseAddress, publicKey, readDatabaseAddress, withOwnNames } from '@/lib/database-variables';
import { readEnvironment } from '@/lib/env';
import { UserError } from '../processes/user-error';
import { ask, confirm, type Objection } from '../setup/ask';
import { checkSite, type Findings, findObstacle } from '../setup/check-site';
import { connectOwner, type DatabaseAddress, type Owner, readDatabaseUrl } from '../setup/database';
import { fileLines, vercelLines } from '../setup/host-lines';
import { withoutNeedless } from '../setup/needless-secrets';
import { pushMissing, readMissing, titleOfPush } from '../setup/push';
import { makeSecret, readFormKey, SECRETS, type Secrets, storeFormKey } from '../setup/secrets';
import { setWebhook } from '../setup/webhook';
import { describeOff } from './describe-off';

const USAGE = `npm run setup                    prepares the database, and prints the variables of the site
npm run setup -- --check         says what a site with these variables lacks; writes nothing

  --sample-data    adds the sample data to a new database
  --webhook URL    has the database tell the site at URL (/api/look-now) which rows have changed, "" nobody
  --vercel         prints all variables, also those that are set, as commands of Vercel's CLI; checks a site on Vercel
  --new-secrets    replaces the secrets of the site, and their key in the database
  --yes            does it without asking

Takes from the environment, then from .env.local, and otherwise asks for, DATABASE_URL (postgresql://, as the owner), SUPABASE_URL
and SUPABASE_PUBLISHABLE_KEY; takes SITE_URL, FORM_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY and CRON_SECRET if they are set.`;

const OPTIONS = {
  check: { type: 'boolean' },
  'sample-data': { type: 'boolean' },
  webhook: { type: 'string' },
  vercel: { type: 'boolean' },
  'new-secrets': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Variables = Record<string, string | undefined>;

/** Something that the command changes in the database. */
interface Step {
  title: string;
  run: () => Promise<void>;
}

/**
 * Prepares a database for a site and prints the variables of the site, or with --check says what a site lacks. It can be repeated:
 * what is done is kept.
 * @param ofFile the variables of the site's own file; those of the environment count first
 * @throws UserError if something is missing or wrong
 */
export async function setupCommand(args: string[], ofFile: Variables = {}): Promise<void> {
  const options = readArguments(args);
  if (options.help) return console.log(USAGE);
  const variables: Variables = { ...ofFile, ...process.env };
  // That of a trial on this computer is not the address of a site on Vercel, which knows its own.
  if (options.vercel && isLocal(variables.SITE_URL)) delete variables.SITE_URL;
  if (options.check) return report(await checkSite({ ...ofHost(options.vercel), ...variables }, ofFile));
  const site = await readSite(variables);
  const obstacle = await findObstacle(site);
  if (obstacle) throw new UserError(obstacle);
  const address = await readDatabaseUrl(
    variables.DATABASE_URL ||
      (await ask('DATABASE_URL, the postgresql:// address of the database', 'DATABASE_URL', {
        isSecret: true,
      })),
    variables,
  );
  const owner = await connectOwner(address);
  try {
    const key = await readFormKey(owner);
    const secrets = secretsOf(variables, key !== undefined, options['new-secrets']);
    const push = await stepsOfPush(address, options['sample-data']);
    const others = [
      ...stepsOfKey(owner, key, secrets.all.FORM_SECRET),
      ...stepsOfWebhook(owner, options.webhook),
    ];
    const steps = [...push, ...others];
    show(address, steps, secrets);
    if (steps.length > 0 && !options.yes && !(await confirm('Go on?')))
      return console.log('Nothing was changed.');
    // Where it fails, the database does not have the key of the secrets yet, and the next run makes others.
    await take(push);
    try {
      await take(others);
      // PostgREST sees new tables once it has read them again.
      if (steps.length > 0) await owner.rows(`notify pgrst, 'reload schema'`);
      // What is off cannot be told of a site whose secrets are not known.
      if (!secrets.isKept) await checkAfter({ ...variables, ...site, ...secrets.all }, options.vercel);
    } finally {
      print(site, secrets, options.vercel);
    }
  } finally {
    await owner.close();
  }
}

async function take(steps: Step[]): Promise<void> {
  for (const { title, run } of steps) {
    console.log(`${title} …`);
    await run();
  }
}

function isLocal(address = ''): boolean {
  return URL.canParse(address) && /^(?:localhost|127\.|\[::1\])/.test(new URL(address).hostname);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

/** Returns the address and public key of the project, checked as the site checks them, and the address of the site if it is set. */
async function readSite(variables: Variables) {
  const { names } = withOwnNames(variables);
  const given = { ...variables };
  try {
    // Before anything else is asked for.
    readDatabaseAddress(given);
    if (!names.SUPABASE_URL)
      given.SUPABASE_URL = await ask('SUPABASE_URL, the http(s):// address of the project', 'SUPABASE_URL', {
        objection: objectionOf('SUPABASE_URL', databaseAddress),
      });
    if (!names.SUPABASE_PUBLISHABLE_KEY)
      given.SUPABASE_PUBLISHABLE_KEY = await ask(
        'SUPABASE_PUBLISHABLE_KEY, its publishable key',
        'SUPABASE_PUBLISHABLE_KEY',
        { objection: objectionOf('SUPABASE_PUBLISHABLE_KEY', publicKey) },
      );
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = readEnvironment(given);
    return { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, ...(variables.SITE_URL && { SITE_URL }) };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Objects to what the site would refuse. */
export function objectionOf(name: string, schema: typeof databaseAddress | typeof publicKey): Objection {
  return (answer) => {
    const { error } = schema.safeParse(answer);
    return error && `${name} ${error.issues[0]!.message}.`;
  };
}

/**
 * Returns the secrets of the site: those given, and new ones in place of those that are missing. Where the database has the key of a site
 * whose secrets are not given, none is made, because a new one would lock that site out.
 */
export function secretsOf(variables: Variables, hasKey: boolean, areNew = false) {
  const given: Secrets = Object.fromEntries(
    SECRETS.flatMap((name) => (variables[name] && !areNew ? [[name, variables[name]]] : [])),
  );
  const isKept = hasKey && !areNew && !given.FORM_SECRET;
  const missing = isKept ? [] : SECRETS.filter((name) => !given[name]);
  const made: Secrets = Object.fromEntries(missing.map((name) => [name, makeSecret()]));
  return { given, made, all: { ...given, ...made }, isKept };
}

async function stepsOfPush(address: DatabaseAddress, withSampleData = false): Promise<Step[]> {
  const missing = await readMissing(address, withSampleData);
  if (missing.migrations.length + missing.seeds.length === 0) return [];
  return [{ title: titleOfPush(missing), run: () => pushMissing(address, withSampleData) }];
}

function stepsOfKey(owner: Owner, key: string | undefined, formSecret: string | undefined): Step[] {
  if (!formSecret || key === signingKeyOf(formSecret)) return [];
  const title = key === undefined ? 'Store the key of FORM_SECRET' : 'Replace the key of another FORM_SECRET';
  return [{ title, run: () => storeFormKey(owner, formSecret) }];
}

function stepsOfWebhook(owner: Owner, address: string | undefined): Step[] {
  if (address === undefined) return [];
  const title = address
    ? `Have it tell ${address} which rows have changed`
    : 'Have it tell no site of changes';
  return [{ title, run: () => setWebhook(owner, address) }];
}

function show(
  { name }: DatabaseAddress,
  steps: Step[],
  { made, isKept }: ReturnType<typeof secretsOf>,
): void {
  console.log(`In the database ${name}:`);
  for (const { title } of steps) console.log(`  - ${title}`);
  if (steps.length === 0) console.log('  nothing is to be done.');
  const names = Object.keys(made);
  if (names.length > 0) console.log(`For the site, made now: ${names.join(', ')}.`);
  if (isKept)
    console.log(
      'The database has the key of a FORM_SECRET, so the site has its secrets. Set them here or in .env.local to check them, or make others with -- --new-secrets.',
    );
}

/** Returns what is printed for a host: to a file secrets that were given are not repeated, while Vercel may not have them. */
export function linesFor(
  site: Record<string, string>,
  { made, all }: Pick<ReturnType<typeof secretsOf>, 'made' | 'all'>,
  forVercel: boolean,
): string[] {
  return forVercel ? vercelLines({ ...site, ...all }) : fileLines({ ...site, ...made });
}

function print(site: Record<string, string>, secrets: ReturnType<typeof secretsOf>, forVercel = false): void {
  const lines = linesFor(site, secrets, forVercel);
  const where = forVercel
    ? 'Run these in the folder that is linked to the project on Vercel'
    : 'The variables of the site';
  const isNew = Object.keys(secrets.made).length > 0;
  console.log(
    `\n${where}${isNew ? '; keep the new secrets, they are shown once' : ''}:\n\n${lines.join('\n')}\n`,
  );
}

/** Returns what the host sets by itself: Vercel gives a site its address. */
function ofHost(isVercel = false): Variables {
  return isVercel ? { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'project.vercel.app' } : {};
}

/** Seconds that PostgREST may take to see what was pushed. */
const PATIENCE = 20;

async function checkAfter(variables: Variables, forVercel = false): Promise<void> {
  // What only this command needs is not where the site runs.
  const ofSite = withoutNeedless(variables);
  for (let second = 0; ; second += 1) {
    const findings = await checkSite({ ...ofHost(forVercel), ...ofSite }, {});
    if (findings.wrong.length === 0 || second === PATIENCE) return report(findings);
    await wait(1_000);
  }
}

/** @throws UserError if something is wrong */
function report({ wrong, hints, off }: Findings): void {
  for (const text of describeOff(off)) console.log(`${text}\n`);
  for (const text of hints) console.log(`${text}\n`);
  if (wrong.length > 0) throw new UserError(`Wrong:${wrong.map((text) => `\n  - ${text}`).join('')}`);
  console.log('Nothing is wrong.');
}
