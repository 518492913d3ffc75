import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasNginx, siteConfiguration, startNginx } from '../processes/nginx';
import { freePort } from '../processes/ports';
import { runNode, start, waitUntilUp } from '../processes/run';
import { startTestSite } from '../processes/test-site';

const FOLDER = resolve('supabase/.temp/bench');
const NEXT = 'node_modules/next/dist/bin/next';

interface Server {
  origin: string;
  pids: number[];
}

/** The site, a minimal app of Next.js that renders as many bytes as a page of it, and nginx in front of the site and with that page. */
export interface Servers {
  site: Server;
  minimal: Server;
  /** If it is installed. */
  nginx?: Server;
}

/** Starts the servers. @param path of the page that all of them serve */
export async function startServers(path: string) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const test = await startTestSite();
  const site = { origin: test.env.SITE_URL, pids: [test.site.pid] };
  const html = await (await fetch(site.origin + path)).text();
  const minimal = await startMinimalApp(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  const nginx = hasNginx() ? await startBenchNginx(site.origin, test.env.SITE_FOLDER, html) : undefined;
  const servers: Servers = { site, minimal: minimal.server, nginx: nginx?.server };
  return { servers, stop: () => Promise.all([test, minimal, nginx].map((started) => started?.stop())) };
}

/** Builds and starts the minimal app, in a folder of the project, whose packages it uses. */
async function startMinimalApp(html: string) {
  const folder = join(FOLDER, 'minimal-app');
  cpSync('scripts/bench/minimal-app', folder, { recursive: true });
  const file = join(folder, 'list.html');
  writeFileSync(file, html);
  writeFileSync(join(folder, 'package.json'), '{}');
  const options = { env: { LIST_FILE: file } };
  await runNode([NEXT, 'build', folder], { ...options, log: `${FOLDER}/minimal-build.log` });
  const port = await freePort();
  const app = start(process.execPath, [NEXT, 'start', folder, '-p', String(port)], {
    ...options,
    log: `${FOLDER}/minimal-app.log`,
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${origin}/`, app);
  return { server: { origin, pids: [app.child.pid!] }, stop: app.stop };
}

async function startBenchNginx(origin: string, build: string, html: string) {
  writeFileSync(join(FOLDER, 'list.html'), html);
  const port = await freePort();
  const sitePort = new URL(origin).port;
  const configuration = siteConfiguration({ folder: FOLDER, port, sitePorts: [sitePort, sitePort], build })
    // One client sends all requests.
    .replace(/rate=50r\/s/, 'rate=1000000r/s')
    .replace(/server \{/g, `server {\n  location = /list.html { root ${FOLDER}; }`);
  const nginx = startNginx(FOLDER, configuration);
  await waitUntilUp(`http://localhost:${port}/icon.svg`, nginx);
  return { server: { origin: `http://localhost:${port}`, pids: [nginx.child.pid!] }, stop: nginx.stop };
}
