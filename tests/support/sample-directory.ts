import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
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

/** Returns the directory of the sample data. The first file of a run derives it, and the others read it. */
export function sampleDirectory(): Directory {
  return (directory ??= readDirectory() ?? deriveDirectory());
}

function readDirectory(): Directory | undefined {
  const file = process.env.SAMPLE_DIRECTORY!;
  return existsSync(file) ? (deserialize(readFileSync(file)) as Directory) : undefined;
}

function deriveDirectory(): Directory {
  const derived = toDirectory(sampleRows(), { readAt: 0, imageHosts: IMAGE_HOSTS });
  const file = process.env.SAMPLE_DIRECTORY!;
  writeFileSync(`${file}.${process.pid}`, serialize(derived));
  renameSync(`${file}.${process.pid}`, file);
  return derived;
}
