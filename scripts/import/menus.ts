import { createHash } from 'node:crypto';
import type { Row } from '@/lib/data/directory/rows';
import { isKnownKind, lineKind } from '@/lib/domain/menu-kinds';
import { PROBLEM_TYPES } from '@/lib/domain/problem-types';
import { UserError } from '../processes/user-error';
import type { Connection } from './connect';
import { writeCsv } from './csv-file';
import { importFile, type ImportOptions } from './import-file';
import type { Compared } from './match/outcome';
import { mapMenuColumns, MENU_COLUMNS, readMenuRow } from './menu-rows';
import { counted } from './progress';
import { openTableFile, withFileName } from './read/read-file';
import type { RowProblem } from './read/read-row';
import { readAll, readVocabulary } from './read-directory';

/** A price on a menu, without empty values. */
type Item = Record<string, unknown>;
/** A price, and its line in the file. */
interface Line {
  line: number;
  item: Item & Partial<Pick<Row<'provider_menu_items'>, 'kind' | 'name_en' | 'name_ar'>>;
}

interface Menu {
  /** The first line of the file that is about it. */
  line: number;
  /** The provider, or text where a row does not name it. */
  provider: number | string;
  lines: Line[];
  problems: RowProblem[];
}

/**
 * Previews what a file of menus would change, or applies it with --apply (product rule 3.11). The file states the whole menu
 * of each provider that it names, so one bad row refuses the menu.
 * @throws UserError if the file is refused or was applied before
 */
export async function importMenus(options: ImportOptions): Promise<void> {
  const { file, map = [] } = options;
  const { bytes, description, menus, unknown } = await withFileName(file, () => readMenus(options));
  console.log(`${file}: ${description}, ${counted(menus.length, 'menu')}.`);
  if (unknown.length > 0) console.log(`Ignored: ${unknown.join(', ')}. Menus have no such columns.`);
  await importFile(options, {
    run: createHash('sha256').update('menus').update(bytes).update(map.join()).digest('hex').slice(0, 12),
    count: menus.length,
    noun: 'menu',
    compare: (database) => compareMenus(database, menus),
  });
}

/** Groups the rows of a file by provider, and names the columns that are ignored. */
async function readMenus({ file, ...options }: ImportOptions) {
  const { bytes, table } = await openTableFile(file, options);
  let columns: (string | undefined)[] | undefined;
  let unknown: string[] = [];
  const menus = new Map<number | string, Menu>();
  for await (const { line, cells } of table.lines()) {
    if (!columns) {
      ({ columns, unknown } = mapMenuColumns(cells, options.map));
      continue;
    }
    const { item, problems } = readMenuRow(cells, columns);
    const { provider_id: provider = `line ${line}`, ...values } = item as Item & { provider_id?: number };
    const menu: Menu = menus.get(provider) ?? { line, provider, lines: [], problems: [] };
    menu.lines.push({ line, item: { position: menu.lines.length + 1, ...values } });
    menu.problems.push(...problems.map((problem) => ({ ...problem, line })));
    menus.set(provider, menu);
  }
  if (menus.size === 0) throw new UserError('It has no rows.');
  for (const { lines } of menus.values())
    lines.sort((a, b) => Number(a.item.position) - Number(b.item.position));
  return { bytes, description: table.description, menus: [...menus.values()], unknown };
}

/** Decides what an import does with each menu. */
async function* compareMenus(database: Connection, menus: readonly Menu[]): AsyncGenerator<Compared> {
  const providers = await readAll(database, 'car_wash_locations');
  const nameOf = new Map(providers.map(({ id, business_name: name }) => [id, name]));
  const stored = menusOf(await readAll(database, 'provider_menu_items'));
  const { kinds } = await readVocabulary(database);
  for (const { line, provider, lines, problems } of menus) {
    const target = Number(provider);
    const message = 'There is no provider with this id.';
    if (problems.length === 0 && !nameOf.has(target))
      problems.push({ column: 'provider_id', value: String(provider), message });
    const name = nameOf.get(target);
    const before = (stored.get(target) ?? []).map(itemOf);
    const items = lines.map(({ item }) => item);
    if (problems.length > 0) yield { line, name, action: 'refused', problems };
    else if (keyOf(before) === keyOf(items)) yield { line, name, action: 'same', problems };
    else {
      const notes = lines.flatMap((one) => unknownKind(one, kinds) ?? []);
      yield { line, name, action: 'changed', problems: notes, target, changes: { menu: [before, items] } };
    }
  }
}

/** Says that a price is of a kind that the site does not know, or cannot tell from its name; it is taken over all the same. */
function unknownKind({ line, item }: Line, kinds: ReadonlyMap<string, unknown>): RowProblem | undefined {
  const { kind = null, name_en: name = '', name_ar: arabic = null } = item;
  if (isKnownKind(lineKind(kind, [name, arabic]), kinds)) return undefined;
  return { line, column: 'kind', value: kind ?? name, message: PROBLEM_TYPES.menu_kind_unknown.meaning };
}

/** Returns the menus of providers in their order. */
function menusOf(rows: readonly Row<'provider_menu_items'>[]): Map<number, Row<'provider_menu_items'>[]> {
  const menus = new Map<number, Row<'provider_menu_items'>[]>();
  const sorted = [...rows].sort((a, b) => a.position - b.position || a.id - b.id);
  for (const row of sorted) menus.set(row.provider_id, [...(menus.get(row.provider_id) ?? []), row]);
  return menus;
}

const itemOf = ({ id: _id, provider_id: _provider, ...item }: Row<'provider_menu_items'>): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));

const keyOf = (items: readonly Item[]) => JSON.stringify(items.map((item) => Object.entries(item).sort()));

/** Exports every menu to a CSV file that can be imported again. @returns the number of rows */
export async function exportMenus(database: Connection, path: string): Promise<number> {
  const providers = await readAll(database, 'car_wash_locations');
  const nameOf = new Map(providers.map(({ id, business_name: name }) => [id, name]));
  const rows = [...menusOf(await readAll(database, 'provider_menu_items'))].sort(([a], [b]) => a - b);
  const lines = rows.flatMap(([id, menu]) =>
    menu.map((item): Item => ({ ...item, provider_name: nameOf.get(id) })),
  );
  await writeCsv(
    path,
    MENU_COLUMNS,
    lines.map((line) => MENU_COLUMNS.map((column) => line[column])),
  );
  return lines.length;
}
