import { StaffDatabase } from './staff-commands';

const FORM_SECRET = 'a-secret-of-the-site-and-its-database';
const SITE = { FORM_SECRET, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_staff' };
const UNBOUND = 'turned on by npm run form-secret:\n  - limits of forms that bind';

test('staff hear that limits of forms do not bind until they have stored the secret', async () => {
  const database = await StaffDatabase.start();
  try {
    await database.change('signing_key?id=is.true', 'delete');
    expect((await database.run('health', [])).output).toContain(UNBOUND);
    expect(await database.run('form-secret', ['--check'], SITE)).toEqual({
      code: 1,
      output: expect.stringContaining('Run npm run form-secret once'),
    });

    expect(await database.run('form-secret', [], { FORM_SECRET: 'short' })).toEqual({
      code: 1,
      output: expect.stringContaining('at least 16 characters'),
    });
    const stored = await database.run('form-secret', [], SITE);
    expect(stored).toEqual({ code: 0, output: expect.stringContaining('limited by signed senders') });
    expect(stored.output).not.toContain(FORM_SECRET);

    expect((await database.run('health', [])).output).not.toContain(UNBOUND);
    expect((await database.run('form-secret', ['--check'], SITE)).code).toBe(0);
    expect(
      await database.run('form-secret', ['--check'], { ...SITE, FORM_SECRET: `${FORM_SECRET}!` }),
    ).toEqual({
      code: 1,
      output: expect.stringContaining('the key of another FORM_SECRET'),
    });
  } finally {
    await database.stop();
  }
});
