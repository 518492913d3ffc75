import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: its types are another package.
import pg from 'pg';
import { OWNER } from '../backend/database';

const DEBIAN = '/usr/lib/postgresql';
/** The user of the system that Debian's package runs it as. */
const SYSTEM_USER = 'postgres';
export const SUPERUSER = 'postgres';

/** Returns the `bin` folder of the newest PostgreSQL installed, or undefined. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    outputOf('pg_config', ['--bindir']),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable by socket.
 * @param programs its `bin` folder
 */
export function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lamaa-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...owner,
    });
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    // Test data need not survive a power failure.
    fsync: 'off',
  };

  run('initdb', '-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '), '-w', 'start');
  return {
    folder,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a connection with a server that `startPostgres` has started. */
export function connectTo(folder: string, name = 'postgres', user = OWNER) {
  return connect({ host: folder, user, database: name });
}

/** Returns a connection with the interface of PGlite that `migrate` and the tests use. */
export async function connect(
  to: { connectionString: string } | { host: string; user: string; database: string },
) {
  const client = new pg.Client({ ...to, types: { getTypeParser } });
  await client.connect();
  const database = {
    closed: false,
    exec: async (sql: string) => [await client.query(sql)].flat(),
    query: (sql: string, values?: unknown[]) => client.query(sql, values),
    async transaction<T>(work: (transaction: unknown) => Promise<T>): Promise<T> {
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
function getTypeParser(oid: number, format?: 'text') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** PostgreSQL refuses to run as root, so the package's user owns the folder and runs it. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(outputOf('id', [flag, SYSTEM_USER])));
  if (!uid)
    throw new Error(`PostgreSQL does not run as root, and there is no user "${SYSTEM_USER}" to run it as.`);
  chownSync(folder, uid, gid!);
  return { uid, gid };
}

function outputOf(program: string, args: string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
