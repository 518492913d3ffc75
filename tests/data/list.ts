import type { PGlite } from '@electric-sql/pglite';

/** The result of `list_providers`. */
export interface List {
  providers: { id: number; business_name: string; price_from: number | null }[];
  total: number;
  eco: number;
  verified: number;
  mobile: number;
  hiddenWithoutHours: number;
  hiddenWithoutPrice: number;
  options: Record<string, Record<string, number>>;
  page: number;
  parsedQuery: Record<string, unknown> | null;
  usesParsedQuery: boolean;
}

/** Calls `list_providers` with these arguments. */
export async function list(database: PGlite, args: Record<string, unknown>): Promise<List> {
  const names = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
  const { rows } = await database.query<{ list: List }>(
    `select public.list_providers(${names.join(', ')}) as list`,
    Object.values(args),
  );
  return rows[0]!.list;
}
