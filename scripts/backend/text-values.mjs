/** Columns whose values are text, by their names. */
export async function textColumnsOf(database) {
  const { rows } = await database.query(
    `select column_name from information_schema.columns where table_schema = 'public'
     group by column_name having bool_and(data_type = 'text')`,
  );
  return new Set(rows.map((row) => row.column_name));
}

/**
 * The same request with values quoted that a text column is compared with. The library takes `slug=eq.true` for the
 * boolean and `slug=eq.{}` for an object, where PostgREST takes every value as text.
 */
export function quoteTextValues(request, columns) {
  const url = new URL(request.url);
  const values = [...url.searchParams].map(([name, value]) => [
    name,
    columns.has(name) ? value.replace(/^((?:not\.)?n?eq\.)(.*)$/s, '$1"$2"') : value,
  ]);
  url.search = new URLSearchParams(values);
  return new Request(url, request);
}
