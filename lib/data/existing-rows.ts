import { type RowKind, rowExists } from './row-exists';
import { REVALIDATE_SECONDS } from '../site';

const REMEMBERED = 50_000;
const UNCHECKED_ALLOWANCE = 1_000;

/** Pages that were found, with the moment when (milliseconds). */
const found = new Map<string, number>();
let uncheckedPages = 0;

/**
 * Whether the page of a provider or a post may be rendered. Asked before it is, because a page that turns out to be
 * missing while it is rendered is blank without script and stays behind as a file. While the database is down, unknown
 * pages are let through, so that those of an earlier process still show, but only so many that they can not fill the disk.
 */
export async function mayHavePage(kind: RowKind, key: string): Promise<boolean> {
  const name = `${kind} ${key}`;
  if (Date.now() - (found.get(name) ?? 0) < REVALIDATE_SECONDS * 1000) return true;
  const exists = await rowExists(kind, key);
  if (exists === undefined) return found.has(name) || ++uncheckedPages <= UNCHECKED_ALLOWANCE;
  uncheckedPages = 0;
  if (exists) remember(name);
  else found.delete(name);
  return exists;
}

function remember(name: string) {
  if (found.size >= REMEMBERED) found.clear();
  found.set(name, Date.now());
}
