import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { signingKeyOf } from '@/lib/data/signing-key';
import { type ImageName, openImage } from '../../scripts/backend/images';
import { connectTo } from '../../scripts/processes/postgres';

/** An embedded database, or one of an installed PostgreSQL (`npm run test:data -- --postgres`). */
export type Database = Pick<PGlite, 'exec' | 'query' | 'transaction' | 'close' | 'closed'>;

const opened: Promise<Database>[] = [];

// A database left open by a failed test would keep Jest from exiting.
afterAll(async () => {
  for (const database of await Promise.all(opened)) if (!database.closed) await database.close();
});

/** An empty database with the roles and default privileges of a Supabase project. */
export function emptyDatabase(): Promise<Database> {
  return copyOf('empty');
}

/** A migrated database without rows. */
export function migratedDatabase(): Promise<Database> {
  return copyOf('migrated');
}

/** A migrated database with the key of the site, whose signatures it checks. */
export async function signedDatabase(): Promise<Database> {
  const database = await migratedDatabase();
  await storeKey(database);
  return database;
}

/** Stores the key of the site, so that its signatures are checked. */
export function storeKey(database: Database, formSecret = process.env.FORM_SECRET!) {
  return database.query(
    `insert into public.signing_key (key) values ($1) on conflict (id) do update set key = excluded.key`,
    [signingKeyOf(formSecret)],
  );
}

function copyOf(name: ImageName): Promise<Database> {
  const { TEST_POSTGRES } = process.env;
  const database = TEST_POSTGRES ? copyInPostgres(TEST_POSTGRES, name) : openImage(name);
  opened.push(database);
  return database;
}

async function copyInPostgres(folder: string, template: string): Promise<Database> {
  const name = `test_${randomUUID()}`;
  const owner = await connectTo(folder);
  await owner.exec(`create database "${name}" template ${template}`);
  await owner.close();
  return connectTo(folder, name) as unknown as Promise<Database>;
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
