import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import { BASE_URL } from '../support/site';

test('the built site passes the checks of `npm run check`', async () => {
  const { exitCode, output } = await check(BASE_URL);
  expect(output, output).toMatch(/^ {2}\d+ passed/m);
  expect(output).not.toMatch(/^ {2}\d+ (?:failed|flaky)/m);
  expect(exitCode).toBe(0);
});

test('every check fails for a site that answers everything with an empty page', async () => {
  // Each failure starts a new worker.
  test.setTimeout(180_000);
  const server = createServer((_, response) => response.end('<html></html>')).listen(0);
  const { port } = server.address() as AddressInfo;
  const { output } = await check(`http://localhost:${port}`);
  server.close();
  // These have nothing to object to in an empty page.
  expect(output.match(/✓.*›.*/g)?.map((line) => line.replace(/.* › | \(\d+m?s\)/g, ''))).toEqual([
    'the addresses of clients are not reflected',
  ]);
});

test('`npm run check` asks for the origin of the site', async () => {
  const { output } = await check('https://lamaa.example/ar');
  expect(output).toContain('BASE_URL=https://lamaa.example npm run check');
});

test('`npm run check` says in a sentence that the site does not answer', async () => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const { exitCode, output } = await check(`http://localhost:${port}`);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^http:\/\/localhost:\d+ does not answer \(\w+\): start it, or set BASE_URL, .*$/m);
  expect(output).not.toMatch(/passed|failed| at /);
});

async function check(url: string): Promise<{ exitCode?: number; output: string }> {
  const args = ['playwright', 'test', '--config', 'tests/playwright.smoke.config.ts'];
  const env = { BASE_URL: url, CHECK_RETRIES: '0', CRON_SECRET: undefined, FORCE_COLOR: '0' };
  const { exitCode, all } = await execa('npx', args, { env, all: true, reject: false });
  return { exitCode, output: all };
}
