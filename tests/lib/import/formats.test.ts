import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapMenuColumns, readMenuRow } from '@/scripts/import/menu-rows';
import { providerOf } from '../../support/provider-rows';
import { MemoryDirectory } from './memory';

const fixture = (name: string) => readFileSync(join('tests/fixtures/formats', name));

// prettier-ignore
/** Files in the shapes of common programs: [file, whose ids, what is read of each business that is added]. */
test.each<[file: string, ids: string | undefined, added: string[]]>([
  ['01-places-v1.json', 'Google', ['Zephira Foam Bay|dubai|al-quoz|+971516104000|7|4.6 Google', 'مغسلة زفير|sharjah||+971516104007|6|4.1 Google', 'Paused Wash|dubai|deira|+971516104014||', 'Dupi Wash|abu-dhabi|khalifa-city|+97120613658||3.9 Google', '24H Zefirex|dubai|al-nahda-dubai|+97180093473|1|']],
  ['02-foursquare.json', 'Foursquare', ['Qasriya Detailing|dubai|dubai-marina|+971516201111|7|4.35 Foursquare', 'Noura Wash|ajman||+97167412222|2|']],
  ['03-here.json', 'HERE', ['Lulwa Auto Spa|dubai|jumeirah|+971516301000|7|', 'Fanoos Tyre & Wash|ajman|al-jurf|+971516301007|1|']],
  ['05-overpass.tsv', 'OpenStreetMap', ['مغسلة الزمرد / Emerald Wash Desk|dubai||+971516501000|7|', 'Hadaf Self Wash / هدف|abu-dhabi||+971516501001|7|', 'مغسلة بلا اسم لاتيني|sharjah|||1|', 'Sunset Wash Desk|sharjah||+97165551222||']],
  ['06-ded-licences.csv', 'trade licences', ['SAFA PEARL CAR WASHING L.L.C / صفا بيرل لغسيل السيارات ذ.م.م|dubai|al-quoz|+971516601000||', 'SAFA PEARL CAR WASHING L.L.C - BRANCH 2 / صفا بيرل - فرع 2|dubai|al-barsha|+971516601000||']],
  // Two sheets with titles; the second one tells the emirate by its name.
  ['07-franchise.xlsx', undefined, ['Gulf Sparkle Al Quoz|dubai|al-quoz|+971516701000|7|', 'Gulf Sparkle Marina|dubai|dubai-marina|+971516701007|7|', 'Gulf Sparkle JLT|dubai|jlt|||', 'Gulf Sparkle Khalifa City|abu-dhabi|khalifa-city|+971516702007|7|']],
  ['09-outscraper-emails.csv', undefined, ['Thuraya Hand Wash|dubai|al-quoz|+971516901000|6|4.4 Google', 'Thuraya Hand Wash|dubai|al-barsha|+971516901000|7|4.1 Google', 'Wadi Bubbles|sharjah||||']],
  ['11-2gis.json', '2GIS', ['Barq Wash|dubai|al-quoz|+971516111000|2|4.3 2GIS', 'Nimr Wash|sharjah|al-khan||1|']],
  ['12-apple-business-connect.csv', 'Apple Business Connect', ['Yaqoot Wash|abu-dhabi|al-reem|+971516121000|6|', 'Yaqoot Wash Yas|abu-dhabi|yas-island|+971516121000||']],
  ['13-whatsapp-catalogue.csv', undefined, []],
  ['15-bing-places.csv', 'Bing Places', ['Rawda Wash|ajman|al-rawda|+971516151000|6|']],
  ['facebook-pages.csv', 'Facebook', ['Zarqaface Detailing|abu-dhabi|musaffah|+971517719001|1|4.8 Facebook']],
  ['geoapify.geojson', 'Geoapify', ['Zarqageo Wash|fujairah||+971517718001|7|']],
  ['google-contacts.csv', undefined, ['Zarqacon Car Care|dubai|al-barsha|+971517719201||']],
  ['mapbox.geojson', 'Mapbox', ['Zarqabox Auto Spa|ras-al-khaimah|al-nakheel|+971517717001|2|']],
  ['overture.geojson', 'Overture Maps', ['مغسلة زرقا / Zarqaover Wash|ajman|al-jurf|+971517716001||']],
  ['salesforce.csv', 'Salesforce', ['Zarqaforce Wash LLC|dubai|mirdif|+971517719301||']],
  ['serpapi.json', 'Google', ['Zarqaserp Foam Bay|dubai|al-quoz|+971517714001|7|4.6 Google']],
  ['tomtom.json', 'TomTom', ['Zarqatom Shine|sharjah||+971517715001|2|']],
  ['wp-store-locator.csv', 'WP Store Locator', ['Zarqastore Wash|umm-al-quwain||+971517719401|2|']],
  // Hours in Russian stay as they are.
  ['yandex.csv', 'Yandex', ['Zarqayan Wash|dubai|al-quoz|+971517719101||4.7 Yandex', 'Zarqayan Marina|dubai|dubai-marina|+971517719102||4.2 Yandex']],
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
  await expect(list).rejects.toThrow('No column contains business names or provider ids.');
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
    const november = fixture('01-places-v1.json');
    const { source, added } = await directory.apply(november, { name: 'november.json' });
    expect(source.mapping.exporter).toMatch(
      /^a Google Maps export \(Places API\): displayName\/text → business_name/,
    );
    expect(added[0]!.website).toBe('https://zephirafoam.example/');
    const [foam, arabic, , paused, , , , always] = (JSON.parse(november.toString()) as { places: object[] })
      .places;
    const named = (text: string) => ({ displayName: { text } });
    const places = [
      { ...foam, ...named('Zephira Premium Auto Spa') },
      { ...arabic, internationalPhoneNumber: '+971 51 777 0001' },
      { ...paused, ...named('Reopened Royal Wash'), businessStatus: 'OPERATIONAL' },
      { ...always, businessStatus: 'CLOSED_PERMANENTLY' },
      {
        ...foam,
        id: 'ChIJnew',
        ...named('Zephira Premium Auto Spa - Branch'),
        formattedAddress: 'Al Barsha 1 - Dubai - United Arab Emirates',
        location: { latitude: 25.11, longitude: 55.2 },
      },
    ];
    const { rows, counts } = await directory.compare(JSON.stringify({ places }), { name: 'december.json' });
    expect(rows.map(({ action, name, target }) => [action, name, target])).toEqual([
      ['changed', 'Zephira Premium Auto Spa', 1],
      ['changed', 'مغسلة زفير', 2],
      ['changed', 'Reopened Royal Wash', 3],
      ['changed', '24H Zefirex', 5],
      ['new', 'Zephira Premium Auto Spa - Branch', undefined],
      ['vanished', 'Dupi Wash', undefined],
    ]);
    expect(counts).toEqual({ changed: 4, new: 1, vanished: 1 });
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
