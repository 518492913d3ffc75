import type { PGlite } from '@electric-sql/pglite';
import type { ProviderRow } from './database';

export interface Facts {
  emirates: string[];
  districts: string[];
  area: string | null;
  wash_types: string[];
  kinds: string[];
  serves_mobile: boolean;
  serves_onsite: boolean;
  open_minutes: string | null;
  price_from: number | null;
  price_to: number | null;
  phone_e164: string | null;
}

/** The facts of a row that is not stored; omitted columns are null. */
export async function factsOf(database: PGlite, row: ProviderRow): Promise<Facts> {
  const { rows } = await database.query<Facts>(
    `select facts.*, open_minutes::text, price_from::float, price_to::float
     from public.with_facts(jsonb_populate_record(null::public.car_wash_locations, $1)) as facts`,
    [JSON.stringify(row)],
  );
  return rows[0]!;
}
