import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { signingKeyOf } from '@/lib/data/signing-key';
import { type ImageName, openImage } from '../../scripts/backend/images';
import { connectTo } from '../../scripts/processes/postgres';

/** An embedded database, or one of an installed PostgreSQL (`npm run test:data -- --postgres`). */
type Connection = Pick<PGlite, 'exec' | 'query' | 'close' | 'closed'>;
export type Row = Record<string, unknown>;

const opened: Promise<Connection>[] = [];

// A database left open by a failed test would keep Jest from exiting.
afterAll(async () => {
  for (const connection of await Promise.all(opened)) if (!connection.closed) await connection.close();
});

/** A copy of a database image. */
export class Database {
  private readonly connection: Promise<Connection>;

  /** @param isOpen whether all statements run in one transaction, which the tests end */
  constructor(
    image: ImageName,
    private readonly isOpen = false,
  ) {
    const { TEST_POSTGRES } = process.env;
    this.connection = TEST_POSTGRES ? copyInPostgres(TEST_POSTGRES, image) : openImage(image);
    opened.push(this.connection);
  }

  async exec(sql: string) {
    return (await this.connection).exec(sql);
  }

  /** Runs a statement as staff do, and returns its rows. */
  async rows<T = Row>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await (await this.connection).query<T>(sql, values)).rows;
  }

  /** Returns the only row, or the first one. */
  async row<T = Row>(sql: string, values: unknown[] = []): Promise<T> {
    return (await this.rows<T>(sql, values))[0]!;
  }

  /** Returns the first column of the rows. */
  async values<T = unknown>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.rows(sql, values)).map((row) => Object.values(row)[0] as T);
  }

  /** Runs a statement in a transaction of its own as a visitor, or another role, and returns its rows. */
  async asVisitor<T = Row>(sql: string, values: unknown[] = [], role = 'anon'): Promise<T[]> {
    const [begin, end, undo] = this.isOpen
      ? ['savepoint visit', 'reset role; release savepoint visit', 'rollback to savepoint visit']
      : ['begin', 'commit', 'rollback'];
    await this.exec(`${begin}; set local role ${role}`);
    try {
      const rows = await this.rows<T>(sql, values);
      await this.exec(end);
      return rows;
    } catch (error) {
      await this.exec(undo);
      throw error;
    }
  }

  /** Inserts a row as a visitor. */
  async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await this.asVisitor(
      `insert into public.${table} (${columns.join()}) values (${places.join()})`,
      Object.values(row),
    );
  }

  /** Inserts providers; columns that only some rows have are null in the others. */
  async insertProviders(...rows: Row[]): Promise<void> {
    const columns = [...new Set(rows.flatMap(Object.keys))].join();
    await this.rows(
      `insert into public.car_wash_locations (${columns})
       select ${columns} from jsonb_populate_recordset(null::public.car_wash_locations, $1)`,
      [JSON.stringify(rows)],
    );
  }

  /** Stores the key of the site, so that its signatures are checked. */
  async storeKey(formSecret = process.env.FORM_SECRET!): Promise<void> {
    await this.rows(
      'insert into public.signing_key (key) values ($1) on conflict (id) do update set key = excluded.key',
      [signingKeyOf(formSecret)],
    );
  }
}

async function copyInPostgres(folder: string, template: string): Promise<Connection> {
  const name = `test_${randomUUID()}`;
  const owner = await connectTo(folder);
  await owner.exec(`create database "${name}" template ${template}`);
  await owner.close();
  return connectTo(folder, name) as unknown as Promise<Connection>;
}

/**
 * Opens a migrated database for the tests of a file.
 * @param options statements before all tests and before each one; without the latter, each test is rolled back. A signed database
 * has the key of the site.
 */
export function migratedDatabase({
  all,
  each,
  isSigned = false,
}: { all?: string; each?: string; isSigned?: boolean } = {}) {
  const database = new Database('migrated', each === undefined);
  beforeAll(async () => {
    if (isSigned) await database.storeKey();
    if (all) await database.exec(all);
  });
  beforeEach(() => database.exec(each ?? 'begin'));
  if (each === undefined) afterEach(() => database.exec('rollback'));
  return database;
}
