import { readEnvironment } from '@/lib/env';
import { warningsOf } from '@/lib/warnings';

describe('the environment', () => {
  const complete = {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };

  test('is complete with the two required variables', () => {
    expect(readEnvironment(complete)).toMatchObject({ ...complete, SITE_URL: 'http://localhost:3000' });
  });

  const DASHBOARD = 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst';
  test.each([
    ['https://p.supabase.example/', 'https://p.supabase.example'],
    ['https://p.supabase.example/rest/v1', 'https://p.supabase.example'],
    ['https://p.supabase.example/rest/v1/', 'https://p.supabase.example'],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
    ['https://p.supabase.example/auth/v1', /SUPABASE_URL must be .* alone: https:\/\/p\.supabase\.example\./],
    ['https://p.supabase.example/rest/v1/faqs', /SUPABASE_URL must be .* alone/],
    ['https://p.supabase.example/?apikey=x', /SUPABASE_URL must be .* alone/],
    ['https://user:word@p.supabase.example', /SUPABASE_URL must be .* alone/],
    [DASHBOARD, /not of a page of the dashboard: https:\/\/abcdefghijklmnopqrst\.supabase\.co\./],
    [`${DASHBOARD}/settings/api-keys`, /dashboard: https:\/\/abcdefghijklmnopqrst\.supabase\.co\./],
    ['https://supabase.com', /dashboard: https:\/\/\{project\}\.supabase\.co\./],
    ['postgresql://postgres@db.supabase.example/postgres', /SUPABASE_URL must be the http\(s\):\/\/ address/],
  ])('reads the address %s', (SUPABASE_URL, expected) => {
    const read = () => readEnvironment({ ...complete, SUPABASE_URL }).SUPABASE_URL;
    if (typeof expected === 'string') expect(read()).toBe(expected);
    else expect(read).toThrow(expected);
  });

  const token = (claims: object) =>
    ['{"alg":"HS256"}', JSON.stringify(claims), 'signed'].map((part) => btoa(part)).join('.');
  const anon = token({ role: 'anon', ref: 'abcdefghijklmnopqrst' });

  test.each([
    ['sb_publishable_x', true],
    [anon, true],
    ['a.b', true],
    ['sb_secret_x', /SUPABASE_PUBLISHABLE_KEY is a secret key/],
    ['sbp_x', /SUPABASE_PUBLISHABLE_KEY is a secret key/],
    [token({ role: 'service_role' }), /SUPABASE_PUBLISHABLE_KEY is a secret key/],
  ])('takes no secret key for the public one: %s', (SUPABASE_PUBLISHABLE_KEY, expected) => {
    const read = () => readEnvironment({ ...complete, SUPABASE_PUBLISHABLE_KEY });
    if (expected === true) expect(read().SUPABASE_PUBLISHABLE_KEY).toBe(SUPABASE_PUBLISHABLE_KEY);
    else expect(read).toThrow(expected as RegExp);
  });

  const url = 'https://abcdefghijklmnopqrst.supabase.co';
  // prettier-ignore
  test.each<[what: string, variables: Record<string, string>, expected: [address: string, key: string] | RegExp]>([
    ['an integration with an anon key', { SUPABASE_URL: url, SUPABASE_ANON_KEY: anon }, [url, anon]],
    ['names of the browser', { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_ANON_KEY: anon }, [url, anon]],
    ['a publishable key of the browser', { NEXT_PUBLIC_SUPABASE_URL: `${url}/`, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, [url, 'sb_publishable_x']],
    ['the same under two names', { SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_URL: `${url}/rest/v1/`, SUPABASE_ANON_KEY: anon, NEXT_PUBLIC_SUPABASE_ANON_KEY: anon }, [url, anon]],
    ['both keys of a project', { SUPABASE_URL: url, SUPABASE_ANON_KEY: anon, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, [url, 'sb_publishable_x']],
    ['an empty name of ours', { SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_ANON_KEY: anon }, [url, anon]],
    ['two addresses', { SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_URL: 'https://other.supabase.example', SUPABASE_ANON_KEY: anon }, /SUPABASE_URL and NEXT_PUBLIC_SUPABASE_URL differ/],
    ['two publishable keys', { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_y' }, /SUPABASE_PUBLISHABLE_KEY and NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY differ/],
    ['two anon keys', { SUPABASE_URL: url, SUPABASE_ANON_KEY: anon, NEXT_PUBLIC_SUPABASE_ANON_KEY: `${anon}x` }, /SUPABASE_ANON_KEY and NEXT_PUBLIC_SUPABASE_ANON_KEY differ/],
    ['a key of another project', { SUPABASE_URL: url, SUPABASE_ANON_KEY: token({ role: 'anon', ref: 'tsrqponmlkjihgfedcba' }) }, /SUPABASE_ANON_KEY is a key of the project tsrqponmlkjihgfedcba, but/],
    ['a secret under another name', { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_secret_x' }, /SUPABASE_ANON_KEY is a secret key/],
    ['a wrong address under another name', { NEXT_PUBLIC_SUPABASE_URL: `${url}/auth/v1`, SUPABASE_ANON_KEY: anon }, /NEXT_PUBLIC_SUPABASE_URL must be/],
  ])('reads %s', (_, variables, expected) => {
    const read = () => readEnvironment(variables);
    if (expected instanceof RegExp) return void expect(read).toThrow(expected);
    const [SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY] = expected;
    expect(read()).toMatchObject({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY });
  });

  const production = { ...complete, NODE_ENV: 'production' };
  const vercel = {
    ...production,
    VERCEL: '1',
    VERCEL_ENV: 'production',
    VERCEL_PROJECT_PRODUCTION_URL: 'lamaa.example',
  };
  // prettier-ignore
  test.each<[what: string, variables: Record<string, string>, address: string, hidden: string | undefined]>([
    ['development', { ...complete, NODE_ENV: 'development' }, 'http://localhost:3000', undefined],
    ['production', production, 'http://localhost:3000', 'no SITE_URL'],
    ['production with an empty address', { ...production, SITE_URL: '' }, 'http://localhost:3000', 'no SITE_URL'],
    ['production with an address', { ...production, SITE_URL: 'https://lamaa.example' }, 'https://lamaa.example', undefined],
    ['Vercel', vercel, 'https://lamaa.example', undefined],
    ['Vercel with an address', { ...vercel, SITE_URL: 'https://www.lamaa.example' }, 'https://www.lamaa.example', undefined],
    ['Vercel without its variables', { ...vercel, VERCEL_PROJECT_PRODUCTION_URL: '' }, 'http://localhost:3000', 'no SITE_URL'],
    ['a preview', { ...vercel, VERCEL_ENV: 'preview' }, 'https://lamaa.example', 'preview'],
    ['a preview with an address', { ...vercel, VERCEL_ENV: 'preview', SITE_URL: 'https://lamaa.example' }, 'https://lamaa.example', 'preview'],
    ['another host with the name of Vercel’s variable', { ...production, VERCEL_PROJECT_PRODUCTION_URL: 'lamaa.example' }, 'http://localhost:3000', 'no SITE_URL'],
  ])('knows the address, and whether search engines may, in %s', (_, variables, SITE_URL, hidden) => {
    expect(readEnvironment(variables)).toMatchObject({ SITE_URL, hidden });
  });

  test.each([
    [production, ['no SITE_URL']],
    [vercel, ['no CRON_SECRET']],
    [{ ...vercel, CRON_SECRET: 'a-secret-of-the-tests' }, []],
    [{ ...vercel, VERCEL_ENV: 'preview' }, ['preview']],
    [{ ...production, SITE_URL: 'https://lamaa.example' }, []],
  ])('warns of what is missing', (variables, names) => {
    expect(warningsOf(variables).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['SUPABASE_URL', undefined, /SUPABASE_URL is missing/],
    ['SUPABASE_URL', '', /SUPABASE_URL is missing/],
    ['SUPABASE_URL', 'not an address', /SUPABASE_URL must be the http\(s\):\/\/ address/],
    ['SUPABASE_URL', 'ftp://files.example', /SUPABASE_URL/],
    ['SUPABASE_PUBLISHABLE_KEY', undefined, /SUPABASE_PUBLISHABLE_KEY is missing/],
    ['SITE_URL', 'lamaa', /SITE_URL must be/],
    ['TRUSTED_PROXY', 'x-real-ip', /TRUSTED_PROXY must be "none", "vercel" or "x-forwarded-for:1"/],
    ['TRUSTED_PROXY', 'x-forwarded-for:0', /TRUSTED_PROXY/],
    ['FORM_SECRET', 'short', /FORM_SECRET must have at least 16 characters/],
    ['GOOGLE_SITE_VERIFICATION', '<meta content="abc">', /GOOGLE_SITE_VERIFICATION must be the code alone/],
    ['BING_SITE_VERIFICATION', 'a code', /BING_SITE_VERIFICATION must be the code alone/],
    ['CRON_SECRET', 'short', /CRON_SECRET must have at least 16 characters/],
    ['STAFF_WEBHOOK_URL', 'hooks.slack.com/x', /STAFF_WEBHOOK_URL must be the https:\/\/ address/],
    ['STAFF_WEBHOOK_FORMAT', 'irc', /FORMAT must be one of: slack, discord, teams, google-chat/],
    ['SMTP_URL', 'mail.example:587', /SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address/],
    ['SMTP_URL', 'https://mail.example', /SMTP_URL/],
    ['STAFF_EMAIL', 'the desk', /STAFF_EMAIL must be an email address/],
    ['STUDIO_URL', 'supabase', /STUDIO_URL must be the https:\/\/ address/],
    ['HOSTNAME', '127.0.0.1', /HOSTNAME must be a name such as "localhost"/],
    ['HOSTNAME', '::1', /HOSTNAME must be a name such as "localhost"/],
  ])('reports the problem with %s = %s', (name, value, message) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(message);
  });

  test('trusts no proxy by default, except Vercel', () => {
    expect(readEnvironment(complete).TRUSTED_PROXY).toBe('none');
    expect(readEnvironment({ ...complete, VERCEL: '1' }).TRUSTED_PROXY).toBe('vercel');
    const chosen = { ...complete, VERCEL: '1', TRUSTED_PROXY: 'x-forwarded-for:2' };
    expect(readEnvironment(chosen).TRUSTED_PROXY).toBe('x-forwarded-for:2');
  });

  test('enables analytics by default only on Vercel', () => {
    expect(readEnvironment(complete).ANALYTICS).toBe('off');
    expect(readEnvironment({ ...complete, VERCEL: '1' }).ANALYTICS).toBe('vercel');
    expect(readEnvironment({ ...complete, VERCEL: '1', ANALYTICS: 'off' }).ANALYTICS).toBe('off');
    expect(readEnvironment({ ...complete, ANALYTICS: 'vercel' }).ANALYTICS).toBe('vercel');
  });

  test('needs no secret, also in production, and takes none that is a public key', () => {
    const read = readEnvironment({ ...complete, NODE_ENV: 'production' });
    for (const secret of ['FORM_SECRET', 'CRON_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'] as const)
      expect([secret, read[secret]]).toEqual([secret, undefined]);
  });

  test.each(['c2hvcnQ=', 'not base64!'])('refuses the encryption key %s', (key) => {
    const withKey = (NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: string) =>
      readEnvironment({ ...complete, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY });
    expect(() => withKey(key)).toThrow(/NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be 32 bytes in base64/);
    expect(() => withKey(btoa('k'.repeat(32)))).not.toThrow();
  });
});
