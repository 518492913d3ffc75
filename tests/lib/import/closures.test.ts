import { dubaiDay } from '@/lib/domain/closure';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { MemoryDirectory } from './memory';

const TODAY = dubaiDay(Date.now());
const closureOf = ({ closed_on, closed_from, closed_until }: ProviderRow) => [
  closed_on,
  closed_from,
  closed_until,
];
const namesOf = (rows: ProviderRow[]) => rows.map(({ business_name }) => business_name);
/** What the report says of a row. */
const saidOf = (name: string, said: string) =>
  said
    .split('\n')
    .filter((line) => line.includes(name))
    .join('\n');

const apply = (
  content: string | Uint8Array,
  name = 'file.csv',
  options: { map?: string[]; 'rating-scale'?: string } = {},
) => new MemoryDirectory().apply(content, { name, ...options });

describe('what a file calls closed is not added as open', () => {
  test.each([
    ['Operation Status', 'Permanently closed', 'It is permanently closed, so it is not added.'],
    ['LICENSE_STATUS', 'Cancelled', 'permanently closed'],
    ['LICENSE_STATUS', 'Expired', 'does not say whether the business is open'],
    ['ACTIVITY_NAME_EN', 'General Trading', 'licensed for another trade (General Trading)'],
    ['Date closed', '2024-05-01', 'permanently closed'],
    ['End date', '2026-03-01', 'permanently closed'],
    ['Open state', 'Permanently closed', 'permanently closed'],
    ['وضعها', 'مغلقة نهائياً', 'permanently closed'],
    ['Rating', 'Shut Down', 'permanently closed'],
    ['Opening hours', 'Mo-Su closed', 'does not say whether'],
    [
      'Hours',
      'Monday: Closed; Tuesday: Closed; Wednesday: Closed; Thursday: Closed; Friday: Closed; Saturday: Closed; Sunday: Closed',
      'does not say whether',
    ],
    ['الدوام', 'مغلق كل الأيام', 'does not say whether'],
    ['Country', 'Oman', 'is not in the UAE'],
  ])('%s: %s', async (column, cell, reason) => {
    const { added, said } = await apply(
      `Name,Address,Phone,${column}\nGone Wash,"Deira, Dubai",0516110001,"${cell}"\n`,
    );
    expect(added).toEqual([]);
    expect(said).toContain(reason);
  });

  test('one that is closed on some days is open', async () => {
    const { added } = await apply(
      'Name,Address,Hours\nNoor Wash,"Deira, Dubai","Mo-Sa 08:00-20:00; Su closed"\nDay Wash,"Deira, Dubai",Friday closed\n',
    );
    expect(namesOf(added)).toEqual(['Noor Wash', 'Day Wash']);
  });

  test('remarks of a list of branches', async () => {
    const rows = [
      ['Sparkle Musaffah', 'CLOSED'],
      ['Sparkle Mirdif', 'Opening soon Jan 2027'],
      ['Sparkle Deira', 'under renovation'],
      ['Sparkle Marina', 'Basement P3'],
      ['Sparkle Ajman', 'مغلق نهائياً'],
      ['Total branches', '5'],
    ].map(
      ([name, remark], index) => `${name},"Shop ${index}, Al Quoz, Dubai",05167010${index}0,8-22,${remark}`,
    );
    const content = `Branch,Area address,Mobile,Timing,Remarks\n${rows.join('\n')}\n`;
    const map = ['Branch=business_name', 'Area address=address'];
    const { added, said, source } = await apply(content, 'branches.csv', { map });
    expect(added.map((row) => [row.business_name, ...closureOf(row)])).toEqual([
      ['Sparkle Deira', null, TODAY, null],
      ['Sparkle Marina', null, null, null],
    ]);
    expect(source.mapping.remarks).toEqual(['Remarks']);
    expect(saidOf('Sparkle Mirdif', said)).toContain('not open yet');
    expect(saidOf('Total branches', said)).toContain('is not a business');
  });

  test('a status that is not understood is asked about', async () => {
    const content = 'Name,Address,Phone,Status\nLead Wash,"Deira, Dubai",0516110001,Lead\n';
    const { added, counts, said } = await apply(content);
    expect([added, counts]).toEqual([[], { doubtful: 1 }]);
    expect(saidOf('Lead Wash', said)).toContain('does not say whether the business is open');
    const ignored = await apply(content, 'ignored.csv', { map: ['Status='] });
    expect(namesOf(ignored.added)).toEqual(['Lead Wash']);
  });
});

describe('known providers', () => {
  const row = (status: string) =>
    `Name,Address,Phone,Business status\nPaused Wash,"Deira, Dubai",0516110009,${status}\n`;

  test('one that the file calls closed closes, today or on its day', async () => {
    const directory = new MemoryDirectory();
    await directory.apply(row(''));
    const { rows } = await directory.compare(row('Permanently closed'));
    expect(rows).toMatchObject([{ action: 'changed', changes: { closed_on: [null, TODAY] } }]);
  });

  test('our own columns close and pause them by id', async () => {
    const directory = new MemoryDirectory([{ business_name: 'One' }, { business_name: 'Two' }]);
    const { changed } = await directory.apply(
      'id,closed_on,closed_from,closed_until\n1,2026-11-20,,\n2,,2026-12-01,2026-12-20\n',
    );
    expect(changed.map(closureOf)).toEqual([
      ['2026-11-20', null, null],
      [null, '2026-12-01', '2026-12-20'],
    ]);
  });

  test('a temporary closure is stored once, and said when the file says that it is over', async () => {
    const directory = new MemoryDirectory();
    const added = await directory.apply(row('CLOSED_TEMPORARILY'));
    expect(added.added.map(closureOf)).toEqual([[null, TODAY, null]]);
    expect((await directory.apply(row('CLOSED_TEMPORARILY'))).counts).toEqual({ same: 1 });
    const until = await directory.apply(row('Temporarily closed until 31/12/2030'));
    expect(until.changed.map(closureOf)).toEqual([[null, TODAY, '2030-12-31']]);
    const open = await directory.apply(row('OPERATIONAL'));
    expect(open.changed).toEqual([]);
    expect(open.said).toContain('clear closed_from and closed_until');
  });

  test('a closed place of the same name and phone elsewhere closes nobody', async () => {
    const directory = new MemoryDirectory();
    await directory.apply('Name,Address,Phone\nMoved Wash,"Al Barsha, Dubai",0516110011\n');
    const closed = 'Name,Address,Phone,Status\nMoved Wash,"Al Majaz, Sharjah",0516110011,Closed\n';
    const { counts, said } = await directory.compare(closed);
    expect(counts).toEqual({ doubtful: 1 });
    expect(said).toContain('but at another address');
  });
});

describe('what is wrong by scale or shape', () => {
  test('ratings that may be out of ten are asked about', async () => {
    const content =
      'Name,Address,Phone,Rating\nTen Wash,"Deira, Dubai",0516120001,8.7\nLow Wash,"Deira, Dubai",0516120002,4.9\n';
    await expect(apply(content)).rejects.toThrow('Say what they are out of: --rating-scale 10');
    const { added } = await apply(content, 'ten.csv', { 'rating-scale': '10' });
    expect(added.map(({ rating }) => rating)).toEqual([4.35, 2.45]);
  });

  test('a value that a program wrote becomes its text', async () => {
    const place = {
      title: 'Lulwa Spa',
      address: 'Jumeirah, Dubai',
      category: [{ name: 'Car wash' }, { name: 'Detailing' }],
    };
    const { added } = await apply(JSON.stringify([place]), 'places.json');
    expect(added).toMatchObject([{ service_category: 'Car wash; Detailing' }]);
  });

  test('"[object Object]" in a cell is not stored', async () => {
    const content =
      'Name,Address,Phone,Hours,About\nObject Wash,"Deira, Dubai",0516120009,"Text: 8-22; Structured: [object Object]",[object Object]\n';
    const { added, said } = await apply(content);
    expect(added).toMatchObject([{ opening_hours: null, service_description: null }]);
    expect(saidOf('Object Wash', said)).toContain('was written by a program');
  });

  test('products of a catalogue are no businesses', async () => {
    const content =
      'id,title,description,availability,condition,price\nfoam-1,SUV Full Wash,Foam,in stock,new,45 AED\n';
    await expect(apply(content)).rejects.toThrow('No column is understood that places or reaches a business');
  });
});
