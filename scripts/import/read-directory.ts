import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { keyOf, TABLES, toRow } from '@/lib/data/directory/tables';
import { setsCarPrices } from '@/lib/domain/menu';
import { lineKind, packOf } from '@/lib/domain/menu-kinds';
import { toVocabulary, type Vocabulary } from '@/lib/domain/vocabulary';
import { withStaffWords } from '@/lib/domain/words/staff-words';
import type { Connection } from './connect';
import type { Directory } from './match';

const PAGE = 1_000;

/**
 * Reads all rows of a table of the directory, with the columns that the site knows, as nobody but staff may; none of a table that is
 * not there.
 */
export async function readAll<T extends Table>(database: Connection, table: T): Promise<DirectoryRows[T]> {
  const { columns, key, isOwners, isNumbered } = TABLES[table];
  const rows: DirectoryRows[T][number][] = [];
  if (!(await database.has(table))) return rows as DirectoryRows[T];
  for (let read = 0; ;) {
    const last = rows.at(-1);
    const page: unknown[] = await database.rows((client) => {
      const selected = client.from(table).select(isOwners ? '*' : Object.keys(columns).join());
      // With the secret key, rows that no page uses are seen as well.
      const used =
        table === 'words' || table === 'places' ? selected.not('in_force_since', 'is', null) : selected;
      const query = key.reduce((ordered, column) => ordered.order(column), used.limit(PAGE));
      if (!isNumbered) return query.range(read, read + PAGE - 1);
      return last ? query.gt(key[0]!, keyOf(table, last)) : query;
    });
    for (const row of page) rows.push(...(toRow(table, row) ? [toRow(table, row)!] : []));
    read += page.length;
    if (page.length < PAGE) return rows as DirectoryRows[T];
  }
}

/** Reads the words of staff, and returns as what texts are read with them. */
export async function readVocabulary(database: Connection): Promise<Vocabulary> {
  const [words, places] = [await readAll(database, 'words'), await readAll(database, 'places')];
  return toVocabulary(withStaffWords({ words, places }));
}

/** Reads what the rows of a file are compared with. @param source whose ids the file has */
export async function readDirectory(database: Connection, source?: string): Promise<Directory> {
  const vocabulary = await readVocabulary(database);
  const rows = await readAll(database, 'car_wash_locations');
  const menus = await readAll(database, 'provider_menu_items');
  const washes = menus.filter((item) =>
    setsCarPrices({
      kind: lineKind(item.kind, [item.name_en, item.name_ar]),
      washes: packOf(item).washes,
      offerUntil: item.offer_until,
    }),
  );
  const sources = source === undefined ? new Map() : await readSources(database, source);
  return { rows, vocabulary, sources, withMenuPrices: new Set(washes.map((item) => item.provider_id)) };
}

/** Reads the ids of a source, with their providers and the time of the last file that had them. */
async function readSources(database: Connection, source: string): Promise<Directory['sources']> {
  const sources = new Map<string, { providers: number[]; lastSeen: string }>();
  for (let read = 0; ;) {
    const page: { provider_id: number; source_id: string; last_seen: string }[] = await database.rows(
      (client) =>
        client
          .from('provider_sources')
          .select('provider_id, source_id, last_seen')
          .eq('source', source)
          .order('source_id')
          .order('provider_id')
          .range(read, read + PAGE - 1),
    );
    for (const { provider_id: id, source_id: sourceId, last_seen: lastSeen } of page) {
      const known = sources.get(sourceId);
      known?.providers.push(id);
      if (!known || known.lastSeen < lastSeen)
        sources.set(sourceId, { providers: known?.providers ?? [id], lastSeen });
    }
    read += page.length;
    if (page.length < PAGE) return sources;
  }
}
