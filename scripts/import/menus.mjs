import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { UserError } from '../processes/user-error.mjs';
import { connect } from './connect.mjs';
import { CsvFile } from './csv-file.mjs';
import { mapMenuColumns, MENU_COLUMNS, readMenuRow } from './menu-rows.mjs';
import { openTableFile, withFileName } from './read-file.mjs';
import { counted, number, Report } from './report.mjs';
import {
  alreadyApplied,
  beginRun,
  describeRunning,
  discardRun,
  findRun,
  finishStaging,
  markApplied,
  MAX_REFUSED_SHARE,
} from './runs.mjs';

const MENUS_PER_REQUEST = 50;

/**
 * Previews what a file of menus would change, or applies it with --apply (product rule 3.11). The file states the whole menu
 * of each provider that it names, so one bad row refuses the menu.
 * @throws UserError if the file is refused or was applied before
 */
export async function importMenus({ file, apply, map, 'skip-refused': skipRefused, ...options }) {
  if (map)
    throw new UserError('--map is not for menus: rename the columns of the file. Nothing was written.');
  const { bytes, description, menus, unknown } = await withFileName(file, () => readMenus(file, options));
  const database = await connect();
  console.log(`${file}: ${description}, ${menusOf(menus.length)}.`);
  if (unknown.length > 0) console.log(`Ignored: ${unknown.join(', ')}. Menus have no such columns.`);
  console.log(`The directory is ${database.name}.`);

  const run = createHash('sha256').update('menus').update(bytes).digest('hex').slice(0, 12);
  const existing = apply ? await beginRun(database, run, basename(file)) : await findRun(database, run);
  if (existing?.state === 'applied')
    throw new UserError(
      `${apply ? 'Nothing was done.' : 'Nothing was written, and --apply would write nothing.'} ${alreadyApplied(run)}`,
    );
  const running = !apply && (await describeRunning(database));
  if (running) console.log(`${running} This preview may be out of date when it ends.`);

  const report = await Report.create(file);
  const rows = await compareMenus(database, menus);
  await report.add(rows);
  await report.file.close();
  const { counts } = report;
  console.log(`\n${report.table()}\n\n${counted(report.problems, 'problem')} by line: ${report.file.path}`);
  const isRejected = counts.refused >= menus.length * MAX_REFUSED_SHARE && !skipRefused;
  if (isRejected) {
    if (apply) await discardRun(database, run);
    throw new UserError(
      `${number(counts.refused)} of ${number(menus.length)} menus are refused, a tenth or more. Nothing was written. Fix them, or skip them: --skip-refused`,
    );
  }
  const isInterrupted = existing?.state === 'applying';
  if (counts.changed === 0 && !isInterrupted) {
    if (apply) await discardRun(database, run);
    return void console.log('Nothing was written. There is nothing to apply.');
  }
  if (!apply) return void console.log('Nothing was written. To apply it, repeat the command with --apply.');
  await finishStaging(database, run, counts);
  const changed = rows.filter(({ action }) => action === 'changed').map(({ menu }) => menu);
  const failed = (await inRequests(database, changed, run)).filter(({ problem }) => problem);
  await markApplied(database, run);
  for (const { line, name, problem } of failed)
    console.log(`  line ${line}, ${name}: the database refused it: ${problem}`);
  console.log(`\nRun ${run} is applied: the ${menusOf(changed.length - failed.length)}.`);
  console.log('Pages are updated within two minutes.');
  console.log(`To undo it: npm run import -- --undo ${run}`);
}

const menusOf = (count) => `${count === 1 ? 'menu' : 'menus'} of ${counted(count, 'provider')}`;

/** Groups the rows of a file by provider, and names the columns that are ignored. */
async function readMenus(file, options) {
  const { bytes, table } = await openTableFile(file, options);
  let columns;
  let unknown = [];
  const menus = new Map();
  for await (const { line, cells } of table.lines()) {
    if (!columns) {
      ({ columns, unknown } = mapMenuColumns(cells));
      continue;
    }
    const { item, problems } = readMenuRow(cells, columns);
    const { provider_id: provider = `line ${line}`, ...values } = item;
    const menu = menus.get(provider) ?? { line, provider, items: [], problems: [] };
    menu.items.push({ position: menu.items.length + 1, ...values });
    menu.problems.push(...problems.map((problem) => ({ ...problem, line })));
    menus.set(provider, menu);
  }
  if (menus.size === 0) throw new UserError('It has no rows.');
  const sorted = [...menus.values()].map((menu) => ({
    ...menu,
    items: menu.items.toSorted((a, b) => a.position - b.position),
  }));
  return { bytes, description: table.description, menus: sorted, unknown };
}

/** Decides what an import does with each menu. */
async function compareMenus(database, menus) {
  const valid = menus.filter(({ problems }) => problems.length === 0);
  const results = new Map((await inRequests(database, valid)).map((result) => [result.line, result]));
  return menus.map((menu) => {
    const { line, provider } = menu;
    const result = results.get(line);
    const refused = (problems) => ({
      line,
      name: result?.name ?? `provider ${provider}`,
      action: 'refused',
      problems,
    });
    if (!result) return refused(menu.problems);
    if (result.name === null)
      return refused([
        { column: 'provider_id', value: String(provider), message: 'There is no provider with this id.' },
      ]);
    const { name, added, removed } = result;
    if (added + removed === 0) return { line, name, action: 'same', problems: [] };
    return {
      line,
      name,
      action: 'changed',
      problems: [],
      menu,
      changes: { prices: [`${removed} removed`, `${added} added`] },
    };
  });
}

/** Compares menus with the directory and, within a run, writes them. */
async function inRequests(database, menus, run) {
  const results = [];
  for (let start = 0; start < menus.length; start += MENUS_PER_REQUEST) {
    const batch = menus
      .slice(start, start + MENUS_PER_REQUEST)
      .map(({ line, provider, items }) => ({ line, provider, items }));
    results.push(...(await database.call('import_menus', { menus: batch, run_id: run })));
  }
  return results;
}

const PAGE = 1_000;

/** Exports every menu to a CSV file that can be imported again. @returns the number of rows */
export async function exportMenus(database, path) {
  const file = await CsvFile.create(path, MENU_COLUMNS);
  const columns = MENU_COLUMNS.filter((column) => column !== 'provider_name').join(',');
  let count = 0;
  for (;;) {
    const first = count;
    const rows = await database.rows((client) =>
      client
        .from('provider_menu_items')
        .select(columns)
        .order('provider_id')
        .order('position')
        .order('id')
        .range(first, first + PAGE - 1),
    );
    const ids = [...new Set(rows.map((row) => row.provider_id))];
    const providers = await database.rows((client) =>
      client.from('car_wash_locations').select('id, business_name').in('id', ids),
    );
    const nameOf = new Map(providers.map(({ id, business_name: name }) => [id, name]));
    await file.write(
      rows.map((row) =>
        MENU_COLUMNS.map((column) =>
          column === 'provider_name' ? nameOf.get(row.provider_id) : row[column],
        ),
      ),
    );
    count += rows.length;
    if (rows.length < PAGE) break;
  }
  await file.close();
  return count;
}
