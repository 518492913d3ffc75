import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hangingServer, OwnSite } from '../support/own-site';
import { cleanUp, ROOT } from '../support/processes';

test('a monitor learns that site and database answer, and how old the counts are', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  const health = (await response.json()) as { countsAge: number };
  expect(health).toEqual({ site: 'ok', database: 'ok', countsAge: expect.any(Number) });
  // The embedded database makes them every minute.
  expect(health.countsAge).toBeLessThan(120);
});

test.describe('without a database', () => {
  test.describe.configure({ mode: 'default', timeout: 60_000 });
  test.afterEach(cleanUp);

  test('a monitor is told within two seconds, and nothing of the inside @full', async ({ request }) => {
    const hanging = await hangingServer();
    const site = await OwnSite.start(hanging.url);
    // The first request of a server loads the code of the route.
    await request.get(`${site.url}/api/health`);
    const begun = Date.now();
    const response = await request.get(`${site.url}/api/health`);
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(response.status()).toBe(503);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.json()).toEqual({ site: 'ok', database: 'unavailable', countsAge: null });
    await hanging.stop();
  });
});

test('no key and no secret of the server is in a file that a browser gets', () => {
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
