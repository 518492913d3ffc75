import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsIn, type Ended, ended, StaffDatabase, until } from './staff-commands';

jest.setTimeout(120_000);

const PROVIDERS = 'car_wash_locations?order=id&select=*';

interface Provider {
  id: number;
  business_name: string;
  address: string;
  phone: string | null;
  website: string | null;
  service_description: string | null;
  name_latin: string | null;
}

let staff: StaffDatabase;
let file: string;
let preview: Ended & { before: Provider[]; after: Provider[]; runs: unknown[] };
const expected = { new: 0, changed: 0, same: 0, doubtful: 0, refused: 0 };

const providers = () => staff.rows<Provider>(PROVIDERS);

// prettier-ignore
/** Rows of a spreadsheet as people write it, each with what an import does with it; the columns are those of HEADER. */
function messyRows([one, two, three, four]: Provider[]): [action: keyof typeof expected, cells: string[]][] {
  let phone = 521_000_000;
  const next = () => `0${(phone += 1)}`;
  const AREA = 'Deira, Dubai';
  return [
    ['refused', ['', AREA, next()]],
    ['new', ['  Zahra Wash ', AREA, next(), '', '', '', '', 'First line\r\nsecond line, "quoted"; third', 'نعم']],
    ['refused', ['=HYPERLINK("https://evil.example";"Free wash")', AREA, next()]],
    ['refused', ['Stars Wash', AREA, next(), '', 'seven']],
    ['refused', ['Phone Wash', AREA, '9.7150E+11']],
    ['refused', ['Long Wash', AREA, next(), '', '', '', '', '', '', 'ask Ahmed', '', 'a cell too many']],
    ['refused', ['Eco Wash', AREA, next(), '', '', '', '', '', 'maybe']],
    ['refused', ['Script Wash', AREA, next(), 'javascript:alert(1)']],
    ['refused', ['Jeddah Wash', 'King Fahd Road, Jeddah 23336, Saudi Arabia', '+966 50 123 4567']],
    ['new', ['Hours Wash', AREA, next(), 'hours.example/wash', '٤٫٥', 'call us', 'Weekdays 9-5, except holidays']],
    ['new', ['مغسلة اللمعة', 'شارع الشيخ زايد، دبي مارينا، دبي', '+971 52 555 0001', 'Not Listed', '', '', '', '', '', '', 'Maghsalat Al Lamaa']],
    ['doubtful', ['Wash of another name', AREA, '052 555 0001']],
    ['same', [one!.business_name, one!.address, one!.phone!]],
    ['doubtful', [`${one!.business_name} L.L.C`, one!.address, '', '', '', '', '', 'We wash.']],
    ['changed', [two!.business_name, two!.address, two!.phone!, '', '', 'AED 200']],
    ['doubtful', ['Any Wash', 'Mirdif, Dubai', three!.phone!, four!.website!]],
    ...Array.from({ length: 90 }, (): ['new', string[]] => ['new', [`Wash ${phone}`, AREA, next()]]),
  ];
}

// prettier-ignore
const HEADER = [
  'Company Name', 'العنوان', 'PHONE_NO', 'Web-Site', 'Stars', 'Price (AED)', 'Working Hours', 'About', 'eco', 'Internal remarks', 'Latin name',
];

beforeAll(async () => {
  staff = await StaffDatabase.start();
  const known = (await providers()).filter(
    ({ business_name, address, phone, website }) =>
      business_name?.trim() &&
      address &&
      /^\+971 5/.test(phone ?? '') &&
      /^https:\/\/www/.test(website ?? ''),
  );
  const rows = messyRows(known);
  for (const [action] of rows) expected[action] += 1;
  const quote = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [HEADER, ...rows.map(([, cells]) => cells)].map((cells) => {
    const length = Math.max(cells.length, HEADER.length);
    return Array.from({ length }, (_, index) => quote(cells[index] ?? '')).join(';');
  });
  file = staff.write('messy.csv', `\uFEFF${lines.join('\r\n')}\r\n\r\n`);
  // Before any test imports it.
  const before = await providers();
  const result = await staff.run('import', [file]);
  preview = { ...result, before, after: await providers(), runs: await staff.rows('import_runs?select=id') };
});
afterAll(() => staff.stop());

test('the preview of a messy file lists changes and problems by line, and writes nothing', async () => {
  const { code, output } = preview;
  expect(code).toBe(0);
  expect(output).toContain('UTF-8, separated by semicolons, 106 rows.');
  expect(output).toContain('Ignored: Internal remarks. The directory has no such columns; ');
  expect(countsIn(output)).toEqual(expected);
  expect(output).toContain('Nothing was written.');
  expect(preview).toMatchObject({ after: preview.before, runs: [] });

  const report = readFileSync(join(staff.folder, 'messy.report.csv'), 'utf8').split('\r\n');
  expect(report).toContain('2,,refused,business_name,,The name of the business is missing.');
  // The line break in the row before it counts as a line of the file.
  expect(report.find((line) => line.includes('is a formula'))).toMatch(/^5,/);
});

test('an import resumes after SIGKILL without duplicates, and undo restores everything', async () => {
  const before = await providers();
  const { new: added, changed, same, doubtful, refused } = expected;
  const killed = staff.begin('import', [file, '--apply', '--batch', '30']);
  await until(killed, new RegExp(`applied: 30 of ${added + changed}`));
  killed.kill('SIGKILL');
  await ended(killed);
  const interrupted = (await providers()).length - before.length;
  expect(interrupted).toBeGreaterThan(0);
  expect(interrupted).toBeLessThan(added);

  const again = await staff.run('import', [file, '--apply', '--batch', '30']);
  expect(again.output).toContain('was interrupted and is resumed');
  expect(again.output).toContain(
    `${added} added, ${changed} changed; ${same} unchanged, ${doubtful + refused} skipped.`,
  );
  const after = await providers();
  expect(after).toHaveLength(before.length + added);
  expect(new Set(after.slice(before.length).map(({ phone }) => phone)).size).toBe(added);
  expect(after.map((row) => row.service_description)).toContain('First line\nsecond line, "quoted"; third');
  expect(after.find(({ name_latin }) => name_latin === 'Maghsalat Al Lamaa')).toMatchObject({
    business_name: 'مغسلة اللمعة',
  });

  const third = await staff.run('import', [file, '--apply']);
  expect(third.code).toBe(1);
  expect(third.output).toContain('was already applied as run');
  expect(await providers()).toEqual(after);

  const [first, second] = after.slice(before.length) as [Provider, Provider];
  await staff.change(`car_wash_locations?id=eq.${first.id}`, { service_description: 'Written by staff' });
  const [, run] = /--undo (\w+)/.exec(again.output)!;
  const undone = await staff.run('import', ['--undo', run!, '--batch', '50']);
  expect(undone.output).toContain(`${added + changed - 1} rows restored, 1 skipped.`);
  expect(undone.output).toMatch(
    new RegExp(
      `provider ${first.id} \\(${first.business_name}\\): row \\d+ of provider_history \\(API\\) changed it later\\.`,
    ),
  );
  const left = await providers();
  expect(left.filter(({ id }) => id >= second.id)).toEqual([]);
  expect(left.filter(({ id }) => id < first.id)).toEqual(before);
});

test('an export imports unchanged, including formulas, quotes and line breaks', async () => {
  // None that is in the messy file.
  const { id } = (await providers()).find(({ phone }) => phone === null)!;
  await staff.change(`car_wash_locations?id=eq.${id}`, {
    business_name: "'=cmd|' /C calc'!A0 \"quoted\", one",
    address: '=1+1\nDubai',
    phone: '-',
    // Values that an import would reject but the directory may contain.
    service_category: 'car wash '.repeat(30).trim(),
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
  expect(countsIn(again.output)).toEqual({ new: 0, changed: 0, same: all.length, doubtful: 0, refused: 0 });
  expect(again.output).toContain('There is nothing to apply.');
});
