import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const opened: Promise<PGlite>[] = [];

// A database left open by a failed test would keep Jest from exiting.
afterAll(async () => {
  for (const database of await Promise.all(opened)) if (!database.closed) await database.close();
});

const MIGRATIONS = join(process.cwd(), 'supabase/migrations');

/** An empty in-memory PostgreSQL with the roles and default privileges of a Supabase project. */
export function emptyDatabase(): Promise<PGlite> {
  return copyOf('empty');
}

export async function migrate(database: PGlite): Promise<void> {
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
}

/** A migrated database without rows. */
export function migratedDatabase(): Promise<PGlite> {
  return copyOf('migrated');
}

/** Restores a database packed by make-databases.mjs: initialising PostgreSQL takes seconds. */
function copyOf(name: 'empty' | 'migrated'): Promise<PGlite> {
  const packed = readFileSync(join(process.env.TEST_DATABASES!, name));
  const database = PGlite.create({ extensions: { pg_trgm }, loadDataDir: new Blob([packed]) });
  opened.push(database);
  return database;
}

/** Inserts a row as the anon role. */
export async function insertAsVisitor(
  database: PGlite,
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

export type ProviderRow = Record<string, string | number | boolean | null>;

/** Inserts providers; columns that only some rows have are null in the others. */
export async function insertProviders(database: PGlite, rows: ProviderRow[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  await database.query(
    `insert into public.car_wash_locations (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.car_wash_locations, $1)`,
    [JSON.stringify(rows)],
  );
}
