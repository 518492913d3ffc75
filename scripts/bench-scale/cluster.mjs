import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const OWNER = 'postgres';

/** The folder of the installed PostgreSQL's programs, the newest where there are several; undefined where there is none. */
export function installedPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => other - one) : [];
  const folders = [
    answerOf('pg_config', ['--bindir']),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/**
 * A PostgreSQL of its own in a new temporary folder, reached through a socket there. It is configured like a small server:
 * a quarter of the memory for pages, commits that wait for the disk.
 */
export function startCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const run = (program, ...args) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...owner,
    });
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    shared_buffers: `${Math.min(1024, Math.round(totalmem() / 4 / 2 ** 20))}MB`,
    maintenance_work_mem: '256MB',
    max_wal_size: '8GB',
    // Nothing is to run beside a measurement; the rows are vacuumed and analysed before.
    autovacuum: 'off',
    random_page_cost: '1.1',
    track_io_timing: 'off',
  };

  run('initdb', '-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '), '-w', 'start');
  return {
    connect: () => connect(folder),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection with what `migrate` needs of a database. */
async function connect(folder) {
  const client = new pg.Client({ host: folder, user: OWNER, database: 'postgres' });
  await client.connect();
  const database = {
    exec: (sql) => client.query(sql),
    query: (sql, values) => client.query(sql, values),
    async transaction(work) {
      await client.query('begin');
      try {
        const result = await work(database);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    close: () => client.end(),
  };
  return database;
}

/** PostgreSQL does not run as root: there the user of its package owns the folder. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(answerOf('id', [flag, OWNER])));
  if (!uid)
    throw new Error(`PostgreSQL does not run as root, and there is no user "${OWNER}" that it could run as.`);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function answerOf(program, args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
