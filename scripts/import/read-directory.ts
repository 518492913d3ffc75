import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLES, toRow } from '@/lib/data/directory/tables';
import { setsCarPrices } from '@/lib/domain/menu';
import { lineKind, packOf } from '@/lib/domain/menu-kinds';
import { toVocabulary, type Vocabulary } from '@/lib/domain/vocabulary';
import { withStaffWords } from '@/lib/domain/words/staff-words';
import { UserError } from '../processes/user-error';
import type { Client, Connection, RestAnswer } from './connect';
import type { KnownProviders } from './match/match';

const PAGE = 1_000;

interface Ordered {
  range: (from: number, to: number) => RestAnswer;
  gt: (column: string, value: unknown) => Ordered;
}

/** What a query gives to `select`, so that the server counts all rows: it may cut its answers without saying so. */
export const COUNTED = { count: 'exact' } as const;

/**
 * Reads all rows of a query with an order that asks for their number (`COUNTED`), in pages.
 * @throws UserError if fewer arrive
 * @param id the column of the order, if it is a single one: a page then begins after the last row, whatever was deleted meanwhile
 */
export async function readPages<Row extends object>(
  database: Connection,
  query: (client: Client) => Ordered,
  id?: keyof Row & string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = id && rows.at(-1)?.[id];
    const start = id ? 0 : rows.length;
    const page = await database.page<Row>((client) =>
      (last ? query(client).gt(id, last) : query(client)).range(start, start + PAGE - 1),
    );
    rows.push(...page.rows);
    // With an id, those before the page are not counted again.
    const left = page.total === null ? Infinity : page.total - (id ? 0 : start) - page.rows.length;
    if (left <= 0) return rows;
    if (page.rows.length > 0) continue;
    if (page.total === null) return rows;
    throw new UserError(
      `The database has ${page.total} more rows, but does not send them. Nothing was done.`,
    );
  }
}

/**
 * Reads all rows of a table of the directory, with the columns that the site knows, as nobody but staff may; none of a table that is
 * not there.
 */
export async function readAll<T extends Table>(database: Connection, table: T): Promise<DirectoryRows[T]> {
  if (!(await database.has(table))) return [] as unknown as DirectoryRows[T];
  const { columns, key, isOwners, isNumbered } = TABLES[table];
  const select = (client: Client) => {
    const selected = client.from(table).select(isOwners ? '*' : Object.keys(columns).join(), COUNTED);
    // With the secret key, rows that no page uses are seen as well.
    const used =
      table === 'words' || table === 'places' ? selected.not('in_force_since', 'is', null) : selected;
    return key.reduce((ordered, column) => ordered.order(column), used);
  };
  const rows = await readPages<Record<string, unknown>>(database, select, isNumbered && key[0]);
  return rows.flatMap((row) => toRow(table, row) ?? []) as unknown as DirectoryRows[T];
}

/** Reads the words of staff, and returns as what texts are read with them. */
export async function readVocabulary(database: Connection): Promise<Vocabulary> {
  const [words, places] = [await readAll(database, 'words'), await readAll(database, 'places')];
  return toVocabulary(withStaffWords({ words, places }));
}

/** Reads what the rows of a file are compared with. @param source whose ids the file has */
export async function readDirectory(database: Connection, source?: string): Promise<KnownProviders> {
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
async function readSources(database: Connection, source: string): Promise<KnownProviders['sources']> {
  const rows = await readPages<{ provider_id: number; source_id: string; last_seen: string }>(
    database,
    (client) =>
      client
        .from('provider_sources')
        .select('provider_id, source_id, last_seen', COUNTED)
        .eq('source', source)
        .order('source_id')
        .order('provider_id'),
  );
  const sources = new Map<string, { providers: number[]; lastSeen: string }>();
  for (const { provider_id: id, source_id: sourceId, last_seen: seen } of rows) {
    const { providers, lastSeen } = sources.get(sourceId) ?? { providers: [], lastSeen: seen };
    sources.set(sourceId, { providers: [...providers, id], lastSeen: seen > lastSeen ? seen : lastSeen });
  }
  return sources;
}
