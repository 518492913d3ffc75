import { providerExists } from './data/provider-exists';
import { FRESH_SECONDS } from './site';

const REMEMBERED = 50_000;
const UNCHECKED_ALLOWANCE = 1_000;

/** Ids that were found, with the moment when (milliseconds). */
const found = new Map<number, number>();
let uncheckedPages = 0;

/**
 * Whether a provider's page may be rendered. Asked before it is, because a page that turns out to be missing while it
 * is rendered is blank without script and stays behind as a file. While the database is down, unknown ids are let
 * through, so that pages of an earlier process still show, but only so many that they can not fill the disk.
 */
export async function mayHavePage(id: number): Promise<boolean> {
  if (Date.now() - (found.get(id) ?? 0) < FRESH_SECONDS * 1000) return true;
  const exists = await providerExists(id);
  if (exists === undefined) return found.has(id) || ++uncheckedPages <= UNCHECKED_ALLOWANCE;
  uncheckedPages = 0;
  if (exists) remember(id);
  else found.delete(id);
  return exists;
}

function remember(id: number) {
  if (found.size >= REMEMBERED) found.clear();
  found.set(id, Date.now());
}
