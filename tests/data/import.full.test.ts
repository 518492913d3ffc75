import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StaffDatabase } from './staff-commands';

jest.setTimeout(60_000);

let staff: StaffDatabase;
beforeAll(async () => {
  staff = await StaffDatabase.start();
  await runImport(
    'Name,Address,Phone,Website\n' +
      'Qamra Wash,"Street 4, Al Barsha, Dubai",+971 52 900 0001,https://www.qamra.example/\n' +
      'Nahra Wash,"Deira, Dubai",052 900 0002,nahra.example/wash\n' +
      'Nahra Wash,"Al Majaz, Sharjah",052 900 0003,\n',
    '--apply',
  );
});
afterAll(() => staff.stop());

let files = 0;
async function runImport(content: string | Uint8Array, ...more: string[]) {
  const path = staff.write(`file-${(files += 1)}.csv`, content);
  const { code, output } = await staff.run('import', [path, ...more]);
  const [, action] = /^ {2}(new|changed|same|doubtful|refused) +[1-9]/m.exec(output) ?? [];
  return { code, output, action, report: () => readFileSync(path.replace(/\.csv$/, '.report.csv'), 'utf8') };
}

async function idOf(phone: string): Promise<number> {
  const path = `car_wash_locations?phone=eq.${encodeURIComponent(phone)}&select=id`;
  return (await staff.rows<{ id: number }>(path))[0]!.id;
}

test('column names are recognized in both languages, in any case and punctuation; --map adds others', async () => {
  const content =
    'الاسم\tPHONE no.\tWorking_Hours\tWhere\nZahra Wash\t0529000009\tDaily 8 AM - 9 PM\tHatta, Dubai\n';
  const { output } = await runImport(content);
  expect(output).toContain('separated by tabs, 1 row.');
  expect(output).toContain('Ignored: Where. ');
  const mapped = await runImport(content, '--map', 'where=Address', '--apply');
  expect(mapped.output).toContain('1 added');
  const rows = await staff.rows(
    'car_wash_locations?phone=eq.0529000009&select=business_name,opening_hours,address',
  );
  expect(rows).toEqual([
    { business_name: 'Zahra Wash', opening_hours: 'Daily 8 AM - 9 PM', address: 'Hatta, Dubai' },
  ]);
});

describe('a row with the id of a provider', () => {
  test('changes the columns in the file and no others', async () => {
    const id = await idOf('052 900 0003');
    const { output, report } = await runImport(`id,rating\n${id},4.5\nnew,3\n`, '--apply', '--skip-refused');
    expect(output).toContain('0 added, 1 changed');
    // Columns that are not in the file are not reported.
    expect(report().split('\r\n').slice(1)).toEqual([
      '3,,refused,business_name,,The name of the business is missing.',
      '',
    ]);
    const rows = await staff.rows(`car_wash_locations?id=eq.${id}&select=business_name,rating,phone`);
    expect(rows).toEqual([{ business_name: 'Nahra Wash', rating: 4.5, phone: '052 900 0003' }]);
  });

  test('may keep existing values that an import would reject', async () => {
    const id = await idOf('052 900 0002');
    await staff.change(`car_wash_locations?id=eq.${id}`, { website: 'javascript:void(0)' });
    const kept = `${id},javascript:void(0)`;
    expect((await runImport(`id,website\n${kept}\n`)).action).toBe('same');
    expect((await runImport(`id,website,price_range\n${kept},AED 40\n`)).action).toBe('changed');
    expect((await runImport(`id,website\n${id},javascript:alert(1)\n`)).action).toBe('refused');
  });
});

test.each([
  [
    'Firm,Phone\nWash,1\n',
    'Unknown columns: "Firm". If one of them is the name: --map \'Firm=business_name\'',
  ],
  ['rating,phone\n4,1\n', 'The first line must include business_name, or id to change existing providers.'],
])('a file that identifies no business explains what to do (%#)', async (content, advice) => {
  const { code, output } = await runImport(content);
  expect(output).toContain('No column contains business names or provider ids.');
  expect(output).toContain(advice);
  expect(output.includes('--map')).toBe(advice.includes('--map'));
  expect(code).toBe(1);
});

test('values that pages hide or show differently are reported by line', async () => {
  const { report } = await runImport(
    'Name,Address,Phone,Website,Hours,Price\nSaha Wash,"Deira, Dubai",12,not a url,Weekdays 9-5,call us\n',
  );
  const sentences = report()
    .split('\r\n')
    .map((line) => line.split(',').slice(3).join(','));
  expect(sentences).toEqual([
    'column,value,problem',
    expect.stringMatching(/^phone,12,.*only if it contains three digits in a row/),
    expect.stringMatching(/^opening_hours,.*they are shown as typed, without an open state/),
    expect.stringMatching(/^price_range,.*below ""Price not listed""/),
    expect.stringMatching(/^website,not a url,.*not the URL of a website, so it is not shown/),
    '',
  ]);
});

/** Encodes text in the Arabic code page of Windows. */
function windows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text].map((letter) => bytes.get(letter)!));
}

const ARABIC = 'الاسم,العنوان\nمغسلة القمر,"المرقبات، دبي"\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(ARABIC)],
  ['UTF-8', Buffer.from(`\uFEFF${ARABIC}`)],
  ['UTF-16', utf16(`\uFEFF${ARABIC}`)],
  ['Windows-1256 (Arabic)', windows1256(ARABIC)],
])('reads %s', async (encoding, content) => {
  const { output, action } = await runImport(content);
  expect(output).toContain(`${encoding}, separated by commas, 1 row.`);
  expect(action).toBe('new');
});

const NAMES = 'Name,Phone\n';
const FEW_BROKEN = `${NAMES}${Array.from({ length: 10 }, (_, row) => `${row ? `Wash ${row}` : ''},05291${String(row).padStart(5, '0')}`).join('\n')}\n`;
const CYRILLIC = Uint8Array.from([
  ...Buffer.from('Name\n'),
  ...Array(9).fill([0xcc, 0xee, 0xe9, 0xea, 0xe0, 0x20]).flat(),
]);

// prettier-ignore
test.each<[what: string, content: string | Uint8Array, message: RegExp]>([
  ['UTF-16 without a byte order mark', utf16(ARABIC), /seems to be UTF-16 without a byte order mark/],
  ['damaged UTF-8', Buffer.from([...Buffer.from(ARABIC), 0xd8, 0x0a]), /UTF-8 with damaged characters, the first on line 3/],
  ['a non-Arabic code page', CYRILLIC, /encoding is unknown/],
  ['one row in ten broken', FEW_BROKEN, /1 of 10 rows are refused, a tenth or more\. Nothing was written/],
  ['a header only', NAMES, /column names but no rows/],
  ['an empty file', '', /It is empty/],
  ['a web page', '<!doctype html><p>Hello, world</p>\n<p>x</p>\n', /It is a web page or XML, not a CSV file/],
  ['a truncated archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3]), /incomplete Excel file/],
  ['an unclosed quotation mark', `${NAMES}Wash,"0529\n${'x,1\n'.repeat(50)}`, /begins on line 2 has an unclosed quotation mark/],
  ['two columns of one meaning', 'Name,Website,URL\na,1,2\n', /"Website" and "URL" both mean website/],
])('explains %s and writes nothing', async (_, content, message) => {
  const { code, output } = await runImport(content, '--apply');
  expect(output).toMatch(message);
  expect(output).not.toMatch(/\bat .*\.mjs:\d/);
  expect(code).toBe(1);
  expect(await staff.rows('import_runs?state=eq.staging&select=id')).toEqual([]);
  const written = 'car_wash_locations?business_name=like.Wash*&phone=like.0529*&select=id';
  expect(await staff.rows(written)).toEqual([]);
});

test('a repeated id is refused on its second line', async () => {
  const { report } = await runImport(`id,Name\n1,One\n1,Two\n`, '--apply');
  expect(report()).toContain('3,Two,refused,id,1,The id 1 is already on line 2.');
});

test('a missing file, a missing key and a wrong key are reported', async () => {
  const missing = await staff.run('import', [join(staff.folder, 'none.csv')]);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('There is no such file.') });
  const path = staff.write('one.csv', `${NAMES}Wash,0529\n`);
  const without = await staff.run('import', [path], { SUPABASE_SECRET_KEY: undefined });
  expect(without.output).toMatch(/SUPABASE_SECRET_KEY is missing: .* Supabase dashboard/);
  const wrong = await staff.run('import', [path], { SUPABASE_SECRET_KEY: 'sb_publishable_of_staff' });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('The database rejected the key.') });
});

async function applied(content: string): Promise<string> {
  const { output } = await runImport(content, '--apply');
  return /Run (\w+) is applied/.exec(output)![1]!;
}

const undo = async (run: string) => (await staff.run('import', ['--undo', run])).output;

const provider = async (name: string) => {
  const [row] = await staff.rows<{ id: number; rating: number | null; price_range: string | null }>(
    `car_wash_locations?business_name=eq.${name}&select=id,rating,price_range`,
  );
  return row;
};

test('undo keeps rows that a later run changed, until that run is undone', async () => {
  const first = await applied('Name,Phone,Stars\nSuhail Wash,0529100001,4\nHilal Wash,0529100002,4\n');
  const { id } = (await provider('Suhail Wash'))!;
  const second = await applied(`id,Name,Stars\n${id},Suhail Wash,5\n`);

  const early = await undo(first);
  expect(early).toContain('1 row restored, 1 skipped.');
  expect(early).toMatch(
    new RegExp(
      `provider ${id} \\(Suhail Wash\\): row \\d+ of provider_history \\(import ${second}\\) changed it later\\. Undo that one first\\.`,
    ),
  );
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 5 });
  expect(await provider('Hilal Wash')).toBeUndefined();

  expect(await undo(second)).toContain('1 row restored, 0 skipped');
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 4 });
  expect(await undo(first)).toContain('1 row restored, 0 skipped');
  expect(await provider('Suhail Wash')).toBeUndefined();
  expect(await undo(first)).toContain('is already undone');
});

test('npm run health says that notices could not be sent', async () => {
  await staff.insert('outbox', { kind: 'listing', row_id: 1, failure: 'chat 500' });
  expect((await staff.run('health', [])).output).toContain('1 notices could not be sent, such as "chat 500"');
});

test('npm run health counts the problems, with examples, and reports a drift of ratings', async () => {
  const { code, output } = await staff.run('health', []);
  expect(code).toBe(0);
  expect(output).not.toContain('The mean rating');
  expect(output).toMatch(
    /^ +\d+ {2}error {4}placeholder_left: .*\n +\d+ .*: (?:\+971 \(check website\)|Not [Ll]isted)/m,
  );
});

test('other commands say that an import is running', async () => {
  const minute = new Date().toISOString();
  await applied('Name,Phone,Address\nTuba Wash,0529340001,"Deira, Dubai"\n');
  const [run] = await staff.rows<{ id: string; file: string }>(
    'import_runs?select=id,file&order=started_at.desc',
  );
  await staff.change(`import_runs?id=eq.${run!.id}`, { active_at: minute, state: 'applying' });
  const other = 'Name,Phone,Address\nTawba Wash,0529340002,"Deira, Dubai"\n';
  const message = `An import is running: run ${run!.id} of ${run!.file}.`;
  const refused = await runImport(other, '--apply');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`${message} Nothing was done. Wait until it ends.`);
  expect((await runImport(other)).output).toContain(`${message} This preview may be out of date`);
  const undone = await staff.run('import', ['--undo', 'abc']);
  expect(undone).toMatchObject({ code: 1, output: expect.stringContaining(`${message} Nothing was done.`) });
  expect((await staff.run('health', [])).output).toContain(message);
  // One that was killed counts for a minute.
  await staff.change(`import_runs?id=eq.${run!.id}`, {
    active_at: new Date(Date.now() - 61_000).toISOString(),
  });
  expect((await runImport(other, '--apply')).output).toContain('1 added');
});

test('a row whose provider changed after it was compared is left as it is, and named', async () => {
  await applied('Name,Phone,Stars\nSabah Wash,0529100003,4\nMasa Wash,0529100004,4\n');
  const { id } = (await provider('Sabah Wash'))!;
  const content = `id,rating\n${id},5\n${(await provider('Masa Wash'))!.id},5\n`;
  const run = await applied(content);
  await undo(run);
  // As if it had been interrupted before it wrote anything.
  await staff.change(`import_runs?id=eq.${run}`, { state: 'applying' });
  await staff.change(`import_rows?run=eq.${run}`, { state: 'staged' });
  await staff.change(`car_wash_locations?id=eq.${id}`, { rating: 3 });
  const { output, report } = await runImport(content, '--apply');
  expect(output).toContain(
    `provider ${id} (Sabah Wash): rating: changed by others after the file was compared`,
  );
  expect(report()).toContain('Sabah Wash,not written');
  expect(await provider('Sabah Wash')).toMatchObject({ rating: 3 });
  expect(await provider('Masa Wash')).toMatchObject({ rating: 5 });
});

test('the ids of a source are kept, find their providers in the next file, and go with an undone run', async () => {
  const sources = () =>
    staff.rows('provider_sources?select=source,source_id,provider_id,last_seen&order=source_id');
  const header = 'place_id,name,address,phone\n';
  const rest = 'p2,Rabi Wash,"Deira, Dubai",0529100006\n';
  const november = await applied(`${header}p1,Kharif Wash,"Street 1, Al Quoz, Dubai",0529100005\n${rest}`);
  const { id } = (await provider('Kharif Wash'))!;
  const noted = await sources();
  expect(noted).toMatchObject([
    { source: 'Google', source_id: 'p1', provider_id: id },
    { source: 'Google', source_id: 'p2' },
  ]);
  const content = `${header}p1,Shita Wash,"Street 1, Al Quoz, Dubai",0529100007\n`;
  const { output, report } = await runImport(content);
  expect(output).toMatch(/vanished +1 {2}in the last file of this source/);
  expect(report()).toContain('Rabi Wash,vanished,source_id,p2');
  const december = await applied(content);
  expect((await provider('Shita Wash'))!.id).toBe(id);
  expect(await sources()).not.toEqual(noted);
  await undo(december);
  expect(await sources()).toEqual(noted);
  await undo(november);
  expect(await sources()).toEqual([]);
});
