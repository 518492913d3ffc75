/** Runs deploy/release.sh in a repository whose build and site are small scripts. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILES = {
  // npm itself takes half a second.
  'bin/npm': `#!/bin/sh
    case "$*" in
      'ci --no-audit --no-fund') ;;
      'run build') exec node build.mjs ;;
      'run --silent setup -- --check') echo "$KEY_STATE" ;;
      *) exit 1 ;;
    esac`,
  'public/robots.txt': 'User-agent: *',
  // Its pages consist of what the environment said during the build.
  'build.mjs': `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const { BUILD_EXIT, PAGES, IMAGE_HOSTS, NEXT_OUTPUT } = process.env;
    mkdirSync('.next/standalone/.next', { recursive: true });
    mkdirSync('.next/static', { recursive: true });
    writeFileSync('.next/static/app.js', '');
    const html = JSON.stringify(PAGES + '<i>' + IMAGE_HOSTS + NEXT_OUTPUT + '</i>');
    writeFileSync('.next/standalone/server.js',
      'require("node:http").createServer((_, response) => response.end(' + html + ')).listen(process.env.PORT);');
    if (BUILD_EXIT) console.error('The database does not answer.');
    process.exit(Number(BUILD_EXIT ?? 0));`,
  // What systemd does.
  'restart.mjs': `
    import { spawn } from 'node:child_process';
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    const port = process.argv.at(-1).split('@')[1];
    const [file, root] = [process.env.LAMAA_ROOT + '/pid', process.env.LAMAA_ROOT];
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8')));
    const env = { ...process.env, PORT: port };
    const site = spawn(process.execPath, [root + '/current/server.js'], { env, detached: true, stdio: 'ignore' });
    writeFileSync(file, String(site.pid));
    site.unref();`,
};
const PAGES = `{"site":"ok"} <html lang="ar"> <h1> href="/service/1"`;

let folder: string;
let root: string;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamaa-release-'));
  root = join(folder, 'root');
  port = await freePort();
  for (const path of ['root', 'source/public', 'source/bin'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(folder, 'source', name), text, { mode: 0o755 });
  cpSync('deploy', join(folder, 'source/deploy'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=t@lamaa.example', ...args], {
      cwd: join(folder, 'source'),
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Site');
});
afterAll(() => {
  process.kill(Number(readFileSync(join(root, 'pid'), 'utf8')));
  rmSync(folder, { recursive: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address.port));
    });
  });
}

/** Runs the script with an environment file, waiting so many seconds for the site. */
function release(environment: string, timeout = 20) {
  writeFileSync(join(root, 'environment'), environment);
  const { status, stdout, stderr } = spawnSync('deploy/release.sh', {
    cwd: join(folder, 'source'),
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'source/bin')}:${process.env.PATH}`,
      HOME: folder,
      NODE_ENV: 'test' as const,
      LAMAA_ROOT: root,
      LAMAA_PORTS: String(port),
      LAMAA_TIMEOUT: String(timeout),
      LAMAA_RESTART: 'node restart.mjs',
      LAMAA_USER: execFileSync('id', ['-un'], { encoding: 'utf8' }).trim(),
    },
  });
  return { status, output: stdout + stderr };
}

const releases = () => readdirSync(join(root, 'releases'));
const page = async () =>
  // The process may be replaced before the next request.
  (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();

test('is deployed with the variables of the environment file, as systemd reads it', async () => {
  const environment = `# Comment\r\nPAGES='${PAGES}'\r\nIMAGE_HOSTS=a.example, b.example\r\nKEY_STATE="no key"\r\n`;
  const { status, output } = release(environment);
  expect([status, output]).toEqual([0, expect.stringMatching(/no key\n[^]*Deployed /)]);
  expect(await page()).toBe(`${PAGES}<i>a.example, b.examplestandalone</i>`);
  expect(releases()).toHaveLength(1);
});

test('a build that fails changes nothing', async () => {
  const { status, output } = release(`PAGES='${PAGES}'\nBUILD_EXIT=1\n`);
  expect(status).toBe(1);
  expect(output).toMatch(/The database does not answer\.[^]*could not be built.*nothing has changed/);
  expect(await page()).toContain('a.example');
  expect(releases()).toHaveLength(1);
});

test('a release whose pages have no providers is rolled back', async () => {
  const { status, output } = release(`PAGES='{"site":"ok"} <html lang="ar"> <h1>'\n`, 3);
  expect(status).toBe(1);
  expect(output).toMatch(/does not serve \/ as expected[^]*rolled back/);
  expect(await page()).toContain('a.example');
  expect(releases()).toHaveLength(1);
});

test('an empty directory is deployed', () => {
  const health = '{"site":"ok","directory":{"providers":0,"asOf":""}}';
  const { status, output } = release(`PAGES='${health} <html lang="ar"> <h1>'\n`);
  expect([status, output]).toEqual([0, expect.stringContaining('Deployed ')]);
});

test('without an environment file nothing is built', () => {
  rmSync(join(root, 'environment'));
  const { status, stderr } = spawnSync('deploy/release.sh', {
    cwd: join(folder, 'source'),
    encoding: 'utf8',
    env: { ...process.env, LAMAA_ROOT: root },
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/There is no .*environment; see docs/)]);
});
