import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { type Fault, FaultyProxy } from '../support/faulty-proxy';
import { ROOT } from '../support/processes';
import { BASE_URL } from '../support/site';

/** Serial: each run requests about sixty URLs. */
test.describe.configure({ mode: 'default' });

let proxy: FaultyProxy | undefined;
test.afterEach(async () => {
  await proxy?.stop();
  proxy = undefined;
});

/** `npm run check`, as staff run it. */
function check(address: string): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, REVALIDATE_SECRET: undefined };
  const child = spawn(process.execPath, ['scripts/check.mjs', address], { cwd: ROOT, env });
  let output = '';
  const read = (data: Buffer) => (output += data);
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const wrongIn = (output: string) => output.split('\n').filter((line) => line.startsWith('✗'));

test('the built site passes every check, and no form is sent', async () => {
  const { code, output } = await check(BASE_URL);
  expect(wrongIn(output)).toEqual([]);
  expect(output).toMatch(/^✓ Pages for search engines: home en, home ar, .*provider en, provider ar/m);
  expect(output).toMatch(/^– http redirects to https: skipped, only with https$/m);
  expect(output).toMatch(/\nNo problems; 2 checks skipped\.\n$/);
  expect(code).toBe(0);
});

test('the site passes behind a transparent proxy', async () => {
  proxy = await FaultyProxy.before(BASE_URL);
  const { code, output } = await check(proxy.url);
  expect(wrongIn(output)).toEqual([]);
  expect(code).toBe(0);
});

const NO_HEADERS: Fault = (_, { headers }) => {
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'cache-control'])
    headers.delete(name);
};
const NOTHING_ALLOWED: Fault = (path, answer) => {
  if (path === '/robots.txt') answer.text = answer.text.replaceAll('Allow: /', 'Disallow: /');
  if (path === '/api/health') Object.assign(answer, { status: 503, text: '{"database":"unavailable"}' });
};
const REDIRECTS_FOLLOWED: Fault = async (_, answer) => {
  const location = answer.headers.get('location');
  if (!location) return;
  answer.headers.delete('location');
  answer.status = 200;
  answer.text = await (await fetch(new URL(location, BASE_URL))).text();
};

const FAULTS: [name: string, fault: Fault | undefined, rewritesOrigin: boolean, lines: RegExp[]][] = [
  ['another SITE_URL', undefined, false, [/^✗ Canonical origin: .*SITE_URL must be http:\/\/localhost:/]],
  [
    'headers removed',
    NO_HEADERS,
    true,
    [
      /^✗ Security headers: no x-frame-options/,
      /^✗ Pages are cached: /,
      /^✗ Scripts/,
      /^✗ The service worker/,
    ],
  ],
  [
    'everything disallowed and the database down',
    NOTHING_ALLOWED,
    true,
    [/^✗ Health: .*503/, /^✗ robots\.txt: it disallows \/, /],
  ],
  ['redirects followed', REDIRECTS_FOLLOWED, true, [/^✗ Legacy URLs .* returns 200, expected 308/]],
];

for (const [name, fault, rewritesOrigin, lines] of FAULTS) {
  test(`behind a proxy with ${name}, exactly that is reported`, async () => {
    proxy = await FaultyProxy.before(BASE_URL, fault, rewritesOrigin);
    const { code, output } = await check(proxy.url);
    expect(wrongIn(output)).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(code).toBe(1);
  });
}
