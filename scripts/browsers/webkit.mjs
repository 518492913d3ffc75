import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import pWaitFor from 'p-wait-for';
import { freePort } from '../processes/ports.mjs';
import { firstMatch } from './first-match.mjs';
import { collectProblems } from './in-page.mjs';

const SCREEN = '1600x1200x24';
/** MiniBrowser's toolbar would otherwise prevent a window as narrow as a phone. */
const COMPACT_TOOLBAR = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }';
/** Time for a page to load in a background tab, which does not report when it has. */
const MILLISECONDS_PER_PAGE = 1_000;

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it through WebDriver. */
export async function launchWebKit({ path, program, isDark }) {
  const config = mkdtempSync(join(tmpdir(), 'lamaa-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), COMPACT_TOOLBAR);
  const screen = execa('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    reject: false,
  });
  const [display] = await firstMatch(screen.stdout, /^\d+$/);
  const port = await freePort();
  const folders = ['CONFIG', 'CACHE', 'DATA'].map((name) => [`XDG_${name}_HOME`, config]);
  const env = { DISPLAY: `:${display}`, ...Object.fromEntries(folders) };
  const driver = execa(path, [`--port=${port}`], { env, reject: false });
  const call = (method, address, body) => send(`http://127.0.0.1:${port}${address}`, method, body);
  await pWaitFor(
    () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      ),
    { timeout: 20_000 },
  );

  const args = ['--automation', '--full-screen', ...(isDark ? ['--dark-mode'] : [])];
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args } } },
  });
  const session = `/session/${sessionId}`;
  const evaluate = (expression) =>
    call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });

  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    resize: ([width, height]) => call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate,
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    screenshot: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    takeProblems: async () => JSON.parse(await evaluate(`JSON.stringify((${collectProblems})())`)),
    errorsOf: (addresses) => errorsOf(addresses, { program, env }),
    close: async () => {
      await call('DELETE', session);
      driver.kill();
      screen.kill();
      await Promise.all([driver, screen]);
      rmSync(config, { recursive: true, force: true });
    },
  };
}

async function send(url, method, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Loads pages in a normal tab and returns console errors, which automated (private) windows do not log. */
async function errorsOf(addresses, { program, env }) {
  const options = ['--enable-write-console-messages-to-stdout=true', ...addresses];
  const timeout = 5_000 + addresses.length * MILLISECONDS_PER_PAGE;
  const { all } = await execa(program, options, { env, timeout, all: true, reject: false });
  return all.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line));
}
