import { randomUUID } from 'node:crypto';
import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import { signatureOf } from '@/lib/data/signature';
import { compareListing } from '@/lib/directory/compare-listing';
import { toDirectory } from '@/lib/directory/derive-directory';
import type { Derived } from '@/lib/directory/directory';
import type { SubmittedListing } from '@/lib/domain/submitted-listing';
import type { Database } from './database';

/** Stores a listing or claim as the form does: compared with the directory, and signed. */
export async function sendListing(database: Database, row: Partial<SubmittedListing> & { email: string }) {
  const listing = {
    business_name: '',
    address: null,
    emirates: '',
    phone: null,
    website: null,
    description: null,
    details: null,
    claimed_provider_id: null,
    ...row,
  };
  const compared = compareListing(listing, await directoryOf(database));
  const [request_id, sender, comparison] = [randomUUID(), 'a', compared && JSON.stringify(compared)];
  const signed = ['listing_submissions', request_id, sender, ...(comparison === null ? [] : [comparison])];
  const details = row.details ? JSON.stringify(row.details) : null;
  const identity = { request_id, sender, sender_signature: signatureOf(...signed) };
  await database.insert('listing_submissions', { ...row, details, comparison, ...identity });
}

/** Compares what waits for it, as the site does with its next look. */
export async function compareListings(database: Database): Promise<void> {
  type Waiting = SubmittedListing & { id: string; of: string };
  const sql = 'select listings_to_compare() as listings';
  const { listings } = await database.row<{ listings: Waiting[] }>(sql);
  const directory = await directoryOf(database);
  const comparisons = listings.flatMap((listing) => {
    const compared = compareListing(listing, directory);
    return compared ? [{ id: listing.id, of: listing.of, ...compared }] : [];
  });
  await database.rows('select write_comparisons($1)', [JSON.stringify(comparisons)]);
}

/** The directory of a database, as the site holds it. */
export async function directoryOf(database: Database, readAt = 0): Promise<Derived> {
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as Record<
    Table,
    unknown[]
  >;
  for (const table of ['car_wash_locations', 'provider_menu_items', 'words', 'places'] as const) {
    const used = table === 'words' || table === 'places' ? 'in_force_since is not null' : 'true';
    const stored = await database.values(`select to_jsonb(t) from ${table} as t where ${used} order by 1`);
    rows[table] = stored.map((row) => toRow(table, row)!);
  }
  const read = rows as unknown as DirectoryRows;
  return { rows: read, directory: toDirectory(read, { readAt, imageHosts: [] }) };
}
