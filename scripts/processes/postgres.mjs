import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const OWNER = 'postgres';

/** Returns the `bin` folder of the newest PostgreSQL installed, or undefined. */
export function installedPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    outputOf('pg_config', ['--bindir']),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable by socket and configured like a small server: a
 * quarter of the memory as buffers, and commits that wait for the disk.
 * @param {string} programs its `bin` folder
 * @param {Record<string, string>} [moreSettings]
 */
export function startPostgres(programs, moreSettings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lamaa-postgres-'));
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
    // Nothing may run in the background during a measurement; the rows are vacuumed and analyzed beforehand.
    autovacuum: 'off',
    random_page_cost: '1.1',
    track_io_timing: 'off',
    ...moreSettings,
  };

  run('initdb', '-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '), '-w', 'start');
  return {
    folder,
    connect: () => connectTo(folder),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a connection with the interface of PGlite that `migrate` and the tests use. */
export async function connectTo(folder, name = 'postgres') {
  const client = new pg.Client({ host: folder, user: OWNER, database: name, types: { getTypeParser } });
  await client.connect();
  const database = {
    closed: false,
    exec: async (sql) => [await client.query(sql)].flat(),
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
    close() {
      database.closed = true;
      return client.end();
    },
  };
  return database;
}

/** Parses bigint as a number, as PGlite does. */
function getTypeParser(oid, format) {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** PostgreSQL refuses to run as root, so the package's user owns the folder and runs it. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(outputOf('id', [flag, OWNER])));
  if (!uid) throw new Error(`PostgreSQL does not run as root, and there is no user "${OWNER}" to run it as.`);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function outputOf(program, args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
