/** Runs deploy/release.sh in a folder where npm and curl are lines of shell: a site answers with what was said while it was built. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'lamaa-release-'));
const root = join(folder, 'root');
const PROGRAMS = {
  npm: `case "$*" in *setup*) echo "$KEY_STATE" ;; 'run build')
    mkdir -p .next/standalone/.next .next/static; echo "$PAGES<i>$IMAGE_HOSTS$NEXT_OUTPUT" >.next/standalone/page; exit $BUILD_EXIT ;; esac`,
  git: 'echo 1234567',
  curl: 'cat "$LAMAA_ROOT/current/page"',
};
beforeAll(() => {
  for (const path of ['root', 'source/public', 'bin']) mkdirSync(join(folder, path), { recursive: true });
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  cpSync('deploy', join(folder, 'source/deploy'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const PAGES = `{"site":"ok"} <html lang="ar"> <h1> href="/service/1"`;
const FIRST = `${PAGES}<i>a.example, b.examplestandalone`;
const EMPTY = '{"site":"ok","directory":{"providers":0,"asOf":""}} <html lang="ar"> <h1>';

// prettier-ignore
test.each<[what: string, environment: string, status: number, output: RegExp, pages: string, releases: number]>([
  ['is deployed with the variables as systemd reads them', `# Comment\r\nPAGES='${PAGES}'\r\nIMAGE_HOSTS=a.example, b.example\r\nKEY_STATE="no key"\r\n`, 0, /no key\n[^]*Deployed /, FIRST, 1],
  ['whose build fails changes nothing', `PAGES='${PAGES}'\nBUILD_EXIT=1\n`, 1, /could not be built.*nothing has changed/, FIRST, 1],
  ['whose pages have no providers is rolled back', `PAGES='{"site":"ok"} <html lang="ar"> <h1>'\n`, 1, /does not serve \/ as expected[^]*rolled back/, FIRST, 1],
  ['with an empty directory is deployed', `PAGES='${EMPTY}'\n`, 0, /Deployed /, EMPTY, 2],
  ['without an environment file is not built', '', 1, /There is no .*environment; see docs/, EMPTY, 2],
])('a release %s', (_, environment, status, output, pages, releases) => {
  if (environment) writeFileSync(join(root, 'environment'), environment);
  else rmSync(join(root, 'environment'));
  const settings = { LAMAA_ROOT: root, LAMAA_TIMEOUT: '1', LAMAA_RESTART: 'true', LAMAA_USER: userInfo().username };
  const env = { ...settings, PATH: `${folder}/bin:${process.env.PATH}`, NODE_ENV: 'test' as const };
  const { stdout, stderr, ...run } = spawnSync('deploy/release.sh', { cwd: join(folder, 'source'), encoding: 'utf8', env });
  expect([run.status, stdout + stderr]).toEqual([status, expect.stringMatching(output)]);
  expect(readFileSync(join(root, 'current/page'), 'utf8')).toContain(pages);
  expect(readdirSync(join(root, 'releases'))).toHaveLength(releases);
});
