import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAddress, publicKey } from '@/lib/database-variables';
import { linesFor, objectionOf, secretsOf } from '@/scripts/staff/setup';
import { parseEnvironmentFile } from '../../deploy/environment-file.mjs';
import { describeListenError } from '../../scripts/processes/ports';
import { confirm } from '../../scripts/setup/ask';
import { checkSite, findObstacle } from '../../scripts/setup/check-site';
import { readDatabaseUrl } from '../../scripts/setup/database';
import { fileLines, vercelLines } from '../../scripts/setup/host-lines';
import { findNeedless } from '../../scripts/setup/needless-secrets';
import { titleOfPush } from '../../scripts/setup/push';
import { SECRETS } from '../../scripts/setup/secrets';
import { readSiteFile } from '../../scripts/setup/site-file';
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

// prettier-ignore
test.each<[what: string, migrations: string[], seeds: string[], title: string]>([
  ['all', ['1_a', '2_b', '3_c'], [], 'Push all 3 migrations'],
  ['all and the sample data', ['1_a', '2_b', '3_c'], ['seed.sql'], 'Push all 3 migrations and the sample data'],
  ['some', ['2_b', '3_c'], [], 'Push 2 migrations (2_b to 3_c)'],
  ['one', ['3_c'], [], 'Push 1 migration (3_c)'],
  ['the sample data', [], ['seed.sql'], 'Push the sample data'],
])('setup says what it would push: %s', (_, migrations, seeds, title) => {
  expect(titleOfPush({ migrations, seeds }, 3)).toBe(title);
});

// prettier-ignore
test.each<[name: string, answer: string, objection: RegExp | undefined]>([
  ['SUPABASE_URL', 'nonsense', /^SUPABASE_URL must be the http\(s\):\/\/ address of the Supabase project\.$/],
  ['SUPABASE_URL', '', /http\(s\):\/\/ address/],
  ['SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', /not of a page of the dashboard/],
  ['SUPABASE_URL', 'http://127.0.0.1:54321', undefined],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x', /^SUPABASE_PUBLISHABLE_KEY is a secret key/],
  ['SUPABASE_PUBLISHABLE_KEY', '', /must not be empty/],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x', undefined],
])('setup objects to the answer %s=%s where it asks', (name, answer, objection) => {
  const said = objectionOf(name, name === 'SUPABASE_URL' ? databaseAddress : publicKey)(answer);
  if (objection) expect(said).toMatch(objection);
  else expect(said).toBeUndefined();
});

test('without a terminal, setup names the option that asks nothing', async () => {
  await expect(confirm('Go on?')).rejects.toThrow('npm run setup -- --yes');
});

test('the file of the site is read as Next.js reads it, and need not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamaa-'));
  const path = join(folder, '.env.local');
  expect(readSiteFile(path)).toEqual({});
  writeFileSync(path, `# a comment\n${fileLines({ A: 'x/+=', B: 'a b' }).join('\n')}\nSITE_URL=\n`);
  expect(readSiteFile(path)).toEqual({ A: 'x/+=', B: 'a b', SITE_URL: '' });
  rmSync(folder, { recursive: true });
});

const SITE = { SUPABASE_URL: 'x', FORM_SECRET };

// prettier-ignore
test.each<[what: string, shell: Record<string, string>, file: Record<string, string>, wrong: RegExp[], hints: RegExp[]]>([
  ['nothing', SITE, SITE, [], []],
  ['one in the shell', { ...SITE, DATABASE_URL: 'x' }, SITE, [], [/^DATABASE_URL is set in this shell, which is fine for setup\. Do not set it where/]],
  ['two in the shell', { DATABASE_URL: 'x', SUPABASE_SECRET_KEY: 'x' }, {}, [], [/^DATABASE_URL and SUPABASE_SECRET_KEY are set .* Do not set them where/]],
  ['one in the file', SITE, { DATABASE_URL: 'x' }, [/^\.env\.local has DATABASE_URL: remove it\./], []],
  ['one in both', { POSTGRES_HOST: 'x' }, { POSTGRES_HOST: 'x' }, [/^\.env\.local has POSTGRES_HOST/], []],
  ['one of each', { DATABASE_URL: 'x' }, { POSTGRES_HOST: 'x' }, [/POSTGRES_HOST/], [/^DATABASE_URL is/]],
  ['an empty one', { DATABASE_URL: '' }, { POSTGRES_HOST: '' }, [], []],
])('what the site must not have is wrong in its file, and a hint in a shell: %s', (_, shell, file, wrong, hints) => {
  const found = findNeedless({ ...file, ...shell }, file);
  expect(found).toEqual({
    wrong: wrong.map((text) => expect.stringMatching(text)),
    hints: hints.map((text) => expect.stringMatching(text)),
  });
});

// prettier-ignore
test.each<[status: number, body: unknown, obstacle: RegExp | undefined]>([
  [200, [], undefined],
  [404, { code: 'PGRST205' }, undefined],
  [401, { code: '42501' }, undefined],
  [401, { message: 'Invalid API key' }, /refuses SUPABASE_PUBLISHABLE_KEY/],
  [401, { code: 'PGRST301' }, /refuses SUPABASE_PUBLISHABLE_KEY/],
  [404, { message: 'not found' }, /is it the API of a project|answers 404/],
  [503, { code: 'PGRST002' }, /answers 503/],
  [0, null, /does not answer/],
])('before it changes anything, setup asks the API: %i %j', async (status, body, obstacle) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    status === 0 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(Response.json(body, { status })),
  );
  const found = await findObstacle({ SUPABASE_URL: 'https://x.example', SUPABASE_PUBLISHABLE_KEY: 'x' });
  asked.mockRestore();
  if (obstacle) expect(found).toMatch(obstacle);
  else expect(found).toBeUndefined();
});

test('a taken port is told with the variable that chooses another one', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  expect(describeListenError(taken, 54321, 'BACKEND_PORT')).toBe(
    'cannot listen on port 54321: it is taken; set BACKEND_PORT to another one.',
  );
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

test('secrets that are set are among the commands for Vercel, and are not repeated for a file', () => {
  const secrets = secretsOf({ FORM_SECRET }, true);
  const site = { SUPABASE_URL: 'https://x.example' };
  const namesIn = (lines: string[]) => lines.map((line) => /[A-Z]+_[A-Z_]+/.exec(line)?.[0]);
  expect(namesIn(linesFor(site, secrets, true))).toEqual(['SUPABASE_URL', ...SECRETS]);
  expect(namesIn(linesFor(site, secrets, false))).toEqual(['SUPABASE_URL', ...SECRETS.slice(1)]);
});

describe('--check', () => {
  const SITE = {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  /** What it finds where functions of the database answer so. */
  const findings = async (variables: Record<string, string>, isSigned: boolean | null, webhook?: boolean) => {
    const answers: Record<string, unknown> = {
      car_wash_locations: [{ id: 1 }],
      directory_counters: [],
      'rpc/is_signed': isSigned,
      'rpc/database_state': { migration: null, upkeep: null, webhook },
    };
    const request = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const [, path] = /\/rest\/v1\/([^?]*)/.exec(String(url))!;
      return Response.json(answers[path!]);
    });
    return checkSite({ ...SITE, ...variables }, {}).finally(() => request.mockRestore());
  };

  test.each([
    [true, false],
    [false, true],
    // A database of an earlier version does not say.
    [undefined, false],
  ])('names the webhook if it is missing: %p', async (webhook, isNamed) => {
    const { off } = await findings({ FORM_SECRET }, true, webhook);
    expect(off.some(({ turnOn }) => turnOn.includes('--webhook'))).toBe(isNamed);
  });

  // prettier-ignore
  test.each<[where: string, variables: Record<string, string>, isSigned: boolean | null, areOff: boolean, isHinted: boolean]>([
    ['on Vercel, which has them', { VERCEL: '1' }, false, false, true],
    ['on Vercel, which cannot have them', { VERCEL: '1' }, null, true, false],
    ['elsewhere', {}, false, true, false],
  ])('names secrets that are not set here: %s', async (_, variables, isSigned, areOff, isHinted) => {
    const { off, hints } = await findings(variables, isSigned);
    expect(off.some(({ turnOn }) => turnOn === 'CRON_SECRET')).toBe(areOff);
    expect(off.some(({ off: what }) => what.startsWith('limits of forms'))).toBe(areOff);
    expect(hints.some((hint) => hint.includes('/api/health'))).toBe(isHinted);
  });
});

describe('the webhook', () => {
  const URL = 'https://lamaa.example/api/look-now';
  const CHANGE = { table: 'words', signature: 'signed' };
  /** Sets it where the database answers with a state, and the site with a status, or not at all. */
  const set = async (address: string, state = 'on', status: number | undefined = 200) => {
    const asked: unknown[][] = [];
    const rows = async (sql: string, values: unknown[] = []) =>
      (sql.includes('page_change') ? [{ change: CHANGE }] : (asked.push(values), [{ state }])) as never;
    const site = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      expect([url, init!.method, init!.body]).toEqual([address, 'POST', JSON.stringify(CHANGE)]);
      if (status === 0) throw new TypeError('fetch failed');
      return new Response(null, {
        status,
        headers: status === 308 ? { location: 'https://www.lamaa.example' } : {},
      });
    });
    await setWebhook({ rows }, address).finally(() => site.mockRestore());
    return asked;
  };

  test('is set to an address, or taken away', async () => {
    expect(await set(URL)).toEqual([[URL]]);
    expect(await set('', 'off', 0)).toEqual([[null]]);
  });

  // prettier-ignore
  test.each<[address: string, state: string, status: number, message: RegExp]>([
    ['lamaa.example', 'on', 200, /--webhook takes the address/],
    ['ftp://lamaa.example', 'on', 200, /--webhook takes the address/],
    [URL, 'pg_net is missing', 200, /Enable the extension/],
    [URL, 'no key', 200, /Set FORM_SECRET/],
    [URL, 'on', 401, /does not have the FORM_SECRET/],
    [URL, 'on', 308, /leads to https:\/\/www\.lamaa\.example/],
    [URL, 'on', 404, /answers 404/],
    [URL, 'on', 0, /does not answer: deploy the site/],
  ])('%s, %s, %i: says what is wrong', async (address, state, status, message) => {
    await expect(set(address, state, status)).rejects.toThrow(message);
  });
});
