import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { UserError } from '../processes/user-error.mjs';
import { cellText } from './cells.mjs';
import { connect } from './connect.mjs';
import { CsvFile } from './csv-file.mjs';
import { MENU_COLUMNS, menuColumnOf, readMenuRow } from './menu-rows.mjs';
import { openTableFile } from './read-file.mjs';
import { number, Report } from './report.mjs';
import {
  alreadyApplied,
  beginRun,
  discardRun,
  finishStaging,
  markApplied,
  MAX_REFUSED_SHARE,
} from './runs.mjs';

const MENUS_PER_REQUEST = 50;

/**
 * Previews what a file of menus would change, or applies it with --apply (product rule 3.11). The file states the whole menu
 * of each provider that it names, so one bad row refuses the menu.
 * @throws UserError if --apply writes nothing
 */
export async function importMenus({ file, apply, 'skip-refused': skipRefused, ...options }) {
  const { bytes, table } = await openTableFile(file, options);
  const menus = await readMenus(file, table);
  const database = await connect();
  console.log(
    `${file}: ${table.description}, menus of ${number(menus.length)} providers.\nThe directory is ${database.name}.`,
  );

  const run = createHash('sha256').update('menus').update(bytes).digest('hex').slice(0, 12);
  const existing = apply ? await beginRun(database, run, basename(file)) : undefined;
  if (existing?.state === 'applied') throw new UserError(`Nothing was done. ${alreadyApplied(run)}`);

  const report = await Report.create(file);
  const rows = await compareMenus(database, menus);
  await report.add(rows);
  await report.file.close();
  const { counts } = report;
  console.log(
    `\n${report.table()}\n\n${number(report.problems)} ${report.problems === 1 ? 'problem' : 'problems'} by line: ${report.file.path}`,
  );
  const isRejected = counts.refused >= menus.length * MAX_REFUSED_SHARE && !skipRefused;
  if (isRejected) {
    if (apply) await discardRun(database, run);
    throw new UserError(
      `${number(counts.refused)} of ${number(menus.length)} menus are refused, a tenth or more. Nothing was written. Fix them, or skip them: --skip-refused`,
    );
  }
  if (!apply)
    return void console.log(
      counts.changed > 0
        ? 'Nothing was written. To apply it, repeat the command with --apply.'
        : 'There is nothing to apply.',
    );
  await finishStaging(database, run, counts);
  const changed = rows.filter(({ action }) => action === 'changed').map(({ menu }) => menu);
  const failed = (await inRequests(database, changed, run)).filter(({ problem }) => problem);
  await markApplied(database, run);
  for (const { line, name, problem } of failed)
    console.log(`  line ${line}, ${name}: the database refused it: ${problem}`);
  console.log(`\nRun ${run} is applied: the menus of ${number(changed.length - failed.length)} providers.`);
  console.log('Pages are updated within 5 minutes, or immediately after POST /api/revalidate.');
  console.log(`To undo it: npm run import -- --undo ${run}`);
}

/** Groups the rows of a file by provider. @returns {Promise<{ line: number, provider: number, items: object[], problems: object[] }[]>} */
async function readMenus(file, table) {
  let columns;
  const menus = new Map();
  for await (const { line, cells } of table.lines()) {
    if (!columns) {
      columns = cells.map((cell) => menuColumnOf(cellText(cell)));
      if (!columns.includes('provider_id') || !columns.includes('price_from'))
        throw new UserError(
          `${file}: the first line must name the columns, with provider_id, kind, name_en and price_from. Nothing was written.`,
        );
      continue;
    }
    const { item, problems } = readMenuRow(cells, columns);
    const { provider_id: provider = `line ${line}`, ...values } = item;
    const menu = menus.get(provider) ?? { line, provider, items: [], problems: [] };
    menu.items.push({ position: menu.items.length + 1, ...values });
    menu.problems.push(...problems.map((problem) => ({ ...problem, line })));
    menus.set(provider, menu);
  }
  if (menus.size === 0) throw new UserError(`${file}: it has no rows. Nothing was written.`);
  return [...menus.values()].map((menu) => ({
    ...menu,
    items: menu.items.toSorted((a, b) => a.position - b.position),
  }));
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
