import type { PGlite } from '@electric-sql/pglite';

/** Returns the names of the text columns. */
export async function textColumnsOf(database: Pick<PGlite, 'query'>): Promise<Set<string>> {
  const { rows } = await database.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public'
     group by column_name having bool_and(data_type = 'text')`,
  );
  return new Set(rows.map((row) => row.column_name));
}

/**
 * Quotes values that are compared with text columns. The library parses `slug=eq.true` as a boolean and
 * `slug=eq.{}` as an object, whereas PostgREST treats every value as text.
 */
export function quoteTextValues(request: Request, columns: ReadonlySet<string>): Request {
  const url = new URL(request.url);
  const values = new URLSearchParams();
  for (const [name, value] of url.searchParams)
    values.append(name, columns.has(name) ? value.replace(/^((?:not\.)?n?eq\.)(.*)$/s, '$1"$2"') : value);
  url.search = values.toString();
  return new Request(url, request);
}
