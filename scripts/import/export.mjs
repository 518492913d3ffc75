import { COLUMNS } from './columns.mjs';
import { CsvFile } from './csv-file.mjs';

const PAGE = 500;

/** Writes every provider into a CSV file, in the columns that an import reads. @returns how many */
export async function exportProviders(database, path) {
  const file = await CsvFile.create(path, COLUMNS);
  let [last, written] = [0, 0];
  for (;;) {
    const after = last;
    const rows = await database.rows((client) =>
      client.from('car_wash_locations').select(COLUMNS.join(',')).gt('id', after).order('id').limit(PAGE),
    );
    if (rows.length === 0) break;
    await file.write(rows.map((row) => COLUMNS.map((column) => row[column])));
    last = rows.at(-1).id;
    written += rows.length;
  }
  await file.close();
  return written;
}
