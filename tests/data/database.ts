import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { signingKeyOf } from '@/lib/data/signing-key';
import type { ImageName, openImage as open } from '../../scripts/backend/images';
import { connectTo } from '../../scripts/processes/postgres';

/** An embedded database, or one of an installed PostgreSQL (`npm run test:data -- --postgres`). */
type Connection = Pick<PGlite, 'exec' | 'query' | 'close' | 'closed'>;
export type Row = Record<string, unknown>;

/** Given by environment.ts. */
declare const openImage: typeof open;
declare const sharedDatabase: () => Promise<PGlite>;
/** Dates are those of the sandbox of a test file, not of the embedded database. */
const parsers = Object.fromEntries(
  [1082, 1114, 1184].map((type) => [type, (text: string) => new Date(text)]),
);

const opened: Promise<Connection>[] = [];

// A database left open by a failed test would keep Jest from exiting.
afterAll(async () => {
  for (const connection of await Promise.all(opened)) if (!connection.closed) await connection.close();
});

/** Matches a sentence to staff that begins with an outcome and names these facts in their order, in whatever words. */
export const naming = (...facts: string[]): unknown =>
  expect.stringMatching(new RegExp(`^${facts.map((fact) => fact.replace(/\W/g, '\\$&')).join('[^]*')}`));

/** A database that has been made from an image. */
export class Database {
  readonly connection: Promise<Connection>;

  /** @param isShared whether it is that of all files, in a transaction, in which a refused statement is rolled back alone */
  constructor(
    image: ImageName,
    private readonly isShared = false,
  ) {
    const { TEST_POSTGRES } = process.env;
    if (isShared && !TEST_POSTGRES) this.connection = sharedDatabase();
    else
      opened.push(
        (this.connection = TEST_POSTGRES ? copyInPostgres(TEST_POSTGRES, image) : openImage(image)),
      );
  }

  async exec(sql: string) {
    return this.isShared
      ? this.attempt((connection) => connection.exec(sql))
      : (await this.connection).exec(sql);
  }

  /** Does work in a transaction, or in a part of the one that is open. */
  private async attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.connection;
    const [begin, end, undo] = this.isShared
      ? ['savepoint attempt', 'release attempt', 'rollback to attempt']
      : ['begin', 'commit', 'rollback'];
    await connection.exec(begin);
    try {
      const result = await work(connection);
      await connection.exec(end);
      return result;
    } catch (error) {
      await connection.exec(undo);
      throw error;
    }
  }

  /** Runs a statement as staff do, and returns its rows. */
  async rows<T = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.attempt((connection) => connection.query<T>(sql, values, { parsers }))).rows;
  }

  /** Returns the only row, or the first one. */
  async row<T = Row>(sql: string, values: unknown[] = []): Promise<T> {
    return (await this.rows<T>(sql, values))[0]!;
  }

  /** Returns the first column of the rows. */
  async values<T = unknown>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.rows(sql, values)).map((row) => Object.values(row)[0] as T);
  }

  /** Returns the first column of the only row, or of the first one. */
  async value<T = unknown>(sql: string, values: unknown[] = []): Promise<T> {
    return (await this.values<T>(sql, values))[0]!;
  }

  /** Runs a statement as a visitor, or in another role, and returns its rows. */
  async asVisitor<T = Row>(sql: string, values: unknown[] = [], role = 'anon'): Promise<T[]> {
    return this.attempt(async (connection) => {
      await connection.exec(`set local role ${role}`);
      const { rows } = await connection.query<T>(sql, values, { parsers });
      await connection.exec('reset role');
      return rows;
    });
  }

  /** Inserts a row as a visitor. */
  async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await this.asVisitor(
      `insert into ${table} (${columns.join()}) values (${places.join()})`,
      Object.values(row),
    );
  }

  /** Inserts providers; columns that only some rows have are null in the others. */
  async insertProviders(...rows: Row[]): Promise<void> {
    const columns = [...new Set(rows.flatMap(Object.keys))].join();
    await this.rows(
      `insert into car_wash_locations (${columns})
       select ${columns} from jsonb_populate_recordset(null::car_wash_locations, $1)`,
      [JSON.stringify(rows)],
    );
  }

  /** Stores the key of the site, so that its signatures are checked. */
  async storeKey(formSecret = process.env.FORM_SECRET!): Promise<void> {
    await this.rows(
      'insert into signing_key (key) values ($1) on conflict (id) do update set key = excluded.key',
      [signingKeyOf(formSecret)],
    );
  }
}

async function copyInPostgres(folder: string, template: string): Promise<Connection> {
  const name = `test_${randomUUID()}`;
  const server = await connectTo(folder);
  await server.exec(`create database "${name}" template ${template}`);
  await server.close();
  return connectTo(folder, name) as unknown as Promise<Connection>;
}

/** Starts again with the ids after those that are there, and with counters that have not risen in this transaction. */
const RESTART = `select set_config('directory.raised', '', true);
  do $$ declare name text; begin
    for name in select left(relname, -7) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
      execute format('select setval(%L, coalesce(max(id), 0) + 1, false) from %I', name || '_id_seq', name);
    end loop;
  end $$`;

/**
 * Opens the migrated database for the tests of a file, which sees no change of another test or file.
 * @param options statements before all tests and before each one. A signed database has the key of the site.
 */
export function migratedDatabase({ all = '', each = '', isSigned = false } = {}) {
  const database = new Database('migrated', true);
  const exec = async (sql: string) => void (await (await database.connection).exec(sql));
  beforeAll(async () => {
    await exec(`begin; ${RESTART}`);
    if (isSigned) await database.storeKey();
    await exec(all);
  });
  beforeEach(() => exec(`savepoint test; ${RESTART}; ${each}`));
  afterEach(() => exec('rollback to test'));
  // An installed PostgreSQL gives each file a copy of its own, whose connection has been closed.
  afterAll(async () => {
    if (!(await database.connection).closed) await exec('rollback');
  });
  return database;
}
