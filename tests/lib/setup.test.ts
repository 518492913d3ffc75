import { execFileSync } from 'node:child_process';
import { secretsOf } from '@/scripts/staff/setup';
import { parseEnvironmentFile } from '../../deploy/environment-file.mjs';
import { readDatabaseUrl } from '../../scripts/setup/database';
import { fileLines, vercelLines } from '../../scripts/setup/host-lines';
import { SECRETS } from '../../scripts/setup/secrets';
import { setWebhook } from '../../scripts/setup/webhook';

const FORM_SECRET = 'a-secret-of-the-tests';

// prettier-ignore
test.each<[what: string, variables: Record<string, string>, hasKey: boolean, areNew: boolean, made: string[]]>([
  ['a new database', {}, false, false, [...SECRETS]],
  ['a new database and a secret', { FORM_SECRET }, false, false, ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'CRON_SECRET']],
  ['a database of a site whose secrets are not known', {}, true, false, []],
  ['one whose FORM_SECRET is not known', { CRON_SECRET: FORM_SECRET }, true, false, []],
  ['one whose FORM_SECRET is known', { FORM_SECRET }, true, false, ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'CRON_SECRET']],
  ['secrets that are to be replaced', { FORM_SECRET }, true, true, [...SECRETS]],
])('setup makes the secrets that are missing: %s', (_, variables, hasKey, areNew, made) => {
  const { made: some, all } = secretsOf(variables as never, hasKey, areNew);
  expect(Object.keys(some)).toEqual(made);
  for (const secret of Object.values(some)) expect(Buffer.from(secret, 'base64')).toHaveLength(32);
  if (!areNew) expect(all).toMatchObject(variables);
});

const env = (PGPASSWORD?: string) => ({ PGPASSWORD }) as unknown as NodeJS.ProcessEnv;

// prettier-ignore
test.each<[address: string, pgpassword: string | undefined, expected: [url: string, password: string] | RegExp]>([
  ['postgresql://lamaa:p%40ss%2Fw@db.example:5432/lamaa?sslmode=require', undefined, ['postgresql://lamaa@db.example:5432/lamaa?sslmode=require', 'p@ss/w']],
  ['postgres://lamaa@localhost/lamaa', 'word', ['postgres://lamaa@localhost/lamaa', 'word']],
  ['postgresql://postgres.abc:[YOUR-PASSWORD]@pooler.example:5432/postgres', 'word', ['postgresql://postgres.abc@pooler.example:5432/postgres', 'word']],
  ['postgresql://postgres.abc:x@pooler.example:6543/postgres', undefined, /transaction pooler/],
  ['https://abc.supabase.co', undefined, /must be a postgresql:\/\/ address/],
  ['lamaa', undefined, /must be a postgresql:\/\/ address/],
  ['postgresql://lamaa@localhost/lamaa', undefined, /PGPASSWORD is missing/],
])('setup reads the address %s without its password', async (address, pgpassword, expected) => {
  const reading = readDatabaseUrl(address, env(pgpassword));
  if (expected instanceof RegExp) return expect(reading).rejects.toThrow(expected);
  const { url, password, name } = await reading;
  expect([url, password]).toEqual(expected);
  expect(name).not.toContain(password);
});

const VALUES = { A: 'https://lamaa.example', B: 'x/+=', C: "it's $HOME `id` \\ #" };

test('the variables can be pasted into an environment file', () => {
  const { C: _, ...plain } = VALUES;
  expect(parseEnvironmentFile(fileLines(plain).join('\n'))).toEqual(plain);
  expect(parseEnvironmentFile(fileLines({ C: 'a b $c' }).join('\n'))).toEqual({ C: 'a b $c' });
});

test('the commands for Vercel pass each value as it is', () => {
  const printed = vercelLines(VALUES).map((line) =>
    execFileSync('sh', ['-c', line.split(' | npx ')[0]!], { encoding: 'utf8' }),
  );
  expect(printed).toEqual(Object.values(VALUES));
  expect(vercelLines({ SUPABASE_URL: 'x', FORM_SECRET: 'x' }).map((line) => line.split(' ').at(-2))).toEqual([
    'production,preview',
    'production',
  ]);
});

describe('the webhook', () => {
  const set = async (address: string, state = 'on') => {
    const asked: unknown[][] = [];
    const rows = async (_: string, values: unknown[] = []) => (asked.push(values), [{ state }]) as never;
    await setWebhook({ rows }, address);
    return asked;
  };

  test('is set to an address, or taken away', async () => {
    expect(await set('https://lamaa.example/api/look-now')).toEqual([['https://lamaa.example/api/look-now']]);
    expect(await set('', 'off')).toEqual([[null]]);
  });

  test.each([
    ['lamaa.example', 'on', /--webhook takes the address/],
    ['ftp://lamaa.example', 'on', /--webhook takes the address/],
    ['https://lamaa.example', 'pg_net is missing', /Enable the extension/],
    ['https://lamaa.example', 'no key', /Set FORM_SECRET/],
  ])('%s, %s: says what is wrong', async (address, state, message) => {
    await expect(set(address, state)).rejects.toThrow(message);
  });
});
