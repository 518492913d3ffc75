import { readFileSync } from 'node:fs';
import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import { toDirectory } from '@/lib/directory/derive-directory';
import type { Directory } from '@/lib/directory/directory';

/** Hosts of pictures that pages may show. */
const IMAGE_HOSTS = ['images.example'];

let directory: Directory | undefined;

/** Returns the rows of the sample data that the public may see, which make-sample-rows.mjs read out of an embedded database. */
export function sampleRows(): DirectoryRows {
  const stored = JSON.parse(readFileSync(process.env.SAMPLE_ROWS!, 'utf8')) as Record<Table, object[]>;
  return Object.fromEntries(
    TABLE_NAMES.map((table) => [table, stored[table].map((raw) => toRow(table, raw)!)]),
  ) as unknown as DirectoryRows;
}

/** Returns the directory of the sample data. */
export function sampleDirectory(): Directory {
  directory ??= toDirectory(sampleRows(), { readAt: 0, imageHosts: IMAGE_HOSTS });
  return directory;
}
