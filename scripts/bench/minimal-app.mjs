import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runNode, start, waitUntilUp } from '../processes/run.ts';

const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Builds and starts a minimal Next.js page that renders `html` on request, as the baseline for the site. The folder must be
 * inside the project to resolve its packages.
 */
export async function startMinimalApp({ folder, port, html, logs }) {
  cpSync('scripts/bench/minimal-app', folder, { recursive: true });
  const file = resolve(folder, 'list.html');
  writeFileSync(file, html);
  writeFileSync(join(folder, 'package.json'), '{}');
  const next = (...command) => [NEXT, ...command, folder];
  const env = { LIST_FILE: file };
  await runNode(next('build'), { log: `${logs}/minimal-build.log`, env });
  const server = start(process.execPath, next('start', '-p', String(port)), {
    log: `${logs}/minimal-app.log`,
    env,
  });
  await waitUntilUp(`http://127.0.0.1:${port}/`, server);
  return server;
}
