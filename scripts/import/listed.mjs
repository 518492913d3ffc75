const LISTED = 10;

export const number = (value) => value.toLocaleString('en');

/** Lists the first rows of a run that need a word, below a title, and how many more there are of `total`. */
export function listRows(rows, total, title) {
  if (total === 0) return;
  console.log(title);
  for (const { line, provider_id: id, name, problem } of rows.slice(0, LISTED))
    console.log(`  line ${line}, provider ${id ?? '?'}${name ? ` (${name})` : ''}: ${problem}`);
  if (total > LISTED) console.log(`  and ${number(total - LISTED)} more, in the table import_rows`);
}
