import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/processes';

test('the health check reports that site and database are up', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toMatchObject({
    site: 'ok',
    database: 'ok',
    directory: { providers: expect.any(Number) },
  });
});

test('no server key or secret is in a file sent to browsers', () => {
  const folder = join(ROOT, process.env.SITE_FOLDER!, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  const { FORM_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, SUPABASE_PUBLISHABLE_KEY } = process.env;
  const secrets = [
    FORM_SECRET!,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY!,
    SUPABASE_PUBLISHABLE_KEY!,
    'sb_secret_',
  ];
  expect(secrets.every((secret) => secret.length >= 10)).toBe(true);
  const telling = files.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return /SUPABASE_SECRET/.test(text) || secrets.some((secret) => text.includes(secret));
  });
  expect(telling).toEqual([]);
});
