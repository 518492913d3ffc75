import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Counter } from '../../data/directory/read-counters';
import type { DirectoryRows, Table } from '../../data/directory/rows';
import { TABLE_NAMES, TABLES, toRow } from '../../data/directory/tables';
import { errorFacts } from '../../log/error-facts';
import { log } from '../../log/log';
import { inChunks, type Steps } from '../in-chunks';
import type { Copies, StoredRows } from './source';
import type { StoredProvider } from './stored-providers';

/** Rows in a line: as many as are written and read without a visitor noticing. */
const ROWS_IN_LINE = 200;
/** Stands in place of the table in a line of providers. */
const PROVIDERS = 'providers';
/** Only the site's own user may read and change a copy: what it holds is shown. */
const MODE = 0o600;
/** A copy of rows with other columns is none. */
const SHAPE = hashOf(JSON.stringify([TABLES, 'hashes']));

/**
 * The first line of a copy. Lines of rows follow, `["faqs", [{…}, …]]`, in the snapshot of a build also of providers, and one with the
 * number of rows.
 */
interface Header {
  shape: string;
  database: string;
  asOf: number;
  counters: [string, Counter][] | null;
  hashes: [Table, [number, string][]][];
  /** The hosts whose pictures the providers have, if the copy has providers. */
  imageHosts?: readonly string[];
}

interface Places {
  /** The file of this process and those beside it; undefined where there is no disk. */
  file: string | undefined;
  /** The file that the build has written, read if there is no newer copy; undefined without one. */
  snapshot: string | undefined;
  /** The address of the database: rows of another one are foreign. */
  database: string;
  /** The hosts whose pictures pages may show. */
  imageHosts: readonly string[];
}

/** Keeps copies of what the public may see in a file, for the next process. */
export function fileCopies({ file, snapshot, database, imageHosts }: Places): Copies {
  const read = async (path: string | undefined, origin: 'copy' | 'snapshot') => {
    const stored = path && (await readCopy(path, { database, imageHosts }, origin));
    return stored ? { ...stored, origin } : undefined;
  };
  return {
    load: async () => {
      const [copy, built] = await Promise.all([read(file, 'copy'), read(snapshot, 'snapshot')]);
      return copy && built && built.asOf > copy.asOf ? built : (copy ?? built);
    },
    save: async (rows) => {
      if (file) await writeCopy(file, database, rows).catch(recordFailure);
    },
  };
}

/** Hosts without a disk are not worth a line each. */
function recordFailure(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EROFS') log('directory.copy_failed', errorFacts(error));
}

/** Writes a copy beside the former one and then in its place. */
export async function writeCopy(
  file: string,
  database: string,
  { rows, counters, hashes, asOf, providers }: StoredRows,
  imageHosts: readonly string[] = [],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  const output = await open(/* turbopackIgnore: true */ unfinished, 'wx', MODE);
  try {
    const header: Header = {
      shape: SHAPE,
      database: hashOf(database),
      asOf,
      counters: counters ? [...counters] : null,
      hashes: [...hashes].map(([table, ofRows]) => [table, [...ofRows]]),
      ...(providers && { imageHosts }),
    };
    await output.write(`${JSON.stringify(header)}\n`);
    for (const table of TABLE_NAMES)
      for (let from = 0; from < rows[table].length; from += ROWS_IN_LINE)
        await output.write(`${JSON.stringify([table, rows[table].slice(from, from + ROWS_IN_LINE)])}\n`);
    for (let from = 0; from < (providers?.length ?? 0); from += ROWS_IN_LINE)
      await output.write(`${JSON.stringify([PROVIDERS, providers!.slice(from, from + ROWS_IN_LINE)])}\n`);
    await output.write(`${JSON.stringify(countRows(rows))}\n`);
    await output.close();
    await rename(unfinished, file);
    await removeUnfinished(file);
  } catch (error) {
    await output.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A copy takes seconds: what is older was left by a process that was killed while it wrote. */
const ABANDONED_MS = 600_000;

/** Removes the unfinished copies beside a file that no process goes on with. */
async function removeUnfinished(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

async function readCopy(
  file: string,
  known: Pick<Places, 'database' | 'imageHosts'>,
  origin: 'copy' | 'snapshot',
): Promise<StoredRows | undefined> {
  try {
    // What another user has written is not ours. A build may be another user's.
    if (origin === 'copy' && (await stat(file)).uid !== process.getuid?.()) throw new Error('foreign user');
    return await inChunks(parseCopy(await readFile(file), known, origin === 'snapshot'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') log('directory.copy_ignored', { origin, reason: code ?? message });
    return undefined;
  }
}

/**
 * Parses a copy. Throws if it is garbled, foreign or of another version.
 * @param isOfBuild whether this very build has written it: its rows need no check, and its providers follow the same rules
 */
function* parseCopy(
  bytes: Buffer,
  { database, imageHosts }: Pick<Places, 'database' | 'imageHosts'>,
  isOfBuild: boolean,
): Steps<StoredRows> {
  const lines = linesOf(bytes);
  const header = parseLine(lines.next().value) as Header;
  if (header?.shape !== SHAPE) throw new Error('another version');
  if (header.database !== hashOf(database)) throw new Error('another database');
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, [] as unknown[]]));
  const providers: StoredProvider[] = [];
  const hasProviders = isOfBuild && header.imageHosts?.join() === imageHosts.join();
  let end: unknown;
  for (const line of lines) {
    end = parseLine(line);
    if (!Array.isArray(end)) break;
    const [table, some] = end as [Table | typeof PROVIDERS, unknown[]];
    if (table === PROVIDERS) {
      if (hasProviders) for (const provider of some) providers.push(provider as StoredProvider);
    } else if (isOfBuild) for (const row of some) rows[table]!.push(row);
    else for (const raw of some) rows[table]!.push(toRow(table, raw) ?? garbled());
    yield;
  }
  const stored = rows as unknown as DirectoryRows;
  if (end !== countRows(stored)) garbled();
  const { asOf, counters, hashes } = header;
  return {
    rows: stored,
    asOf,
    counters: counters ? new Map(counters) : undefined,
    hashes: new Map(hashes.map(([table, ofRows]) => [table, new Map(ofRows)])),
    ...(hasProviders && { providers }),
  };
}

function parseLine(line: string | void): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return garbled();
  }
}

function garbled(): never {
  throw new Error('garbled');
}

/** Of bytes, because a text of all of them, with Arabic letters in it, would take twice their memory. */
function* linesOf(bytes: Buffer): Generator<string, void> {
  for (let from = 0, to = 0; (to = bytes.indexOf('\n', from)) >= 0; from = to + 1)
    yield bytes.toString('utf8', from, to);
}

function countRows(rows: DirectoryRows): number {
  return TABLE_NAMES.reduce((total, table) => total + rows[table].length, 0);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
