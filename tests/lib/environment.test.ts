import { readEnvironment } from '@/lib/env';

describe('the environment', () => {
  const complete = {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };

  test('is complete with the two required variables', () => {
    expect(readEnvironment(complete)).toMatchObject({ ...complete, SITE_URL: 'http://localhost:3000' });
  });

  test.each([
    ['SUPABASE_URL', undefined, /SUPABASE_URL is missing/],
    ['SUPABASE_URL', '', /SUPABASE_URL is missing/],
    ['SUPABASE_URL', 'not an address', /SUPABASE_URL must be the https:\/\/ address/],
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
