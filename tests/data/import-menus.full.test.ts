import { readFileSync } from 'node:fs';
import { StaffDatabase } from './staff-commands';

jest.setTimeout(60_000);

let staff: StaffDatabase;
beforeAll(async () => {
  staff = await StaffDatabase.start();
});
afterAll(() => staff.stop());

const HEADER = 'provider_id,kind,service,size,price,duration,until\n';
let files = 0;
async function runImport(content: string, ...more: string[]) {
  const path = staff.write(`menu-${(files += 1)}.csv`, content);
  const { code, output } = await staff.run('import', ['--menu', path, ...more]);
  return { code, output, report: () => readFileSync(path.replace(/\.csv$/, '.report.csv'), 'utf8') };
}
async function menuOf(id: number) {
  const menu = await staff.rows<{ price_from: unknown }>(
    `provider_menu_items?provider_id=eq.${id}&select=kind,name_en,car,price_from,minutes,offer_until&order=position,id`,
  );
  // The embedded backend sends numerics that end in zero as text.
  return menu.map((item) => ({ ...item, price_from: Number(item.price_from) }));
}
test('a file of menus is previewed, applied and undone', async () => {
  const menu = await menuOf(1);
  expect(menu).not.toEqual([]);
  const content = `${HEADER}1,Exterior,Foam wash,sedan,AED 35,20,\n1,exterior,Foam wash,SUV,45,20,\n1,full,Eid offer,any,60,,31/12/2099\n`;

  const preview = await runImport(content);
  expect(preview.output).toMatch(/1 menu\..*changed +1 /s);
  expect(preview.output).toContain('To apply it, repeat the command with --apply.');
  expect(await menuOf(1)).toEqual(menu);

  const applied = await runImport(content, '--apply');
  const [, run] = /Run (\w+) is applied: 0 added, 1 changed/.exec(applied.output)!;
  expect(await menuOf(1)).toEqual([
    { kind: 'exterior', name_en: 'Foam wash', car: 'small', price_from: 35, minutes: 20, offer_until: null },
    { kind: 'exterior', name_en: 'Foam wash', car: 'suv', price_from: 45, minutes: 20, offer_until: null },
    {
      kind: 'full',
      name_en: 'Eid offer',
      car: null,
      price_from: 60,
      minutes: null,
      offer_until: '2099-12-31',
    },
  ]);
  for (const more of [[], ['--apply']])
    expect((await runImport(content, ...more)).output).toContain(`was already applied as run ${run}`);

  const { output } = await staff.run('import', ['--undo', run!]);
  expect(output).toContain('1 row restored, 0 skipped');
  expect(await menuOf(1)).toEqual(menu);
});

test('undoing leaves a menu that was changed since', async () => {
  const applied = await runImport(`${HEADER}2,exterior,Late wash,any,35,20,\n`, '--apply');
  const [, run] = /Run (\w+) is applied/.exec(applied.output)!;
  await staff.change('provider_menu_items?provider_id=eq.2', { price_from: 42 });
  const { output } = await staff.run('import', ['--undo', run!]);
  expect(output).toContain('0 rows restored, 1 skipped');
  expect(output).toContain('the menu was changed later.');
  expect(await menuOf(2)).toMatchObject([{ name_en: 'Late wash', price_from: 42 }]);
});

test('an export can be imported again, and changes nothing', async () => {
  const path = staff.write('menus.csv', '');
  expect((await staff.run('import', ['--menu', '--export', path])).output).toMatch(
    /menus\.csv: \d,\d+ prices\./,
  );
  for (const more of [[], ['--apply'], ['--apply']]) {
    const { code, output } = await staff.run('import', ['--menu', path, ...more]);
    expect(output).toContain('There is nothing to apply.');
    expect(code).toBe(0);
  }
});

test('prices with fractions are rounded to fils, so that they are written once', async () => {
  const content = `${HEADER}3,exterior,Wash,,47.619047,,\n`;
  const [, run] = /Run (\w+) is applied/.exec((await runImport(content, '--apply')).output)!;
  expect(await menuOf(3)).toMatchObject([{ price_from: 47.62 }]);
  expect((await runImport(`${content}\n`)).output).toContain('There is nothing to apply.');
  expect((await staff.run('import', ['--undo', run!])).output).toContain('1 row restored, 0 skipped');
});

test('columns that are none of a menu are named', async () => {
  const content = 'provider_id,kind,service,price,Offer valid till,\n1,exterior,Wash,31,31/12/2099,\n';
  expect((await runImport(content)).output).toContain(
    'Ignored: Offer valid till. Menus have no such columns.',
  );
});

test.each([
  [
    'provider_id,kind,service,name_en,price\n1,exterior,Wash,Wash,31\n',
    [],
    '"service" and "name_en" both mean name_en',
  ],
  ['id,kind,service,price\n1,exterior,Wash,31\n', [], 'Missing: provider_id.'],
  [`${HEADER}1,exterior,Wash,,31,,\n`, ['--map', 'duration=speed'], '"speed" is not a column'],
])('refuses the file %j with %j', async (content, more, message) => {
  const { code, output } = await runImport(content, ...more, '--apply');
  expect(output).toContain(message);
  expect(output).toContain('Nothing was written.');
  expect(code).toBe(1);
});

test.each([
  ['1,exterior,Wash,small,cheap,,', 'price_from', 'This is not a price in dirhams, such as 45.'],
  ['1,wash,Wash,small,35,,', 'kind', 'is not a kind'],
  ['1,exterior,,small,35,,', 'name_en', 'This is required.'],
  ['1,exterior,Wash,bus,35,,', 'car', 'is not a size of car'],
  ['1,full,Wash,suv,12000,,', 'price_from', 'A wash costs 1 to 9999 dirhams.'],
  ['1,exterior,Wash,suv,1e3,,', 'price_from', 'This is not a price in dirhams, such as 45.'],
  ['999999,exterior,Wash,small,35,,', 'provider_id', 'There is no provider with this id.'],
])('the menu with the row %s is refused', async (row, column, message) => {
  const { code, output, report } = await runImport(
    `${HEADER}1,exterior,Wash,small,35,,\n${row}\n`,
    '--apply',
  );
  expect(output).toContain('menus are refused, a tenth or more. Nothing was written.');
  expect(report()).toContain(`,${column},`);
  expect(report()).toContain(message);
  expect(code).toBe(1);
});

test('valid menus are applied beside refused ones', async () => {
  const content = `${HEADER}2,exterior,Wash,,30,,\n999999,exterior,Wash,,30,,\n`;
  expect((await runImport(content, '--apply', '--skip-refused')).output).toContain('0 added, 1 changed');
  expect(await menuOf(2)).toMatchObject([{ price_from: 30 }]);
});
