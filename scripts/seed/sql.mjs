const ROWS_PER_INSERT = 100;

/**
 * Returns a value as a PostgreSQL literal; backslashes need no escaping, since `standard_conforming_strings` is on.
 */
function literal(value) {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}

/** Returns multi-row inserts; the columns are the keys of the first row. */
export function insertInto(table, rows) {
  const columns = Object.keys(rows[0]);
  const statements = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const tuples = rows
      .slice(start, start + ROWS_PER_INSERT)
      .map((row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`);
    statements.push(`insert into ${table} (${columns.join(', ')}) values\n${tuples.join(',\n')};\n`);
  }
  return statements.join('\n');
}
