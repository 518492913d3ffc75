import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { openSource } from '@/scripts/import/read/read-file';

const folder = mkdtempSync(join(tmpdir(), 'lamaa-import-'));
let files = 0;

function write(content: string | Uint8Array, extension = 'csv') {
  const path = join(folder, `${(files += 1)}.${extension}`);
  writeFileSync(path, content);
  return path;
}

async function rowsOf(path: string, options = {}) {
  const source = await openSource(path, options);
  const rows = [];
  for await (const row of source.rows()) rows.push(row);
  return { ...source, rows };
}

const FILES = 'tests/fixtures/import-files';

test('a spreadsheet of our own columns is nobody’s export', async () => {
  const { mapping } = await rowsOf(write('id,business_name,phone,rating\n1,Noor Wash,0501234567,4\n'));
  expect(mapping).toMatchObject({ format: undefined, idName: 'id', trustsIds: true });
});

test.each([
  ['id,rating\n1,4\n', true],
  ['id,rating,price_range\n1,4,AED 50\n', true],
  ['ID,stars\n1,4\n', false],
  ['id,rating,remarks\n1,4,x\n', false],
  ['id,phone\n1,0501234567\n', true],
  ['id,business_name\n1,Noor Wash\n', true],
  ['id,business_name,phone,address\n1,Noor Wash,0501234567,Deira\n', false],
  // Of another list, perhaps.
  ['ID,Phone\n1,0501234567\n', false],
  ['id,name\n1,Noor Wash\n', false],
])('ids need no confirmation in %j: %s', async (content, trustsIds) => {
  expect((await rowsOf(write(content))).mapping.trustsIds).toBe(trustsIds);
});

test('the file of another program may have our columns, and our ids as "provider_id"', async () => {
  const header = 'title,totalScore,categoryName,id,provider_id,service_location';
  const { rows } = await rowsOf(write(`${header}\nNoor Wash,4,Car wash,1,217,Mobile\n`));
  expect(rows[0]).toMatchObject({ id: '217', values: { service_location: 'Mobile', rating: 4 } });
});

test.each([
  ['1252.csv', 'Windows-1252 (Western), separated by semicolons', 'Zarqa Café – Lavè'],
  ['1256.csv', 'Windows-1256 (Arabic), separated by semicolons', 'مغسلة زرقاء 106 الواحة'],
  ['utf16.txt', 'UTF-16, separated by tabs', 'مغسلة زرقاء 103 الواحة'],
  ['sep.csv', 'UTF-8, separated by semicolons', 'مغسلة زرقاء 102 الواحة'],
  ['title.csv', 'UTF-8, separated by commas', 'Zarqa Title Wash'],
])('reads %s', async (name, description, business) => {
  const source = await rowsOf(join(FILES, name));
  expect(source.description).toBe(description);
  expect(source.rows[0]).toMatchObject({ name: business, problems: [] });
});

const ARABIC = 'الاسم,العنوان\nمغسلة القمر,"المرقبات، دبي"\n';
const utf16 = (content: string) => Buffer.from(content, 'utf16le');

test('a byte order mark belongs to no column', async () => {
  for (const encode of [utf16, (content: string) => Buffer.from(content)]) {
    const { rows } = await rowsOf(write(encode(`\uFEFF${ARABIC}`)));
    expect(rows[0]).toMatchObject({ name: 'مغسلة القمر', values: { address: 'المرقبات، دبي' } });
  }
});

const NAMES = 'Name,Phone\n';
const CYRILLIC = Buffer.concat([Buffer.from('Name\n'), iconv.encode('Мойка '.repeat(9), 'windows-1251')]);

// prettier-ignore
test.each<[what: string, content: string | Uint8Array, message: string | RegExp]>([
  ['UTF-16 without a byte order mark', utf16(ARABIC), /seems to be UTF-16 without a byte order mark/],
  ['damaged UTF-8', Buffer.from([...Buffer.from(ARABIC), 0xd8, 0x0a]), /UTF-8 with damaged characters, the first on line 3/],
  ['a non-Arabic code page', CYRILLIC, /encoding is unknown/],
  ['a header only', NAMES, /column names but no rows/],
  ['an empty file', '', /It is empty/],
  ['a web page', '<!doctype html><p>Hello, world</p>\n<p>x</p>\n', /It is a web page or XML, not a CSV file/],
  ['a truncated archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3]), /incomplete Excel file/],
  ['an unclosed quotation mark', `${NAMES}Wash,"0529\n${'x,1\n'.repeat(50)}`, /begins on line 2 has an unclosed quotation mark/],
  ['two columns of one meaning', 'Name,Website,URL\na,1,2\n', /"Website" and "URL" both mean website/],
  ['no names', 'rating,phone\n4,1\n', /No column contains business names, or provider ids and what to change. It has no other columns/],
  ['an unknown name', 'Firm,Phone\nWash,1\n', /Unknown columns: "Firm". Say which is which: .* repeat the command with: --map 'Firm=business_name'$/],
  ['names in another language', 'Название,Адрес,Телефон\nМойка,"Дубай, Аль-Куоз",+971 51 771 9101\n', /: --map 'Название=business_name' --map 'Адрес=address' --map 'Телефон=phone'$/],
  ['names alone', 'Name,Ort\nWash,"Deira, Dubai"\n', /No column is understood that places or reaches a business.* --map 'Ort=address'$/],
  ['ids of others alone', 'ID,Название\n1125001,Мойка\n', /--map 'Название=business_name'$/],
])('explains %s', async (_, content, message) => {
  await expect(openSource(write(content), {})).rejects.toThrow(message);
});

test('recognizes names of columns in both languages, case and punctuation; --map adds others', async () => {
  const path = write('الاسم\tPHONE no.\tWorking_Hours\tWhere\nZahra Wash\t0529000009\t8-21\tHatta, Dubai\n');
  const { description, mapping } = await openSource(path, {});
  expect([description, mapping.unknown]).toEqual(['UTF-8, separated by tabs', ['Where']]);
  const { rows } = await rowsOf(path, { map: ['where=Address'] });
  expect(rows[0]!.values).toEqual({
    business_name: 'Zahra Wash',
    phone: '0529000009',
    opening_hours: '8-21',
    address: 'Hatta, Dubai',
  });
});

test('--encoding decides where the encoding cannot be known', async () => {
  const path = write(iconv.encode('name,phone\nМойка Мойка,0501234567\n', 'windows-1251'));
  await expect(openSource(path, {})).rejects.toThrow(/Its encoding is unknown.*--encoding windows-1252/);
  const { rows } = await rowsOf(path, { encoding: 'windows-1251' });
  expect(rows[0]?.name).toBe('Мойка Мойка');
  await expect(openSource(path, { encoding: 'klingon' })).rejects.toThrow(/"klingon" is unknown/);
});

test('prices from 1 to 4 are levels, unless one is a price', async () => {
  const levels = await rowsOf(write('name,city,price\nOne,,1\nTwo,,4\nThree,,\nFour,,nan\n'));
  expect(levels.remarks).toEqual([expect.stringMatching(/levels from 1 to 4, not dirhams/)]);
  expect(levels.rows.map(({ values }) => values.price_range)).toEqual(Array(4).fill(undefined));
  const prices = await rowsOf(write('name,city,price\nOne,,4\nTwo,,40\n'));
  expect(prices.remarks).toEqual([]);
  expect(prices.rows.map(({ values }) => values.price_range)).toEqual(['4', '40']);
});

test('a long cell in a column that is ignored refuses nothing', async () => {
  const { rows } = await rowsOf(
    write(`name,phone,remarks\nNoor Wash,0501234567,"${'long '.repeat(60_000)}"\n`),
  );
  expect(rows[0]).toMatchObject({ problems: [], values: { phone: '0501234567' } });
});

test.each<[what: string, content: string, place?: object]>([
  ['a list', '[{"name":"Noor Wash","phone":"0501234567"}]'],
  [
    'a list whose values are names of columns',
    '[{"name":"Noor Wash","phone":"0501234567","kind":"branch","of":"address","has":"website"}]',
  ],
  ['a list in an object', '{"count":1,"results":[{"name":"Noor Wash","phone":"0501234567"}]}'],
  ['one object a line', '{"name":"Noor Wash","phone":"0501234567"}\n{"name":"Qamra Wash"}\n'],
  ['a list with a byte order mark', '\uFEFF[{"name":"Noor Wash","phone":"0501234567"}]'],
  [
    'Overpass',
    '{"elements":[{"type":"way","id":1,"center":{"lat":25.1,"lon":55.2},"tags":{"name":"Noor Wash","phone":"0501234567"}}]}',
    { latitude: 25.1, longitude: 55.2 },
  ],
  [
    'the middle of an area',
    '{"features":[{"type":"Feature","properties":{"@id":"way/1","name":"Noor Wash","phone":"0501234567"},"geometry":{"type":"Polygon","coordinates":[[[55.1,25],[55.3,25],[55.3,25.2],[55.1,25]]]}}]}',
    { latitude: 25.1, longitude: 55.2 },
  ],
])('reads JSON: %s', async (_, content, place = {}) => {
  const { rows } = await rowsOf(write(content, 'json'));
  const values = { business_name: 'Noor Wash', phone: '0501234567', ...place };
  expect(rows[0]).toMatchObject({ line: 2, problems: [], values });
});

test.each([['{"name":'], ['[1, 2]'], ['[]'], ['{}']])(
  'refuses the JSON %s with a message',
  async (content) => {
    await expect(openSource(write(content, 'json'), {})).rejects.toThrow(/JSON/);
  },
);

/** An Excel file; a cell is XML, such as `<v>1</v>`. */
function workbook(sheets: Record<string, string[][]>) {
  const names = Object.keys(sheets);
  const letters = 'ABCDEFGH';
  const sheet = (rows: string[][]) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => cell.replace('<c', `<c r="${letters[column]}${row + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const listed = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const main =
    'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(`<workbook ${main}><sheets>${listed.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ),
    // Style 1 is a date, style 2 a time.
    'xl/styles.xml': strToU8(
      `<styleSheet ${main}><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheet(sheets[name]!))]),
    ),
  });
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = [text('name'), text('phone'), text('hours'), text('description')];

test('an Excel file: dates, times, and the values of formulas', async () => {
  const row = [
    text('Noor Wash'),
    '<c><v>971501234567</v></c>',
    '<c s="2"><v>0.333333333333333</v></c>',
    '<c s="1"><f>TODAY()</f><v>46163</v></c>',
  ];
  const { rows, remarks, description } = await rowsOf(write(workbook({ Providers: [HEADER, row] }), 'xlsx'));
  expect(description).toBe('an Excel file');
  expect(remarks).toEqual([expect.stringMatching(/^It has 1 formulas/)]);
  expect(rows[0]?.values).toMatchObject({
    phone: '971501234567',
    opening_hours: '08:00',
    service_description: '2026-05-21',
  });
});

test('an Excel file of several sheets: those with providers, or a question', async () => {
  const sheet = (name: string) => [HEADER, [text(name), text('0501234567')]];
  const one = await rowsOf(
    write(workbook({ Notes: [[text('Read me')]], Dubai: sheet('Noor Wash') }), 'xlsx'),
  );
  expect(one.description).toBe('an Excel file, sheet "Dubai"');
  expect(one.rows[0]?.name).toBe('Noor Wash');
  const path = write(workbook({ Dubai: sheet('Noor Wash'), Ajman: sheet('Qamra Wash') }), 'xlsx');
  const both = await rowsOf(path);
  expect(both.rows.map(({ line, name, values }) => [line, name, values.address])).toEqual([
    [2, 'Noor Wash', 'Dubai'],
    [1002, 'Qamra Wash', 'Ajman'],
  ]);
  const other = [
    [text('Name'), text('Mobile')],
    [text('Zahra Wash'), text('0501234568')],
  ];
  const differing = write(workbook({ Dubai: sheet('Noor Wash'), Ajman: other }), 'xlsx');
  await expect(openSource(differing, {})).rejects.toThrow(`Choose one of "Dubai", "Ajman": --sheet 'Dubai'`);
  expect((await rowsOf(path, { sheet: 'ajman' })).rows[0]?.name).toBe('Qamra Wash');
  await expect(openSource(path, { sheet: 'Deira' })).rejects.toThrow('there is no sheet "Deira"');
});
