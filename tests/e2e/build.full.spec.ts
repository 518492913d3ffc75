import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/processes';

const SECRET = Buffer.alloc(32, 7).toString('base64');

test('a build without its database ends with the reason, before it compiles anything', async () => {
  const env = {
    ...process.env,
    NEXT_DIST_DIR: '.next-without-database',
    SITE_URL: 'https://directory.example',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_build',
    FORM_SECRET: SECRET,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: SECRET,
    ALLOW_EMPTY_BUILD: '',
    BUILD_DATABASE_CHECKED: '',
  };
  const output = await new Promise<string>((resolve) => {
    const command = ['node_modules/next/dist/bin/next', 'build'];
    execFile(process.execPath, command, { cwd: ROOT, env, timeout: 50_000 }, (error, out, errors) =>
      resolve(`${error?.code}\n${out}${errors}`),
    );
  });
  expect(output).toMatch(/^1\n/);
  expect(output).toMatch(/^The database at SUPABASE_URL does not answer \(refused\).*ALLOW_EMPTY_BUILD=1/m);
  expect(output).not.toContain('Creating an optimized production build');
});
