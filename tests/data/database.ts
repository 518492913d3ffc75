import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const MIGRATIONS = join(process.cwd(), 'supabase/migrations');

/** An empty PostgreSQL in memory with the roles of a Supabase project. */
export async function emptyDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  for (const role of ['anon', 'authenticated', 'service_role'])
    await database.exec(`create role ${role} nologin`);
  return database;
}

export async function migrate(database: PGlite): Promise<void> {
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
}

/** A migrated database without rows. */
export async function migratedDatabase(): Promise<PGlite> {
  const database = await emptyDatabase();
  await migrate(database);
  return database;
}

export type ProviderRow = Record<string, string | number | boolean | null>;

/** Inserts providers; columns that are not given are null. */
export async function insertProviders(database: PGlite, rows: ProviderRow[]): Promise<void> {
  await database.query(
    'insert into public.car_wash_locations (business_name, address, wash_type, service_category, service_description,' +
      ' service_location, location_type, opening_hours, price_range, eco_certified, verified_status, rating)' +
      ' select business_name, address, wash_type, service_category, service_description, service_location, location_type,' +
      ' opening_hours, price_range, eco_certified, verified_status, rating' +
      ' from jsonb_populate_recordset(null::public.car_wash_locations, $1)',
    [JSON.stringify(rows)],
  );
}
