import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Program, start } from './run';

const TYPES =
  'text/html html; text/css css; application/javascript js; image/svg+xml svg; image/webp webp; font/woff2 woff2;';

export function hasNginx(): boolean {
  return !spawnSync('nginx', ['-v']).error;
}

/**
 * Returns the deployed configuration with the paths and ports of a test: `folder` for all files it writes, the port it listens
 * on, the ports of two processes of the site, and the folder of their build.
 */
export function siteConfiguration({
  folder,
  port,
  sitePorts,
  build,
}: {
  folder: string;
  port: number;
  sitePorts: readonly (number | string)[];
  build: string;
}): string {
  mkdirSync(join(folder, 'current'));
  symlinkSync(resolve('public'), join(folder, 'current/public'));
  symlinkSync(resolve(build, 'static'), join(folder, 'static'));
  const replacements = {
    '/var/cache/nginx/lamaa': join(folder, 'cache'),
    '/var/log/nginx': folder,
    '/srv/lamaa': folder,
    'lamaa.example': 'localhost',
    '127.0.0.1:3000': `127.0.0.1:${sitePorts[0]}`,
    '127.0.0.1:3001': `127.0.0.1:${sitePorts[1]}`,
    'listen 80': `listen 127.0.0.1:${port}`,
  };
  let text = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain ${from}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/**
 * Starts nginx as the current user with the given servers and a typical nginx.conf, writing to one folder only. Tests choose the
 * address of a client by the header X-Test-Client, as behind another proxy.
 */
export function startNginx(folder: string, servers: string): Program {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
sendfile on;
keepalive_requests 1000000;
set_real_ip_from 127.0.0.1;
real_ip_header X-Test-Client;
${temporary.join('\n')}
types { ${TYPES} }
${servers}
}
`,
  );
  const nginx = start('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    log: `${folder}/output.log`,
  });
  // SIGKILL would leave its worker processes behind, and they keep its output open.
  return { ...nginx, stop: () => nginx.stop('SIGTERM') };
}
