import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapMenuColumns, readMenuRow } from '@/scripts/import/menu-rows';
import { providerOf } from '../../support/provider-rows';
import { MemoryDirectory } from './memory';

const fixture = (name: string) => readFileSync(join('tests/fixtures/formats', name));

// prettier-ignore
/** Files in the shapes of common programs: [file, whose ids, what is read of each business that is added]. */
test.each<[file: string, ids: string | undefined, added: string[]]>([
  ['05-overpass.tsv', 'OpenStreetMap', ['مغسلة الزمرد / Emerald Wash Desk|dubai||+971516501000|7|', 'Hadaf Self Wash / هدف|abu-dhabi||+971516501001|7|', 'مغسلة بلا اسم لاتيني|sharjah|||1|', 'Sunset Wash Desk|sharjah||+97165551222||']],
  // Two sheets with titles; the second one tells the emirate by its name.
  ['07-franchise.xlsx', undefined, ['Gulf Sparkle Al Quoz|dubai|al-quoz|+971516701000|7|', 'Gulf Sparkle Marina|dubai|dubai-marina|+971516701007|7|', 'Gulf Sparkle JLT|dubai|jlt|||', 'Gulf Sparkle Khalifa City|abu-dhabi|khalifa-city|+971516702007|7|']],
  ['09-outscraper-emails.csv', undefined, ['Thuraya Hand Wash|dubai|al-quoz|+971516901000|6|4.4 Google', 'Thuraya Hand Wash|dubai|al-barsha|+971516901000|7|4.1 Google', 'Wadi Bubbles|sharjah||||']],
  // The shop that has ended and the one in Muscat are left out.
  ['all-the-places.geojson', undefined, ['Wave Wash|dubai||+971517711001|7|', 'Wave Wash|abu-dhabi|corniche|+971517711001|1|']],
  ['schema-org.json', undefined, ['Orchid Wash|abu-dhabi||+971517716001|6|4.4 null', 'Orchid Wash Fujairah|fujairah||+97197716002|5|']],
  ['g-maps-extractor.csv', 'Google', ['Sable Car Wash|dubai|jumeirah|+971517717001|6|4.7 Google', 'Sable Petrol|dubai||||']],
  ['directorist.csv', 'Directorist', ['Zarqadir Foam Bay|dubai|al-quoz|+971507723000||']],
  // Hours as PHP writes them.
  ['wp-store-locator-meta.csv', undefined, ['Comet Car Wash|sharjah||+97167713001|5|', 'Comet Rinse|dubai|jumeirah|+971517713003||']],
  ['wp-store-locator.csv', 'WP Store Locator', ['Zarqastore Wash|umm-al-quwain||+971517719401|2|']],
])('%s is read without a hint', async (name, ids, expected) => {
  const { source, added } = await new MemoryDirectory().apply(fixture(name), { name: basename(name) });
  expect(source.mapping.ids).toBe(ids);
  const read = added.map((row) => {
    const { emirates, area, phoneE164, openTimes } = providerOf(row);
    const names = [row.business_name, row.name_latin, row.name_ar].filter(Boolean).join(' / ');
    const rating = row.rating === null ? '' : `${row.rating} ${row.rating_source}`;
    return [names, emirates.join(), area?.slug, phoneE164, openTimes?.length, rating].join('|');
  });
  expect(read).toEqual(expected);
});

test('a price list is no list of businesses', async () => {
  const list = new MemoryDirectory().compare(fixture('10-pos-pricelist.csv'));
  await expect(list).rejects.toThrow('No column contains business names');
});

test('the menu of a till is read', () => {
  const [header, ...lines] = fixture('10b-pos-menu.csv').toString().trim().split('\n');
  const { columns } = mapMenuColumns(header!.split(','));
  const rows = lines.map((line) => readMenuRow(line.replace('"1,500.00"', '1500').split(','), columns));
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(rows.map(({ item }) => [item.kind, item.car, item.price_from, item.minutes])).toEqual([
    ['exterior', 'small', 25, 20],
    ['exterior', 'suv', 35, 20],
    ['full', 'small', 40, 30],
    ['detailing', undefined, 1500, 1440],
    ['exterior', 'small', 25, undefined],
    ['exterior', 'small', 25, undefined],
  ]);
});

test('--map assigns columns of a menu', () => {
  const header = ['Shop', 'Group', 'Wash', 'Fee'];
  expect(() => mapMenuColumns(header)).toThrow('--map');
  const maps = ['Shop=provider_id', 'Group=kind', 'Wash=name_en', 'Fee=price_from'];
  expect(mapMenuColumns(header, maps).columns).toEqual(['provider_id', 'kind', 'name_en', 'price_from']);
});

test('coordinates without an address tell emirate and area', async () => {
  const { added, said } = await new MemoryDirectory().apply(
    'name,lat,lng\nMarsa Wash,25.0805,55.1403\nRimal Wash,23.1,53.6\nBuraimi Wash,24.2512,55.79\n',
  );
  expect(added.map(({ address }) => address)).toEqual(['Dubai Marina, Dubai', 'Abu Dhabi']);
  expect(said).toContain('The file has no address: this is the area of the coordinates.');
});

test('the name of a column may tell where ratings come from, and what they are out of', async () => {
  const { added } = await new MemoryDirectory().apply(
    'name,address,Google rating (out of 10)\nTen Wash,"Deira, Dubai",9.2\n',
  );
  expect(added).toMatchObject([{ rating: 4.6, rating_source: 'Google' }]);
});

describe('ids of a source', () => {
  const HEADER = 'place_id,name,address,phone\n';
  const FIRST = `${HEADER}p1,Foam Bay,"Street 1, Al Quoz, Dubai",0517710001\np2,Gone Wash,"Deira, Dubai",0517710002\n`;

  test('the file of the next month: changed by its id, new, and vanished', async () => {
    const directory = new MemoryDirectory();
    const header = 'place_id,name,address,phone,latitude,longitude,business_status\n';
    const at = (id: string, name: string, street: number, phone: string, status = 'OPERATIONAL') =>
      `${id},${name},"Street ${street}, Al Quoz, Dubai",${phone},25.13${street},55.22${street},${status}\n`;
    await directory.apply(
      header +
        at('p1', 'Foam Bay', 1, '0517710001') +
        at('p2', 'مغسلة زفير', 2, '0517710002') +
        at('p3', 'Paused Wash', 3, '0517710003', 'CLOSED_TEMPORARILY') +
        at('p4', 'Gone Wash', 4, '0517710004') +
        at('p5', 'Shut Wash', 5, '0517710005'),
    );
    const { rows, counts } = await directory.compare(
      header +
        at('p1', 'Premium Auto Spa', 1, '0517710001') +
        at('p2', 'مغسلة زفير', 2, '0517770001') +
        at('p3', 'Reopened Royal Wash', 3, '0517710003') +
        at('p5', 'Shut Wash', 5, '0517710005', 'CLOSED_PERMANENTLY') +
        'p6,Premium Auto Spa - Branch,"Al Barsha 1, Dubai",0517710001,25.11,55.2,OPERATIONAL\n',
    );
    expect(rows.map(({ action, name, target }) => [action, name, target])).toEqual([
      ['changed', 'Premium Auto Spa', 1],
      ['changed', 'مغسلة زفير', 2],
      ['changed', 'Reopened Royal Wash', 3],
      ['changed', 'Shut Wash', 5],
      ['new', 'Premium Auto Spa - Branch', undefined],
      ['vanished', 'Gone Wash', 4],
    ]);
    expect(counts).toEqual({ changed: 4, new: 1, vanished: 1 });
  });

  test.each(['1.00E+14', '1,2E+15', '102345678901000'])(
    '%s is an id that a spreadsheet shortened',
    async (id) => {
      const directory = new MemoryDirectory();
      const row = (name: string, phone: string) =>
        `place_id,name,address,phone\n"${id}",${name},"Deira, Dubai",${phone}\n`;
      await directory.apply(row('Foam Bay', '0517710001'));
      expect(directory.sources.size).toBe(0);
      const { counts, said } = await directory.compare(row('Moon Wash', '0517710078'));
      expect(counts).toEqual({ new: 1 });
      expect(said).toContain('A spreadsheet has shortened this id');
    },
  );

  test('the id of a provider that was merged changes the one that stays, and does not vanish', async () => {
    const directory = new MemoryDirectory();
    await directory.apply(FIRST);
    directory.rows[1]!.merged_into = 1;
    const { rows, said } = await directory.compare(
      `${HEADER}p2,Premium Auto Spa,"Street 1, Al Quoz, Dubai",0517710009\n`,
    );
    expect(rows.map(({ action, target }) => [action, target])).toEqual([['changed', 1]]);
    expect(said).toContain('It is changed.');
    const own = await directory.compare('id,rating\n2,4.5\n');
    expect(own.said).toContain('Provider 2 was merged into 1: enter that number.');
  });

  test('another name and phone at the same id is a change, and said', async () => {
    const directory = new MemoryDirectory();
    await directory.apply(FIRST);
    const { rows, said } = await directory.compare(
      `${HEADER}p1,Premium Auto Spa,"Street 1, Al Quoz, Dubai",0517710009\np2,Gone Wash,"Deira, Dubai",0517710002\n`,
    );
    expect(rows.map(({ action, target }) => [action, target])).toEqual([
      ['changed', 1],
      ['same', 2],
    ]);
    expect(said).toContain('business_name,Foam Bay, 0517710001,The source has another name and phone');
  });

  test.each([
    // Nothing of the business agrees.
    ['p1,Other Wash,"Al Majaz, Sharjah",0517710077', 'but neither name, phone nor place agree'],
    [
      'p3,Moon Wash,"Hatta, Dubai",0517710078\np3,Moon Wash,"Hatta, Dubai",0517710078',
      'the same id of the source as line 2',
    ],
  ])('%s is doubtful', async (rows, message) => {
    const directory = new MemoryDirectory();
    await directory.apply(FIRST);
    const { counts, said } = await directory.compare(`${HEADER}${rows}\n`);
    expect(counts.doubtful).toBe(1);
    expect(said).toContain(message);
  });

  test('an id that several businesses of a file have is not used, and said', async () => {
    const { counts, said, rows } = await new MemoryDirectory().compare(
      `${HEADER}x,Foam Bay,"Al Quoz, Dubai",0517710001\nx,Moon Wash,"Hatta, Dubai",0517710078\n`,
    );
    expect(counts).toEqual({ new: 2 });
    expect(rows.map(({ sourceId }) => sourceId)).toEqual([undefined, undefined]);
    expect(said).toContain('source_id,x,Several businesses of the file have this id');
  });

  test('an id that belongs to two providers tells neither', async () => {
    const directory = new MemoryDirectory();
    await directory.apply(FIRST);
    directory.sources.get('p1')!.providers.push(2);
    const { counts, said } = await directory.compare(`${HEADER}p1,Foam Bay,,\n`);
    expect(counts.doubtful).toBe(1);
    expect(said).toContain('It matches several providers: 1 or 2 by id of the source.');
  });

  test('a column of another list has ids if the command says whose', async () => {
    const directory = new MemoryDirectory();
    const content = 'Ref,Name,Phone\nA7,Foam Bay,0517710001\n';
    await expect(directory.apply(content, { map: ['Ref=source_id'] })).rejects.toThrow('--source');
    await directory.apply(content, { map: ['Ref=source_id'], source: 'Fleet list' });
    expect([...directory.sources.keys()]).toEqual(['A7']);
  });
});

test('another business where one is known may be its new owner, unless several are there', async () => {
  const at = { address: 'Street 1, Al Quoz, Dubai', latitude: 25.1345, longitude: 55.2271 };
  const content = 'name,phone,lat,lng\nPremium Auto Spa,0517710009,25.1345,55.2271\n';
  const one = new MemoryDirectory([{ business_name: 'Foam Bay', phone: '0517710001', ...at }]);
  expect((await one.compare(content)).said).toContain('It is where 1 (Foam Bay) is');
  const two = new MemoryDirectory([
    { business_name: 'Foam Bay', phone: '0517710001', ...at },
    { business_name: 'Tyre Shop', phone: '0517710002', ...at },
  ]);
  expect((await two.compare(content)).counts).toEqual({ new: 1 });
});

describe('names of columns that no synonym knows', () => {
  // prettier-ignore
  test.each<[header: string, row: string, values: object]>([
    ['name,address/city,address.countryCode,position > lat,position > lng', 'Foam,Dubai,AE,25.25,55.29', { address: 'Dubai', latitude: 25.25, longitude: 55.29 }],
    ['Shop,Billing Street,Billing City,Billing Zip,Shipping City', 'Foam,Street 1,Dubai,,Ajman', { address: 'Street 1, Dubai' }],
    ['name,branch_city,branch_phone,branch_code', 'Foam,Dubai,0517710001,9', { address: 'Dubai', phone: '0517710001' }],
    ['name,city,Hours Monday,schedule/Fri/working_hours', 'Foam,Dubai,8-22,14-22', { address: 'Dubai', opening_hours: 'Monday: 8-22; Friday: 14-22' }],
    ['displayName/text,city,regularOpeningHours/weekdayDescriptions', 'Foam,Dubai,8-22', { address: 'Dubai', opening_hours: '8-22' }],
    // The number of an owner, and the name of an operator.
    ['name,city,owner/phone,operator/name', 'Foam,Dubai,0517710001,Tyres', { address: 'Dubai' }],
    // Two columns are no common beginning, and a known name says more than the end of another.
    ['name,site_city,phone,lead_phone', 'Foam,Dubai,0517710001,0517710002', { phone: '0517710001' }],
  ])('%s', async (header, row, values) => {
    const { added } = await new MemoryDirectory().apply(`${header}\n${row}\n`);
    const filled = Object.entries(added[0]!).filter(([column, value]) => value !== null && column !== 'id');
    expect(Object.fromEntries(filled)).toEqual({ business_name: 'Foam', ...values });
  });

  test('ids that cannot be ours are ignored, and said', async () => {
    const { source, counts } = await new MemoryDirectory().apply('id,name,city\nL1QK7,Foam Bay,Dubai\n');
    expect(counts).toEqual({ new: 1 });
    expect(source.remarks.join()).toContain(`--map 'id=source_id' --source 'Its name'`);
  });
});

test('a row of which only the name is understood is not added', async () => {
  const { counts, said } = await new MemoryDirectory().compare(
    'name,address,phone,rating\nFoam Bay,"Deira, Dubai",,4\nMoon Wash,Behind the mosque,call us,5\nStar Wash,,,5\n',
  );
  expect(counts).toEqual({ new: 1, refused: 2 });
  expect(said).toContain(
    'Moon Wash,refused,business_name,Moon Wash,Besides its name, nothing that places or reaches it',
  );
});
