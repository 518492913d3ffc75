import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { countsIn, StaffDatabase } from './staff-commands';

jest.setTimeout(120_000);

let staff: StaffDatabase;
beforeAll(async () => {
  staff = await StaffDatabase.start();
});
afterAll(() => staff.stop());

interface Provider {
  id: number;
  business_name: string;
  address: string | null;
  phone: string | null;
  rating: number | null;
  opening_hours: string | null;
  closed_on: string | null;
  closed_from: string | null;
  closed_until: string | null;
  is_listed: boolean;
}

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();
const providers = () => staff.rows<Provider>('car_wash_locations?order=id&select=*');
const closureOf = ({ closed_on, closed_from, closed_until }: Provider) => [
  closed_on,
  closed_from,
  closed_until,
];

let files = 0;

/** Imports a file with --apply; returns the report, the providers that it added, by name, and those that it changed. */
async function apply(content: string | Uint8Array, name = 'file.csv', ...options: string[]) {
  const before = await providers();
  const path = staff.write(`${(files += 1)}-${name}`, content);
  const { code, output } = await staff.run('import', [path, '--apply', '--skip-refused', ...options]);
  const after = await providers();
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  return {
    code,
    output,
    counts: countsIn(output),
    run: /--undo (\w+)/.exec(output)?.[1],
    report: () =>
      readFileSync(join(staff.folder, `${basename(path, extname(path))}.report.csv`), 'utf8').split('\n'),
    added: after.filter(({ id }) => !known.has(id)),
    changed: after.filter((row) => known.has(row.id) && known.get(row.id) !== JSON.stringify(row)),
  };
}

const fixture = (name: string) => readFileSync(join('tests/fixtures/closures', name));
const namesOf = (rows: Provider[]) => rows.map(({ business_name }) => business_name);
/** What the report says of a row. */
const saidOf = (name: string, report: string[]) => report.filter((line) => line.includes(name)).join('\n');

describe('what a file calls closed is not added as open', () => {
  test('Bing Places: Permanently Closed', async () => {
    const { added, report } = await apply(fixture('15-bing-places.csv'), 'bing.csv');
    expect(namesOf(added)).toEqual(['Rawda Wash']);
    expect(saidOf('Rawda Wash 2', report())).toContain('It is permanently closed, so it is not added.');
  });

  test('trade licences: Cancelled, Expired, and those of another trade', async () => {
    const maps = ['TRADE_NAME_EN=business_name', 'PHONE_MOBILE=phone', 'AREA_NAME_EN=neighbourhood'];
    const { added, report, output } = await apply(
      fixture('06-ded-licences.csv'),
      'licences.csv',
      ...maps.flatMap((map) => ['--map', map]),
    );
    expect(namesOf(added)).toEqual([
      'SAFA PEARL CAR WASHING L.L.C',
      'SAFA PEARL CAR WASHING L.L.C - BRANCH 2',
    ]);
    expect(saidOf('BADR', report())).toContain('permanently closed');
    expect(saidOf('NAJM', report())).toContain('does not say whether the business is open');
    expect(saidOf('1 STOP', report())).toContain('licensed for another trade (General Trading)');
    expect(output).toMatch(/other +1 {2}no car wash business, skipped/);
  });

  test('Foursquare: date_closed, closed_bucket; its ratings are out of ten', async () => {
    const { added, report } = await apply(fixture('02-foursquare.json'), 'foursquare.json');
    expect(added.map(({ business_name, rating }) => [business_name, rating])).toEqual([
      ['Qasriya Detailing', 4.35],
      ['Noura Wash', null],
    ]);
    expect(saidOf('Rimal Wash', report())).toContain('permanently closed');
    expect(saidOf('Sahil Steam', report())).toContain('does not say whether');
  });

  test('OpenStreetMap: disused:amenity', async () => {
    const { added, report } = await apply(fixture('05-overpass.tsv'), 'overpass.tsv');
    expect(namesOf(added)).toContain('Hadaf Self Wash');
    expect(namesOf(added)).not.toContain('Ghost Wash Desk');
    expect(saidOf('Ghost Wash Desk', report())).toContain('permanently closed');
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
    const maps = ['--map', 'Branch=business_name', '--map', 'Area address=address'];
    const { added, report, output } = await apply(content, 'branches.csv', ...maps);
    expect(added.map((row) => [row.business_name, ...closureOf(row)])).toEqual([
      ['Sparkle Deira', null, TODAY, null],
      ['Sparkle Marina', null, null, null],
    ]);
    expect(output).toContain('Of Remarks, only what speaks of a closure is read.');
    expect(saidOf('Sparkle Mirdif', report())).toContain('not open yet');
    expect(saidOf('Total branches', report())).toContain('is not a business');
  });

  test('a status that is not understood is asked about', async () => {
    const content = 'Name,Address,Phone,Status\nLead Wash,"Deira, Dubai",0516110001,Lead\n';
    const { added, counts, report } = await apply(content);
    expect([added, counts.doubtful]).toEqual([[], 1]);
    expect(saidOf('Lead Wash', report())).toContain('does not say whether the business is open');
    const ignored = await apply(content, 'ignored.csv', '--map', 'Status=');
    expect(namesOf(ignored.added)).toEqual(['Lead Wash']);
  });
});

describe('known providers', () => {
  test('thirty close in one run, and open again when it is undone', async () => {
    const open = (await providers()).filter(
      ({ phone, address, is_listed }) => /^\+971 51/.test(phone ?? '') && address && is_listed,
    );
    const thirty = open.slice(0, 30);
    const rows = thirty.map(
      (row) => `"${row.business_name}","${row.address}",${row.phone},Permanently closed`,
    );
    const content = `Name,Address,Phone,Business status\n${rows.join('\n')}\n`;
    const { changed, counts, run, output } = await apply(content);
    expect(counts).toMatchObject({ changed: 30, doubtful: 0 });
    expect(output).toContain('Of those changed, 30 would be closed and 0 temporarily closed.');
    expect(changed.map(({ id, closed_on, is_listed }) => [id, closed_on, is_listed])).toEqual(
      thirty.map(({ id }) => [id, TODAY, false]),
    );
    await staff.run('import', ['--undo', run!]);
    expect((await providers()).filter(({ id }) => thirty.some((row) => row.id === id))).toEqual(thirty);
  });

  test('our own columns close and pause them by id', async () => {
    const [one, two] = (await providers()).filter(({ is_listed }) => is_listed);
    const { changed } = await apply(
      `id,closed_on,closed_from,closed_until\n${one!.id},2026-11-20,,\n${two!.id},,2026-12-01,2026-12-20\n`,
    );
    expect(changed.map((row) => [row.id, ...closureOf(row)])).toEqual([
      [one!.id, '2026-11-20', null, null],
      [two!.id, null, '2026-12-01', '2026-12-20'],
    ]);
  });

  test('a temporary closure is stored once, and said when the file says that it is over', async () => {
    const row = (status: string) =>
      `Name,Address,Phone,Business status\nPaused Wash,"Deira, Dubai",0516110009,${status}\n`;
    const added = await apply(row('CLOSED_TEMPORARILY'));
    expect(added.added.map(closureOf)).toEqual([[null, TODAY, null]]);
    const again = await apply(`${row('CLOSED_TEMPORARILY')}\n`);
    expect(again.counts).toMatchObject({ same: 1, changed: 0 });
    const until = await apply(row('Temporarily closed until 31/12/2030'));
    expect(until.changed.map(closureOf)).toEqual([[null, TODAY, '2030-12-31']]);
    const open = await apply(row('OPERATIONAL'));
    expect(open.changed).toEqual([]);
    expect(saidOf('Paused Wash', open.report())).toContain('clear closed_from and closed_until');
  });

  test('a closed place of the same name and phone elsewhere closes nobody', async () => {
    await apply('Name,Address,Phone\nMoved Wash,"Al Barsha, Dubai",0516110011\n');
    const closed = 'Name,Address,Phone,Status\nMoved Wash,"Al Majaz, Sharjah",0516110011,Closed\n';
    const { changed, counts, report } = await apply(closed);
    expect([changed, counts.doubtful]).toEqual([[], 1]);
    expect(saidOf('Moved Wash', report())).toContain('but at another address');
  });
});

describe('what is wrong by scale or shape', () => {
  test('ratings that may be out of ten are asked about', async () => {
    const content =
      'Name,Address,Phone,Rating\nTen Wash,"Deira, Dubai",0516120001,8.7\nLow Wash,"Deira, Dubai",0516120002,4.9\n';
    const asked = await apply(content);
    expect([asked.code, asked.added]).toEqual([1, []]);
    expect(asked.output).toContain('Say what they are out of: --rating-scale 10');
    const { added } = await apply(content, 'ten.csv', '--rating-scale', '10');
    expect(added.map(({ rating }) => rating)).toEqual([4.35, 2.45]);
  });

  test('a nested value becomes its text, or nothing', async () => {
    const { added } = await apply(
      fixture('03-here.json'),
      'here.json',
      ...['id=', 'address/label=address', 'position/lat=latitude', 'position/lng=longitude']
        .concat('categories=service_category', 'address/countryName=', 'access=service_description')
        .flatMap((map) => ['--map', map]),
    );
    expect(namesOf(added)).toEqual(['Lulwa Auto Spa', 'Fanoos Tyre & Wash']);
    expect(added[0]).toMatchObject({
      opening_hours: 'Mon-Sat: 08:00 - 22:00; Sun: 10:00 - 20:00',
      service_category: 'Car Wash/Detailing',
      service_description: null,
    });
    expect(JSON.stringify(await providers())).not.toContain('[object Object]');
  });

  test('"[object Object]" in a cell is not stored', async () => {
    const content =
      'Name,Address,Phone,Hours,About\nObject Wash,"Deira, Dubai",0516120009,"Text: 8-22; Structured: [object Object]",[object Object]\n';
    const { added, report } = await apply(content);
    expect(added).toMatchObject([{ opening_hours: null, service_description: null }]);
    expect(saidOf('Object Wash', report())).toContain('was written by a program');
  });

  test('products of a catalogue are no businesses', async () => {
    const { added, output, report } = await apply(fixture('13-whatsapp-catalogue.csv'), 'catalogue.csv');
    expect(added).toEqual([]);
    expect(output).toContain('Looks like a product catalogue (WhatsApp, Facebook)');
    expect(output).toMatch(/other +3 {2}no car wash business, skipped/);
    expect(saidOf('SUV Full Wash', report())).toContain('a product of a catalogue, not a business');
  });
});

test('an export has all closures, changes nothing here, and closes the same providers elsewhere', async () => {
  await staff.change('car_wash_locations?id=gt.20', 'delete');
  const [one, two] = (await providers()).filter(({ is_listed, address }) => is_listed && address);
  await staff.change(`car_wash_locations?id=eq.${one!.id}`, { closed_on: '2026-11-01' });
  await staff.change(`car_wash_locations?id=eq.${two!.id}`, {
    closed_from: TODAY,
    closed_until: '2030-12-31',
  });
  const path = `${staff.folder}/there.csv`;
  await staff.run('import', ['--export', path]);
  const here = await providers();
  const exported = readFileSync(path, 'utf8');
  const { counts } = await apply(exported, 'back.csv');
  expect(counts).toEqual({ new: 0, changed: 0, same: here.length, doubtful: 0, refused: 0 });

  await staff.change('car_wash_locations?id=gt.0', 'delete');
  const { added } = await apply(exported, 'elsewhere.csv', '--map', 'id=');
  const states = (rows: Provider[]) =>
    rows.map((row) => [row.business_name, ...closureOf(row), row.is_listed]).sort();
  expect(states(here).filter(([, ...closure]) => closure.slice(0, 3).some(Boolean)).length).toBeGreaterThan(
    1,
  );
  expect(states(added)).toEqual(states(here));
});
