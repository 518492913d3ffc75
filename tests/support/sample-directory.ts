import { readFileSync } from 'node:fs';
import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import type { ProviderRow as DerivedColumns } from '@/lib/data/provider-row';
import { toDirectory } from '@/lib/directory/derive-directory';
import type { Directory } from '@/lib/directory/directory';

/** A row of `car_wash_locations` with the columns that the database derived. */
export type StoredRow = DerivedColumns & {
  is_listed: boolean;
  is_closed: boolean;
  places: string[];
  wash_type_options: string[];
  wash_type_text: string;
  service_location_text: string;
  sort_name: string;
  search_text: string;
  search_vector: string;
  map_latitude: number | null;
  map_longitude: number | null;
};

type StoredTables = { car_wash_locations: StoredRow[] } & Record<Table, object[]>;

/** Hosts of pictures that pages may show. */
const IMAGE_HOSTS = ['images.example'];

let tables: StoredTables | undefined;
let directory: Directory | undefined;

/** Returns the rows of the sample data as stored, which make-sample-rows.mjs read out of an embedded database. */
export function sampleTables(): StoredTables {
  tables ??= JSON.parse(readFileSync(process.env.SAMPLE_ROWS!, 'utf8')) as StoredTables;
  return tables;
}

/** Returns the rows of the sample data that the public may see, as a directory reads them. */
export function sampleRows(): DirectoryRows {
  const stored = sampleTables();
  return Object.fromEntries(
    TABLE_NAMES.map((table) => [table, stored[table].map((raw) => toRow(table, raw)!)]),
  ) as unknown as DirectoryRows;
}

/** Returns the directory of the sample data. */
export function sampleDirectory(): Directory {
  directory ??= toDirectory(sampleRows(), { readAt: 0, imageHosts: IMAGE_HOSTS });
  return directory;
}
