import { randomUUID } from 'node:crypto';
import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import { signatureOf } from '@/lib/data/signature';
import { compareListing } from '@/lib/directory/compare-listing';
import { toDirectory } from '@/lib/directory/derive-directory';
import type { Derived } from '@/lib/directory/directory';
import type { SubmittedListing } from '@/lib/domain/submitted-listing';
import { type Database, insertAsVisitor } from './database';

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
  await insertAsVisitor(database, 'listing_submissions', { ...row, details, comparison, ...identity });
}

/** Compares what waits for it, as the site does with its next look. */
export async function compareListings(database: Database): Promise<void> {
  type Waiting = SubmittedListing & { id: string; of: string };
  const { rows } = await database.query<{ listings: Waiting[] }>(
    'select public.listings_to_compare() as listings',
  );
  const directory = await directoryOf(database);
  const comparisons = rows[0]!.listings.flatMap((listing) => {
    const compared = compareListing(listing, directory);
    return compared ? [{ id: listing.id, of: listing.of, ...compared }] : [];
  });
  await database.query('select public.write_comparisons($1)', [JSON.stringify(comparisons)]);
}

/** The directory of a database, with the built-in words. */
async function directoryOf(database: Database): Promise<Derived> {
  const rows = {
    ...(Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows),
    car_wash_locations: await rowsOf(database, 'car_wash_locations'),
    provider_menu_items: await rowsOf(database, 'provider_menu_items'),
  };
  return { rows, directory: toDirectory(rows, { readAt: 0, imageHosts: [] }) };
}

async function rowsOf<T extends Table>(database: Database, table: T): Promise<DirectoryRows[T]> {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(stored) as row from public.${table} as stored`,
  );
  return rows.map(({ row }) => toRow(table, row)!) as DirectoryRows[T];
}
