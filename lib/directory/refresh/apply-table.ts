import { ROWS } from '../../data/directory/read-counters';
import type { DirectoryRows, Row, Table } from '../../data/directory/rows';
import { keyOf, TABLES } from '../../data/directory/tables';
import { log } from '../../log/log';
import { keepUnchanged } from '../compare-rows';
import { inChunks } from '../in-chunks';
import type { HeldBackRows, Loss } from './held-back';

type Raw = Record<string, unknown>;

/** What a table is judged by, but for what is gone of it. */
export interface ApplyOptions extends Omit<
  Loss,
  'table' | 'subject' | 'goneKeys' | 'total' | 'remaining' | 'isMissing'
> {
  heldBack: HeldBackRows;
  /** Columns that the table does not have, although we know them. */
  missing: readonly string[];
}

/**
 * Takes a table as it was read, row by row: what is new or differs counts at once, and what is gone in great number stays for a while
 * (`HeldBackRows`), with what belongs to it.
 */
export async function applyTable<T extends Table>(
  table: T,
  rows: DirectoryRows,
  read: DirectoryRows[T],
  options: ApplyOptions,
): Promise<void> {
  const known = rows[table] as Row<T>[];
  const byKey = new Map(read.map((row: Row<T>) => [keyOf(table, row), row]));
  const lost = known.filter((row) => !byKey.has(keyOf(table, row)));
  const kept = keepLost(table, rows, lost, read as Row<T>[], options);
  const next = keepColumns(table, known, read as Row<T>[], byKey, options);
  const all = kept.length > 0 ? inOrder(table, [...next, ...kept]) : next;
  rows[table] = await inChunks(keepUnchanged(table, rows[table], all as DirectoryRows[T]));
}

/** Returns the rows that are gone and still shown. */
function keepLost<T extends Table>(
  table: T,
  rows: DirectoryRows,
  lost: readonly Row<T>[],
  read: readonly Row<T>[],
  { heldBack, missing: _, ...given }: ApplyOptions,
): Row<T>[] {
  const known = rows[table] as Row<T>[];
  const owners = heldBack.rowsOf('car_wash_locations');
  const belongs = 'provider_id' in TABLES[table].columns;
  const ownerOf = (row: Row<T>) => (row as unknown as { provider_id: number }).provider_id;
  const shown = belongs ? new Set(rows.car_wash_locations.map(({ id }) => id)) : undefined;
  const withOwner = belongs ? lost.filter((row) => owners.has(ownerOf(row))) : [];
  const replaced = likenessesOf(table, known, read);
  const isAlone = (row: Row<T>) => !belongs || (!owners.has(ownerOf(row)) && shown!.has(ownerOf(row)));
  const alone = lost.filter((row) => isAlone(row) && !replaced?.has(likenessOf(table, row)!));
  const { kept } = judgeLoss(heldBack, {
    ...given,
    table,
    subject: ROWS,
    goneKeys: alone.map((row) => keyOf(table, row)),
    total: known.length,
    remaining: read.length,
    isMissing: false,
  });
  return [...withOwner, ...alone.filter((row) => kept.has(keyOf(table, row)))];
}

/** Judges a change, and logs what is noticed or given up. */
function judgeLoss(heldBack: HeldBackRows, loss: Loss) {
  const verdict = heldBack.judge(loss);
  const { table, subject, total } = loss;
  if (verdict.refused > 0)
    log('directory.loss_refused', { table, subject, goneCount: verdict.kept.size, total });
  if (verdict.taken > 0) log('directory.loss_taken', { table, subject, goneCount: verdict.taken, total });
  return verdict;
}

/** Returns what makes a row another one's successor under a new key: what a table that was loaded again still has. */
function likenessOf<T extends Table>(table: T, row: Row<T>): string | undefined {
  const columns = TABLES[table].likeness;
  return columns && JSON.stringify(columns.map((column) => (row as unknown as Raw)[column]));
}

/** Returns the likenesses of rows that are new. */
function likenessesOf<T extends Table>(table: T, known: readonly Row<T>[], read: readonly Row<T>[]) {
  if (!TABLES[table].likeness) return undefined;
  const keys = new Set(known.map((row) => keyOf(table, row)));
  return new Set(read.filter((row) => !keys.has(keyOf(table, row))).map((row) => likenessOf(table, row)!));
}

/** Returns the rows that were read, with the values of columns that are gone in great number. */
function keepColumns<T extends Table>(
  table: T,
  known: readonly Row<T>[],
  read: readonly Row<T>[],
  byKey: ReadonlyMap<string | number, Row<T>>,
  { heldBack, missing, ...given }: ApplyOptions,
): Row<T>[] {
  const { facts = [] } = TABLES[table];
  const patched = new Map<string | number, Row<T>>();
  const pairs = known.flatMap((row) => {
    const other = byKey.get(keyOf(table, row));
    return other ? [[row as unknown as Raw, other as unknown as Raw, keyOf(table, row)] as const] : [];
  });
  for (const column of new Set([...facts, ...missing, ...heldBack.columnsOf(table)])) {
    if (TABLES[table].key.includes(column)) continue;
    const gone = pairs.filter(([row, other]) => isFilled(row[column]) && !isFilled(other[column]));
    if (gone.length === 0 && !heldBack.columnsOf(table).includes(column)) continue;
    const { kept } = judgeLoss(heldBack, {
      ...given,
      table,
      subject: column,
      goneKeys: gone.map(([, , key]) => key),
      total: pairs.filter(([row]) => isFilled(row[column])).length,
      remaining: read.filter((row) => isFilled((row as unknown as Raw)[column])).length,
      isMissing: missing.includes(column),
    });
    for (const [row, , key] of gone)
      if (kept.has(key)) {
        const present = (patched.get(key) ?? byKey.get(key)) as unknown as Raw;
        const copy: Raw = { ...present, [column]: row[column] };
        // A fact and its check stay together.
        for (const check of TABLES[table].checks?.[column] ?? []) copy[check] = row[check];
        patched.set(key, copy as unknown as Row<T>);
      }
  }
  return patched.size > 0 ? read.map((row) => patched.get(keyOf(table, row)) ?? row) : [...read];
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The order in which a table is read, as far as its key is a number. */
function inOrder<T extends Table>(table: T, rows: Row<T>[]): Row<T>[] {
  if (!TABLES[table].isNumbered) return rows;
  return rows.sort((one, other) => Number(keyOf(table, one)) - Number(keyOf(table, other)));
}

/** Takes the ratings as they were read, but for providers of which reviews, or the rows themselves, are gone and still shown. */
export async function applyRatings(
  rows: DirectoryRows,
  read: DirectoryRows['published_ratings'],
  heldBack: HeldBackRows,
): Promise<void> {
  const reviews = heldBack.rowsOf('provider_reviews');
  const kept = new Set(heldBack.rowsOf('car_wash_locations'));
  for (const { id, provider_id } of rows.provider_reviews) if (reviews.has(id!)) kept.add(provider_id!);
  const known = rows.published_ratings.filter((row) => kept.has(row.provider_id!));
  const ofKnown = new Set(known.map((row) => row.provider_id));
  const others = read.filter((row) => !ofKnown.has(row.provider_id));
  const all = inOrder('published_ratings', [...others, ...known]);
  rows.published_ratings = await inChunks(keepUnchanged('published_ratings', rows.published_ratings, all));
}

/** Takes away what belongs to providers that are no longer shown, where nothing else does. */
export function dropOrphans(rows: DirectoryRows): void {
  const shown = new Set(rows.car_wash_locations.map(({ id }) => id));
  const isOwned = (row: { provider_id: number | null }) => shown.has(row.provider_id!);
  rows.provider_menu_items = rows.provider_menu_items.filter(isOwned);
  rows.provider_reviews = rows.provider_reviews.filter(isOwned);
  rows.published_ratings = rows.published_ratings.filter(isOwned);
}
