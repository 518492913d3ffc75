import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signingKeyOf } from '@/lib/data/signing-key';
import { withOwnNames } from '@/lib/database-variables';
import { readEnvironment } from '@/lib/env';
import { UserError } from '../processes/user-error';
import { ask, confirm } from '../setup/ask';
import { checkSite, type Findings, MUST_NOT_HAVE } from '../setup/check-site';
import { connectOwner, type DatabaseAddress, type Owner, readDatabaseUrl } from '../setup/database';
import { fileLines, vercelLines } from '../setup/host-lines';
import { pushMissing, readMissing } from '../setup/push';
import { makeSecret, readFormKey, SECRETS, type Secrets, storeFormKey } from '../setup/secrets';
import { setWebhook } from '../setup/webhook';
import { describeOff } from './describe-off';

const USAGE = `npm run setup                    prepares the database, and prints the variables of the site
npm run setup -- --check         says what a site with these variables lacks; writes nothing

  --sample-data    adds the sample data to a new database
  --webhook URL    has the database tell the site at URL (/api/look-now) which rows have changed, "" nobody
  --vercel         prints the variables as commands of Vercel's CLI
  --new-secrets    replaces the secrets of the site, and their key in the database
  --yes            asks nothing

Takes from the environment, and otherwise asks for, DATABASE_URL (postgresql://, as the owner), SUPABASE_URL and
SUPABASE_PUBLISHABLE_KEY; takes SITE_URL, FORM_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY and CRON_SECRET if they are set.`;

const OPTIONS = {
  check: { type: 'boolean' },
  'sample-data': { type: 'boolean' },
  webhook: { type: 'string' },
  vercel: { type: 'boolean' },
  'new-secrets': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Something that the command changes in the database. */
interface Step {
  title: string;
  run: () => Promise<void>;
}

/**
 * Prepares a database for a site and prints the variables of the site, or with --check says what a site lacks. It can be repeated:
 * what is done is kept.
 * @throws UserError if something is missing or wrong
 */
export async function setupCommand(args: string[]): Promise<void> {
  const options = readArguments(args);
  if (options.help) return console.log(USAGE);
  if (options.check) return report(await checkSite(process.env));
  const site = await readSite();
  const address = await readDatabaseUrl(
    process.env.DATABASE_URL ||
      (await ask('DATABASE_URL, the postgresql:// address of the database', 'DATABASE_URL', true)),
    process.env,
  );
  const owner = await connectOwner(address);
  try {
    const key = await readFormKey(owner);
    const secrets = secretsOf(process.env, key !== undefined, options['new-secrets']);
    const steps = [
      ...(await stepsOfPush(address, options['sample-data'])),
      ...stepsOfKey(owner, key, secrets.all.FORM_SECRET),
      ...stepsOfWebhook(owner, options.webhook),
    ];
    show(address, steps, secrets);
    if (steps.length > 0 && !options.yes && !(await confirm('Go on?')))
      return console.log('Nothing was changed.');
    print({ ...site, ...secrets.made }, options.vercel);
    for (const { title, run } of steps) {
      console.log(`${title} …`);
      await run();
    }
    // PostgREST sees new tables once it has read them again.
    if (steps.length > 0) await owner.rows(`notify pgrst, 'reload schema'`);
    // What is off cannot be told of a site whose secrets are not known.
    if (!secrets.isKept) await checkAfter({ ...process.env, ...site, ...secrets.all }, options.vercel);
  } finally {
    await owner.close();
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

/** Returns the address and public key of the project, checked as the site checks them, and the address of the site if it is set. */
async function readSite(): Promise<Record<string, string>> {
  const { variables } = withOwnNames(process.env);
  const given = { ...process.env };
  if (!variables.SUPABASE_URL)
    given.SUPABASE_URL = await ask('SUPABASE_URL, the https:// address of the project', 'SUPABASE_URL');
  if (!variables.SUPABASE_PUBLISHABLE_KEY)
    given.SUPABASE_PUBLISHABLE_KEY = await ask(
      'SUPABASE_PUBLISHABLE_KEY, its publishable key',
      'SUPABASE_PUBLISHABLE_KEY',
    );
  try {
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL } = readEnvironment(given);
    return { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, ...(process.env.SITE_URL && { SITE_URL }) };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/**
 * Returns the secrets of the site: those given, and new ones in place of those that are missing. Where the database has the key of a site
 * whose secrets are not given, none is made, because a new one would lock that site out.
 */
export function secretsOf(variables: NodeJS.ProcessEnv, hasKey: boolean, areNew = false) {
  const given: Secrets = Object.fromEntries(
    SECRETS.flatMap((name) => (variables[name] && !areNew ? [[name, variables[name]]] : [])),
  );
  const isKept = hasKey && !areNew && !given.FORM_SECRET;
  const missing = isKept ? [] : SECRETS.filter((name) => !given[name]);
  const made: Secrets = Object.fromEntries(missing.map((name) => [name, makeSecret()]));
  return { given, made, all: { ...given, ...made }, isKept };
}

async function stepsOfPush(address: DatabaseAddress, withSampleData = false): Promise<Step[]> {
  const { migrations, seeds } = await readMissing(address, withSampleData);
  if (migrations.length + seeds.length === 0) return [];
  const what = [
    migrations.length > 0 &&
      `${migrations.length} of the migrations (${migrations[0]} to ${migrations.at(-1)})`,
    seeds.length > 0 && 'the sample data',
  ];
  return [
    { title: `Push ${what.filter(Boolean).join(' and ')}`, run: () => pushMissing(address, withSampleData) },
  ];
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
      'The database has the key of a FORM_SECRET, so the site has its secrets. Set them here to check them, or make others with --new-secrets.',
    );
}

function print(variables: Record<string, string>, forVercel = false): void {
  const lines = forVercel ? vercelLines(variables) : fileLines(variables);
  const hasSecrets = SECRETS.some((name) => variables[name]);
  const where = forVercel
    ? 'Run these in the folder that is linked to the project on Vercel'
    : 'The variables of the site';
  console.log(
    `\n${where}${hasSecrets ? '; keep the secrets, they are shown once' : ''}:\n\n${lines.join('\n')}\n`,
  );
}

/** Seconds that PostgREST may take to see what was pushed. */
const PATIENCE = 20;

async function checkAfter(variables: Record<string, string | undefined>, forVercel = false): Promise<void> {
  // What only this command needs is not where the site runs.
  const ofSite = Object.fromEntries(Object.entries(variables).filter(([name]) => !MUST_NOT_HAVE.test(name)));
  // Vercel gives the site its address.
  const host: Record<string, string> = forVercel
    ? { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'project.vercel.app' }
    : {};
  for (let second = 0; ; second += 1) {
    const findings = await checkSite({ ...host, ...ofSite });
    if (findings.wrong.length === 0 || second === PATIENCE) return report(findings);
    await wait(1_000);
  }
}

/** @throws UserError if something is wrong */
function report({ wrong, off }: Findings): void {
  for (const text of describeOff(off)) console.log(`${text}\n`);
  if (wrong.length > 0) throw new UserError(`Wrong:${wrong.map((text) => `\n  - ${text}`).join('')}`);
  console.log('Nothing is wrong.');
}
