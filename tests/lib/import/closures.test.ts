import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dubaiDay } from '@/lib/domain/closure';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { MemoryDirectory } from './memory';

const TODAY = dubaiDay(Date.now());
const closureOf = ({ closed_on, closed_from, closed_until }: ProviderRow) => [
  closed_on,
  closed_from,
  closed_until,
];
const fixture = (name: string) => readFileSync(join('tests/fixtures/formats', name));
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
    ['15-bing-places.csv', 'Rawda Wash 2', 'It is permanently closed, so it is not added.'],
    ['06-ded-licences.csv', 'BADR', 'permanently closed'],
    ['06-ded-licences.csv', 'NAJM', 'does not say whether the business is open'],
    ['06-ded-licences.csv', '1 STOP', 'licensed for another trade (General Trading)'],
    ['02-foursquare.json', 'Rimal Wash', 'permanently closed'],
    ['02-foursquare.json', 'Sahil Steam', 'does not say whether'],
    ['05-overpass.tsv', 'Ghost Wash Desk', 'permanently closed'],
  ])('%s: %s %s', async (file, business, reason) => {
    const { added, said } = await apply(fixture(file), file);
    expect(namesOf(added)).not.toContain(business);
    expect(saidOf(business, said)).toContain(reason);
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

  test('a nested value becomes its text, or nothing', async () => {
    const { added } = await apply(fixture('03-here.json'), 'here.json');
    expect(added[0]).toMatchObject({
      phone: '+971516301000; +97143012345',
      opening_hours: 'Mon-Sat: 08:00 - 22:00; Sun: 10:00 - 20:00',
      service_category: 'Car Wash/Detailing',
      service_description: null,
    });
  });

  test('values of a list are joined', async () => {
    const { added } = await apply(fixture('11-2gis.json'), '2gis.json');
    expect(added[0]!.phone).toBe('+971516111000; +97146111000');
  });

  test('"[object Object]" in a cell is not stored', async () => {
    const content =
      'Name,Address,Phone,Hours,About\nObject Wash,"Deira, Dubai",0516120009,"Text: 8-22; Structured: [object Object]",[object Object]\n';
    const { added, said } = await apply(content);
    expect(added).toMatchObject([{ opening_hours: null, service_description: null }]);
    expect(saidOf('Object Wash', said)).toContain('was written by a program');
  });

  test('products of a catalogue are no businesses', async () => {
    const { said, counts, source } = await apply(fixture('13-whatsapp-catalogue.csv'), 'catalogue.csv');
    expect(source.mapping.exporter).toContain('a product catalogue (WhatsApp, Facebook)');
    expect(counts).toEqual({ other: 3 });
    expect(saidOf('SUV Full Wash', said)).toContain('a product of a catalogue, not a business');
  });
});
