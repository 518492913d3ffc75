import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasNginx, siteConfiguration, startNginx } from '../processes/nginx.ts';
import { freePort } from '../processes/ports.ts';
import { waitUntilUp } from '../processes/run.ts';
import { startTestSite } from '../processes/test-site.ts';
import { startMinimalApp } from './minimal-app.mjs';

const FOLDER = 'supabase/.temp/bench';
/** The page that the minimal app and nginx also serve. */
export const LIST = '/wash-type/steam-cleaning';

/**
 * Starts the site with all sample rows, the minimal app and, if installed, nginx: serving a file, and in
 * front of the site.
 */
export async function startServers(progress) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'files'), { recursive: true });
  progress('building and starting the site');
  const test = await startTestSite();
  const origin = test.env.SITE_URL;
  const html = await (await fetch(origin + LIST)).text();

  progress('building and starting a minimal app');
  const minimalPort = await freePort();
  const folder = join(FOLDER, 'minimal-app');
  const minimal = await startMinimalApp({ folder, port: minimalPort, html: mainOf(html), logs: FOLDER });

  const nginx = hasNginx() ? await startBenchNginx(origin, test.env.SITE_FOLDER, html) : undefined;
  return {
    site: { origin, pids: [test.site.pid] },
    backend: { pids: [test.backend.pid] },
    minimal: { origin: `http://127.0.0.1:${minimalPort}`, pids: [minimal.child.pid] },
    nginx,
    stop: () => Promise.all([test.stop(), minimal.stop(), nginx?.stop()]),
  };
}

function mainOf(html) {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

async function startBenchNginx(origin, build, html) {
  const folder = resolve(FOLDER);
  const [port, filePort] = [await freePort(), await freePort()];
  const sitePort = new URL(origin).port;
  writeFileSync(join(folder, 'files/list.html'), html);
  const files = `server { listen 127.0.0.1:${filePort}; root ${folder}/files; }`;
  const configuration = siteConfiguration({ folder, port, sitePorts: [sitePort, sitePort], build });
  // One client sends all requests.
  const unlimited = configuration.replace(/rate=50r\/s/, 'rate=1000000r/s');
  const nginx = startNginx(folder, `${unlimited}\n${files}`);
  await waitUntilUp(`http://localhost:${port}/icon.svg`, nginx);
  return {
    origin: `http://localhost:${port}`,
    fileOrigin: `http://localhost:${filePort}`,
    pids: [nginx.child.pid],
    stop: () => nginx.stop(),
  };
}
