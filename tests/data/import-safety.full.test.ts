import { readFileSync } from 'node:fs';
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
  website: string | null;
  rating: number | null;
  latitude: number | null;
  longitude: number | null;
}

const providers = () => staff.rows<Provider>('car_wash_locations?order=id&select=*');

let files = 0;
async function runImport(content: string, ...more: string[]) {
  const path = staff.write(`file-${(files += 1)}.csv`, content);
  const { code, output } = await staff.run('import', [path, ...more]);
  const report = () => readFileSync(path.replace(/\.csv$/, '.report.csv'), 'utf8');
  return { code, output, counts: countsIn(output), report, run: /--undo (\w+)/.exec(output)?.[1] };
}

/** Applies a file and returns what became of the providers that were there before, and those that are new. */
async function apply(content: string) {
  const before = await providers();
  const result = await runImport(content, '--apply', '--skip-refused');
  const after = await providers();
  const known = new Set(before.map(({ id }) => id));
  const changed = after.filter(
    (row) =>
      known.has(row.id) && JSON.stringify(row) !== JSON.stringify(before.find(({ id }) => id === row.id)),
  );
  return { ...result, changed, added: after.filter(({ id }) => !known.has(id)) };
}

describe('the ids of others replace nothing', () => {
  // prettier-ignore
  test.each([
    ['a list with a column ID', 'ID,Name,Phone,Address,Rating\n1,Ahla Wash,0529300001,"Deira, Dubai",5\n2,Ahlan Wash,0529300002,"Mirdif, Dubai",4\n', { doubtful: 2 }, 0],
    ['an Arabic list', 'المعرف,الاسم,الهاتف,العنوان\n1,مغسلة الهلال الأزرق,0529300003,"ديرة، دبي"\n', { doubtful: 1 }, 0],
    ['a list of ratings', 'ID,Stars,Reviews\n1,1,1\n2,1,1\n', { doubtful: 2 }, 0],
    ['GeoDirectory', 'ID,post_title,post_type,post_status,street,city,phone\n1,Ahsan Wash,gd_place,publish,"Al Quoz",Dubai,0529300004\n', { new: 1 }, 1],
    ['HubSpot', 'Record ID,Company name,Phone Number,Street Address,City\n1,Azhar Wash,0529300005,"Al Quoz",Dubai\n', { new: 1 }, 1],
    ['Yelp', 'id,alias,name,is_closed,review_count,phone,location.city\n1,azraq-wash,Azraq Wash,False,3,0529300006,Dubai\n', { new: 1 }, 1],
  ])('%s', async (_, content, counts, count) => {
    const { changed, added, counts: counted } = await apply(content);
    expect(counted).toMatchObject(counts);
    expect(changed).toEqual([]);
    expect(added).toHaveLength(count);
  });

  test('the report says whose id it is and how to go on', async () => {
    const [first] = await providers();
    const { report } = await runImport(
      'ID,Name,Phone\n1,Ahla Wash,0529300001\n99999,Ahlan Wash,0529300002\n',
    );
    expect(report()).toContain(
      `1 is another business (${first?.business_name}): neither name, phone nor place agree.`,
    );
    expect(report()).toContain(
      "There is no provider with this id. If these are not the ids of this directory, ignore them: --map 'ID='",
    );
    const ignored = await runImport('ID,Name,Phone\n1,Ahla Wash,0529300001\n', '--map', 'ID=');
    expect(ignored.counts).toMatchObject({ new: 1, doubtful: 0 });
  });
});

test.each<[what: string, cells: (row: Provider) => string]>([
  ['name', (row) => `${row.id},"${row.business_name}",0529310001,"Hatta, Dubai",,,3.3`],
  ['phone', (row) => `${row.id},Wash of another name,${row.phone},"Hatta, Dubai",,,3.3`],
  ['address', (row) => `${row.id},Wash of another name,0529310001,"${row.address}",,,3.3`],
  [
    'coordinates',
    (row) => `${row.id},Wash of another name,0529310001,"Hatta, Dubai",${row.latitude},${row.longitude},3.3`,
  ],
])('an id is ours if its %s agrees', async (_, cells) => {
  const row = (await providers()).find(
    ({ phone, latitude, address }) => /^\+971 5/.test(phone ?? '') && latitude && address,
  )!;
  const { counts } = await runImport(`id,name,phone,address,lat,lng,rating\n${cells(row)}\n`);
  expect(counts).toMatchObject({ changed: 1, doubtful: 0 });
});

test('an id with only our own columns changes the provider', async () => {
  const [, second] = await providers();
  const { changed, added } = await apply(`id,rating\n${second!.id},1.5\n`);
  expect(changed.map(({ id, rating }) => [id, rating])).toEqual([[second!.id, 1.5]]);
  expect(added).toEqual([]);
});

const BRANCHES = (rating: number) => `Name,Address,Phone,Website,Rating
Safwa Wash,"Street 1, Al Barsha, Dubai",600 529 001,https://safwa.example/,${rating}
Safwa Wash,"Street 2, Deira, Dubai",600 529 001,https://safwa.example/,${rating}
Safwa Wash,"Street 3, Al Majaz, Sharjah",600 529 001,https://safwa.example/,${rating}
Marwa Wash Barsha,"Street 4, Al Barsha, Dubai",04 529 3301,https://linktr.ee/marwa,${rating}
Marwa Wash Deira,"Street 5, Deira, Dubai",04 529 3301,https://linktr.ee/marwa,${rating}
Marwa Wash Mirdif,"Street 6, Mirdif, Dubai",04 529 3301,https://linktr.ee/marwa,${rating}
`;

test('three branches with one number and one website are three providers, and change as three', async () => {
  const first = await apply(BRANCHES(4.1));
  expect(first).toMatchObject({ counts: { new: 6, doubtful: 0 }, changed: [] });
  const again = await runImport(`${BRANCHES(4.1)}\n`);
  expect(again.counts).toMatchObject({ same: 6, new: 0, changed: 0 });
  const next = await apply(BRANCHES(4.2));
  expect(next.counts).toMatchObject({ changed: 6, new: 0, doubtful: 0 });
  expect(next.added).toEqual([]);
  expect(next.changed.map(({ address, rating }) => [address?.slice(0, 8), rating])).toEqual(
    [1, 2, 3, 4, 5, 6].map((street) => [`Street ${street}`, 4.2]),
  );
  // A fourth branch is new; one whose place is unknown could be any of them.
  const fourth =
    'Name,Address,Phone\nSafwa Wash,"Street 7, Hatta, Dubai",600 529 001\nSafwa Wash,,600 529 001\n';
  const { counts, report } = await runImport(fourth);
  expect(counts).toMatchObject({ new: 1, doubtful: 1 });
  expect(report()).toMatch(
    /do not tell which it is: \d+ \(Safwa Wash\), \d+ \(Safwa Wash\), \d+ \(Safwa Wash\)\./,
  );
});

test('what is understood is not replaced by what is not', async () => {
  const header = 'Name,Address,Phone,Hours,Price\n';
  const facts = '"Street 1, Al Barsha, Dubai",0529360001,Daily 8 am - 10 pm,AED 45';
  await apply(`${header}Zuhur Wash,${facts}\n`);
  const worse = await apply(
    `${header}Zuhur Wash,"Street 1, Al Barsha, Dubai",see website,Open · Closes 8 PM,$$\n`,
  );
  expect(worse.changed).toEqual([]);
  expect(worse.report()).toMatch(/Zuhur Wash,\w+,phone,see website,"?This cannot be understood/);
  const { counts } = await runImport(`${header}Zuhur Wash,${facts.replace('0529360001', '0529360002')}\n`);
  expect(counts).toMatchObject({ changed: 1 });
});

test('any of its phones identifies a provider', async () => {
  await apply('Name,Address,Phone\nRahma Wash,"Al Barsha, Dubai",0529340001 / 04 529 3402\n');
  const changes = async (phone: string) =>
    (await runImport(`Name,Address,Phone,Rating\nRahma Wash,"Deira, Dubai",${phone},4.1\n`)).output;
  expect(await changes('+971 4 529 3402')).toMatch(/Rahma Wash: .*rating empty/);
  expect(await changes('04 529 3402; 052 934 0001')).toMatch(/Rahma Wash: .*rating empty/);
  // In the same order, it is the same in another spelling.
  expect(await changes('"+971529340001, +97145293402"')).not.toContain('phone');
  // Two providers with one number each: which one is meant?
  await apply('Name,Address,Phone\nRiham Wash,"Mirdif, Dubai",0529340003\n');
  const both = await runImport('Name,Address,Phone\nRahma,"Hatta, Dubai",0529340001 / 0529340003\n');
  expect(both.counts).toMatchObject({ doubtful: 1, new: 0 });
  // The second number of one row is the first of another.
  const { counts } = await runImport(
    'Name,Address,Phone\nRawda Wash,"Deira, Dubai",0529340005 / 0529340006\nRawda,"Deira, Dubai",0529340006\n',
  );
  expect(counts).toMatchObject({ new: 1, doubtful: 1 });
});

test('links that many share identify nobody', async () => {
  const content = readFileSync('tests/fixtures/import-files/shared-links.csv', 'utf8');
  const rows = content.trim().split('\n').length - 1;
  const { counts, added, changed } = await apply(content);
  expect(counts).toMatchObject({ new: rows, doubtful: 0, changed: 0 });
  expect(added).toHaveLength(rows);
  expect(changed).toEqual([]);
});

// prettier-ignore
test.each([
  // A mall's website; a branch's number in a file of its own; a business of the same query.
  ['another name, the same website', 'Wafa Two,"Al Barsha, Dubai",0529320002,https://wafa.example/', 'doubtful'],
  ['the same name and website in another area', 'Wafa Wash,"Deira, Dubai",0529320002,https://wafa.example/', 'doubtful'],
  ['another name and area, the same phone', 'Wafa Two,"Deira, Dubai",0529320001,', 'doubtful'],
  ['another name without a place, the same phone', 'Wafa Two,,0529320001,', 'doubtful'],
  ['another page of the website', 'Wafa Two,"Deira, Dubai",0529320003,https://wafa.example/?branch=2', 'new'],
  ['the website with a campaign', 'Wafa Wash,"Al Barsha, Dubai",,https://wafa.example/?utm_source=gmb', 'same'],
  ['a new name at the same place with the same phone', 'Wafa Auto Spa,"Al Barsha, Dubai",0529320001,', 'changed'],
  ['the same name and phone elsewhere: it moved', 'Wafa Wash,"Deira, Dubai",0529320001,', 'changed'],
])('%s', async (_, row, action) => {
  if (!(await providers()).some(({ business_name }) => business_name === 'Wafa Wash'))
    await apply('Name,Address,Phone,Website\nWafa Wash,"Al Barsha, Dubai",0529320001,https://wafa.example/\n');
  const { counts } = await runImport(`Name,Address,Phone,Website\n${row}\n`);
  expect(counts[action]).toBe(1);
});

const JEDDAH = [1, 2, 3, 4, 5].map((shop) => ({
  phone: `+966 50 529 000${shop}`,
  address: `Prince Sultan Street ${shop}, Al Rawdah`,
  latitude: 21.54 + shop / 100,
}));

// prettier-ignore
test.each<[form: string, header: string, row: (shop: (typeof JEDDAH)[number]) => string]>([
  ['an address with the country', 'Name,Address,Phone', ({ phone, address }) => `"${address}, Jeddah 23336, Saudi Arabia",${phone}`],
  ['an Arabic address', 'Name,Address,Phone', ({ phone }) => `"شارع الأمير سلطان، حي الروضة، جدة",${phone}`],
  ['a column for the country', 'Name,Address,Country', ({ address }) => `"${address}",SA`],
  ['a foreign number and an unknown place', 'Name,Address,Phone', ({ phone, address }) => `"${address}",${phone}`],
  ['coordinates', 'Name,Address,Lat,Lng', ({ address, latitude }) => `"${address}",${latitude},39.17`],
])('shops in Jeddah are refused by %s', async (_, header, row) => {
  const rows = JEDDAH.map((shop, index) => `Ghaym Wash ${'ABCDE'[index]},${row(shop)}`);
  const { counts, report, added } = await apply([header, ...rows, ''].join('\n'));
  expect(counts).toMatchObject({ refused: 5, new: 0, doubtful: 0 });
  expect(added).toEqual([]);
  expect(report().match(/is not in the (?:UAE|Emirates)/g)).toHaveLength(5);
});

test('a closed business is not added, and a known one closes', async () => {
  await apply('Name,Address,Phone\nSakina Wash,"Al Barsha, Dubai",0529330001\n');
  const content =
    'Name,Address,Phone,Business status\n' +
    'Sakina Wash,"Al Barsha, Dubai",0529330001,CLOSED_PERMANENTLY\n' +
    'Sukun Wash,"Deira, Dubai",0529330002,CLOSED_PERMANENTLY\n';
  const { added, changed, report, output } = await apply(content);
  expect(added).toEqual([]);
  expect(changed).toMatchObject([
    { business_name: 'Sakina Wash', is_listed: false, closed_on: expect.any(String) },
  ]);
  expect(output).toMatch(/closed +1 {2}closed or not published, skipped/);
  expect(report()).toContain('It is permanently closed, so it is not added.');
});

test('what is stored as it was typed is no change', async () => {
  const [, , third] = await providers();
  await staff.change(`car_wash_locations?id=eq.${third!.id}`, {
    business_name: 'Noor &amp; Sons <b>Wash</b>\u200B',
    website: 'n/a',
    service_description: '[1, 2]',
  });
  const path = `${staff.folder}/export.csv`;
  await staff.run('import', ['--export', path]);
  const { counts } = await runImport(readFileSync(path, 'utf8'));
  expect(counts).toEqual({ new: 0, changed: 0, same: (await providers()).length, doubtful: 0, refused: 0 });
});

test('other commands say that an import is running', async () => {
  const minute = new Date().toISOString();
  await apply('Name,Phone,Address\nTuba Wash,0529340001,"Deira, Dubai"\n');
  const [run] = await staff.rows<{ id: string }>('import_runs?select=id&order=started_at.desc');
  await staff.change(`import_runs?id=eq.${run!.id}`, { active_at: minute, state: 'applying' });
  const other = 'Name,Phone,Address\nTawba Wash,0529340002,"Deira, Dubai"\n';
  const message = `An import is running: run ${run!.id} of file-${files}.csv.`;
  const applied = await runImport(other, '--apply');
  expect(applied.code).toBe(1);
  expect(applied.output).toContain(`${message} Nothing was done. Wait until it ends.`);
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
