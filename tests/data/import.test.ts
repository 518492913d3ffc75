import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, StaffDatabase, until } from './staff-commands';

jest.setTimeout(120_000);

const ROWS = 300;
const PROVIDERS = 'car_wash_locations?order=id&select=*';

interface Provider {
  id: number;
  business_name: string;
  phone: string | null;
  service_description: string | null;
}

let staff: StaffDatabase;
let file: string;
let expected: Record<string, number>;
beforeAll(async () => {
  staff = await StaffDatabase.start();
  file = join(staff.folder, 'messy.csv');
  expected = JSON.parse(
    execFileSync('node', ['tests/support/messy-providers.mjs', String(ROWS), file], { encoding: 'utf8' }),
  );
});
afterAll(() => staff.stop());

/** Parses the summary table of an import. */
function countsIn(output: string): Record<string, number> {
  const counts = output.matchAll(/^ {2}(new|changed|same|doubtful|refused) +([\d,]+) /gm);
  return Object.fromEntries(
    [...counts].map(([, action, count]) => [action, Number(count!.replace(',', ''))]),
  );
}

const runOf = (output: string) => /--undo (\w+)/.exec(output)![1]!;
const providers = () => staff.rows<Provider>(PROVIDERS);

test('the preview of a messy file lists changes and problems by line, and writes nothing', async () => {
  const before = await providers();
  const { code, output } = await staff.run('import', [file]);
  expect(code).toBe(0);
  expect(output).toContain('UTF-8, separated by semicolons, 300 rows.');
  expect(output).toContain('Ignored: Internal remarks. The directory has no such columns; ');
  expect(countsIn(output)).toEqual(expected);
  expect(output).toContain('Nothing was written.');
  expect(await providers()).toEqual(before);
  expect(await staff.rows('import_runs?select=id')).toEqual([]);

  const report = readFileSync(join(staff.folder, 'messy.report.csv'), 'utf8').split('\r\n');
  expect(report).toContain('2,,refused,business_name,,The name of the business is missing.');
  // A quoted line break counts as a line of the file.
  const lines = readFileSync(file, 'utf8').split('\r\n');
  const formula = lines.findIndex((line) => line.includes('=HYPERLINK')) + 1;
  expect(report.find((line) => line.includes('is a formula'))).toMatch(new RegExp(`^${formula},`));
});

test('an import resumes after SIGKILL without duplicates, and undo restores everything', async () => {
  const before = await providers();
  const killed = staff.begin('import', [file, '--apply', '--batch', '30']);
  await until(killed, /applied: 30 of 225/);
  killed.kill('SIGKILL');
  await ended(killed);
  const interrupted = (await providers()).length - before.length;
  expect(interrupted).toBeGreaterThan(0);
  expect(interrupted).toBeLessThan(expected.new!);

  const again = await staff.run('import', [file, '--apply', '--batch', '30']);
  expect(again.output).toContain('was interrupted and is resumed');
  expect(again.output).toContain('210 added, 15 changed; 30 unchanged, 45 skipped.');
  const after = await providers();
  expect(after).toHaveLength(before.length + expected.new!);
  expect(after.filter(({ phone }) => /^(\+971 52 1|0521)/.test(phone ?? ''))).toHaveLength(expected.new!);
  expect(
    after.some(({ service_description: text }) => text === 'First line\nsecond line, "quoted"; third'),
  ).toBe(true);

  const third = await staff.run('import', [file, '--apply']);
  expect(third.code).toBe(1);
  expect(third.output).toContain('was already applied as run');
  expect(await providers()).toEqual(after);

  const [first, second] = after.slice(before.length) as [Provider, Provider];
  await staff.change(`car_wash_locations?id=eq.${first.id}`, { service_description: 'Written by staff' });
  const undone = await staff.run('import', ['--undo', runOf(again.output), '--batch', '100']);
  expect(undone.output).toContain('224 rows restored, 1 skipped.');
  expect(undone.output).toContain(
    `provider ${first.id} (${first.business_name}): The provider was changed after the import`,
  );
  const left = await providers();
  expect(left.filter(({ id }) => id >= second.id)).toEqual([]);
  expect(left.filter(({ id }) => id < first.id)).toEqual(before);
});

test('an export imports unchanged, including formulas, quotes and line breaks', async () => {
  const [{ id } = { id: 0 }] = await providers();
  const name = "'=cmd|' /C calc'!A0 \"quoted\", one";
  await staff.change(`car_wash_locations?id=eq.${id}`, {
    business_name: name,
    address: '=1+1\nDubai',
    phone: '-',
    // Values that an import would reject but the directory may contain.
    rating: 47,
    website: 'javascript:void(0)',
  });
  const path = join(staff.folder, 'export.csv');
  const { output } = await staff.run('import', ['--export', path]);
  const all = await providers();
  expect(output).toContain(`export.csv: ${all.length} providers.`);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(`${id},"''=cmd|`);
  expect(text).toContain(`"'=1+1\nDubai",'-,`);
  // No cell starts like a formula.
  expect(text).not.toMatch(/(^|[,"\n])[=+@-]/m);
  const again = await staff.run('import', [path]);
  const same = { new: 0, changed: 0, same: all.length, doubtful: 0, refused: 0 };
  expect(countsIn(again.output)).toEqual(same);
  expect(again.output).toContain('There is nothing to apply.');
});
