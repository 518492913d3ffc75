import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { connectTo } from '../../scripts/processes/postgres.mjs';

/** An embedded database, or one of an installed PostgreSQL (`npm run test:data -- --postgres`). */
export type Database = Pick<PGlite, 'exec' | 'query' | 'transaction' | 'close' | 'closed'>;

const opened: Promise<Database>[] = [];

// A database left open by a failed test would keep Jest from exiting.
afterAll(async () => {
  for (const database of await Promise.all(opened)) if (!database.closed) await database.close();
});

const MIGRATIONS = join(process.cwd(), 'supabase/migrations');

/** An empty database with the roles and default privileges of a Supabase project. */
export function emptyDatabase(): Promise<Database> {
  return copyOf('empty');
}

export async function migrate(database: Database): Promise<void> {
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
}

/** A migrated database without rows. */
export function migratedDatabase(): Promise<Database> {
  return copyOf('migrated');
}

/** Copies a database made by make-databases.mjs: initializing PostgreSQL takes seconds. */
function copyOf(name: 'empty' | 'migrated'): Promise<Database> {
  const { TEST_POSTGRES } = process.env;
  const database = TEST_POSTGRES ? copyInPostgres(TEST_POSTGRES, name) : unpack(name);
  opened.push(database);
  return database;
}

function unpack(name: string): Promise<Database> {
  const packed = readFileSync(join(process.env.TEST_DATABASES!, name));
  return PGlite.create({ extensions: { pgcrypto }, loadDataDir: new Blob([packed]) });
}

async function copyInPostgres(folder: string, template: string): Promise<Database> {
  const name = `test_${randomUUID()}`;
  const owner = await connectTo(folder);
  await owner.exec(`create database "${name}" template ${template}`);
  await owner.close();
  return connectTo(folder, name) as Promise<Database>;
}

/** Inserts a row as the anon role. */
export async function insertAsVisitor(
  database: Database,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.transaction(async (transaction) => {
    await transaction.exec('set local role anon');
    await transaction.query(
      `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  });
}

export type ProviderRow = Record<string, string | number | boolean | (string | null)[] | null>;

/** Inserts providers; columns that only some rows have are null in the others. */
export async function insertProviders(database: Database, rows: ProviderRow[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  await database.query(
    `insert into public.car_wash_locations (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.car_wash_locations, $1)`,
    [JSON.stringify(rows)],
  );
}
