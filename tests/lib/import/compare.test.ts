import { MemoryDirectory } from './memory';

/** A directory with two providers. */
const two = () =>
  new MemoryDirectory([
    {
      business_name: 'Noor Wash',
      phone: '+971 50 123 4567',
      address: 'Street 9, Al Barsha, Dubai',
      latitude: 25.1,
      longitude: 55.2,
      rating: 4,
    },
    { business_name: 'Qamar Wash', phone: '+971 50 123 4568', address: 'Deira, Dubai', rating: 4 },
  ]);

describe('the ids of others replace nothing', () => {
  // prettier-ignore
  test.each([
    ['a list with a column ID', 'ID,Name,Phone,Address,Rating\n1,Ahla Wash,0529300001,"Deira, Dubai",5\n2,Ahlan Wash,0529300002,"Mirdif, Dubai",4\n', { doubtful: 2 }, 0],
    ['an Arabic list', 'المعرف,الاسم,الهاتف,العنوان\n1,مغسلة الهلال الأزرق,0529300003,"ديرة، دبي"\n', { doubtful: 1 }, 0],
    ['a list of ratings', 'ID,Stars,Reviews\n1,1,1\n2,1,1\n', { doubtful: 2 }, 0],
    ['GeoDirectory', 'ID,post_title,post_type,post_status,street,city,phone\n1,Ahsan Wash,gd_place,publish,"Al Quoz",Dubai,0529300004\n', { new: 1 }, 1],
    ['a column "Record ID"', 'Record ID,Company name,Phone Number,Street Address,City\n1,Azhar Wash,0529300005,"Al Quoz",Dubai\n', { new: 1 }, 1],
  ])('%s', async (_, content, counts, count) => {
    const { changed, added, counts: counted } = await two().apply(content);
    expect(counted).toEqual(counts);
    expect(changed).toEqual([]);
    expect(added).toHaveLength(count);
  });

  test('the report says whose id it is and how to go on', async () => {
    const content = 'ID,Name,Phone\n1,Ahla Wash,0529300001\n99999,Ahlan Wash,0529300002\n';
    const { said } = await two().compare(content);
    expect(said).toContain('1 is another business (Noor Wash): neither name, phone nor place agree.');
    expect(said).toContain(
      "There is no provider with this id. If these are not the ids of this directory, ignore them: --map 'ID='",
    );
    const ignored = await two().compare(content, { map: ['ID='] });
    expect(ignored.counts).toEqual({ new: 2 });
  });
});

test.each([
  ['name', '1,Noor Wash,0529310001,"Hatta, Dubai",,,3.3'],
  ['phone', '1,Wash of another name,050 123 4567,"Hatta, Dubai",,,3.3'],
  ['address', '1,Wash of another name,0529310001,"Street 9, Al Barsha, Dubai",,,3.3'],
  ['coordinates', '1,Wash of another name,0529310001,"Hatta, Dubai",25.1,55.2,3.3'],
])('an id is ours if its %s agrees', async (_, row) => {
  const { counts } = await two().compare(`id,name,phone,address,lat,lng,rating\n${row}\n`);
  expect(counts).toEqual({ changed: 1 });
});

test('an id with only our own columns changes the provider', async () => {
  const { rows } = await two().compare('id,rating\n2,1.5\n');
  expect(rows).toMatchObject([{ action: 'changed', target: 2, changes: { rating: [4, 1.5] } }]);
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
  const directory = two();
  expect((await directory.apply(BRANCHES(4.1))).counts).toEqual({ new: 6 });
  expect((await directory.compare(BRANCHES(4.1))).counts).toEqual({ same: 6 });
  const next = await directory.apply(BRANCHES(4.2));
  expect(next.counts).toEqual({ changed: 6 });
  expect(next.changed.map(({ address, rating }) => [address?.slice(0, 8), rating])).toEqual(
    [1, 2, 3, 4, 5, 6].map((street) => [`Street ${street}`, 4.2]),
  );
  // A fourth branch is new; one whose place is unknown could be any of them.
  const fourth =
    'Name,Address,Phone\nSafwa Wash,"Street 7, Hatta, Dubai",600 529 001\nSafwa Wash,,600 529 001\n';
  const { counts, said } = await directory.compare(fourth);
  expect(counts).toEqual({ new: 1, doubtful: 1 });
  expect(said).toContain('do not tell which it is: 3 (Safwa Wash), 4 (Safwa Wash), 5 (Safwa Wash).');
});

test('what is understood is not replaced by what is not', async () => {
  const directory = two();
  const header = 'Name,Address,Phone,Hours,Price\n';
  const facts = '"Street 1, Al Barsha, Dubai",0529360001,Daily 8 am - 10 pm,AED 45';
  await directory.apply(`${header}Zuhur Wash,${facts}\n`);
  const { counts, said } = await directory.compare(
    `${header}Zuhur Wash,"Street 1, Al Barsha, Dubai",see website,Open · Closes 8 PM,$$\n`,
  );
  expect(counts).toEqual({ same: 1 });
  expect(said).toMatch(/Zuhur Wash,same,phone,see website,This cannot be understood/);
  const { rows } = await directory.compare(
    `${header}Zuhur Wash,${facts.replace('0529360001', '0529360002')}\n`,
  );
  expect(rows).toMatchObject([{ action: 'changed', changes: { phone: ['0529360001', '0529360002'] } }]);
});

test('any of its phones identifies a provider', async () => {
  const directory = new MemoryDirectory();
  await directory.apply('Name,Address,Phone\nRahma Wash,"Al Barsha, Dubai",0529340001 / 04 529 3402\n');
  const changes = async (phone: string) => {
    const { rows } = await directory.compare(
      `Name,Address,Phone,Rating\nRahma Wash,"Deira, Dubai",${phone},4.1\n`,
    );
    return Object.keys(rows[0]!.changes ?? {});
  };
  expect(await changes('+971 4 529 3402')).toContain('rating');
  expect(await changes('04 529 3402; 052 934 0001')).toContain('rating');
  // In the same order, it is the same in another spelling.
  expect(await changes('"+971529340001, +97145293402"')).not.toContain('phone');
  // Two providers with one number each: which one is meant?
  await directory.apply('Name,Address,Phone\nRiham Wash,"Mirdif, Dubai",0529340003\n');
  const both = await directory.compare('Name,Address,Phone\nRahma,"Hatta, Dubai",0529340001 / 0529340003\n');
  expect(both.counts).toEqual({ doubtful: 1 });
  // The second number of one row is the first of another.
  const { counts } = await directory.compare(
    'Name,Address,Phone\nRawda Wash,"Deira, Dubai",0529340005 / 0529340006\nRawda,"Deira, Dubai",0529340006\n',
  );
  expect(counts).toEqual({ new: 1, doubtful: 1 });
});

/** Links that many businesses have, with # for the number of one. */
// prettier-ignore
const SHARED_LINKS = [
  'https://api.whatsapp.com/send?phone=97150777000#', 'https://play.google.com/store/apps/details?id=com.zarqa001#',
  'https://maps.google.com/?cid=99002#', 'https://www.google.com/maps/search/?api=1&query=Z&query_place_id=ChIJ003#',
  'https://www.google.com/maps/place/Z/data=!4m2!3m1!1s0x1:0x004#', 'https://www.facebook.com/profile.php?id=1000005#',
  'https://www.facebook.com/people/Z/1000006#/', 'https://zarqa007#.business.site/', 'https://sites.google.com/view/zarqa008#',
  'https://linktr.ee/zarqa009#', 'https://wa.me/97150777010#', 'https://apps.apple.com/ae/app/z/id011#', 'https://www.noon.example/?seller=012#',
  'https://g.page/r/zz013#/review', 'https://www.yelp.com/biz/zarqa-014#?a=1', 'https://booking.example/book?shop=015#',
  'https://instagram.com/p/016#', 'https://www.google.com/search?q=zarqa017#', 'https://bit.ly/z018#', 'https://t.me/z019#', 'business.site',
  'wixsite.com', 'bit.ly', 't.me', 'goo.gl', 'g.page', 'whatsapp.com', 'api.whatsapp.com', 'snapchat.com', 'threads.net', 'fresha.com',
  'blogspot.com', 'wordpress.com', 'godaddysites.com', 'maps.google.com', 'sites.google.com', 'm.facebook.com', 'fb.com', 'youtu.be',
  'play.google.com', 'apps.apple.com', 'linkedin.com', 'twitter.com',
];

test('links that many share identify nobody', async () => {
  const rows = SHARED_LINKS.flatMap((link, site) =>
    [1, 2].map((shop) => {
      const number = String(100 + site * 2 + shop);
      return `Site ${number},"Plot ${number}, Al Quoz, Dubai",050 776 0${number},${link.replace('#', `${shop}`)}`;
    }),
  );
  const content = ['name,address,phone,website', ...rows, ''].join('\n');
  expect((await two().compare(content)).counts).toEqual({ new: rows.length });
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
  const address = 'Al Barsha, Dubai';
  const wafa = { business_name: 'Wafa Wash', address, phone: '0529320001', website: 'https://wafa.example/' };
  const { counts } = await new MemoryDirectory([wafa]).compare(`Name,Address,Phone,Website\n${row}\n`);
  expect(counts).toEqual({ [action]: 1 });
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
  const { counts, said } = await two().compare([header, ...rows, ''].join('\n'));
  expect(counts).toEqual({ refused: 5 });
  expect(said.match(/is not in the (?:UAE|Emirates)/g)).toHaveLength(5);
});

test('what is stored as it was typed is no change', async () => {
  const typed = {
    business_name: 'Noor &amp; Sons <b>Wash</b>\u200B',
    website: 'n/a',
    service_description: '1',
  };
  const content = `id,${Object.keys(typed).join()}\n1,${Object.values(typed).join()}\n`;
  expect((await new MemoryDirectory([typed]).compare(content)).counts).toEqual({ same: 1 });
});

test.each([
  ['same', 'id,website\n1,javascript:void(0)\n'],
  ['changed', 'id,website,price_range\n1,javascript:void(0),AED 40\n'],
  ['refused', 'id,website\n1,javascript:alert(1)\n'],
])('a value that an import would refuse may stay, but comes in no other way: %s', async (action, content) => {
  const noor = { business_name: 'Noor', website: 'javascript:void(0)' };
  expect((await new MemoryDirectory([noor]).compare(content)).counts).toEqual({ [action]: 1 });
});

test('an id stands in a file once', async () => {
  const { said } = await two().compare('id,Name\n1,One\n1,Two\n');
  expect(said).toContain('Two,refused,id,1,The id 1 is already on line 2.');
});

test('values that pages hide or show differently are told', async () => {
  const { said } = await two().compare(
    'Name,Address,Phone,Website,Hours,Price\nSaha Wash,"Deira, Dubai",12,not a url,Weekdays 9-5,call us\n',
  );
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/,phone,12,.*It is shown as typed/),
    expect.stringMatching(/,opening_hours,.*they are shown as typed, without an open state/),
    expect.stringMatching(/,price_range,.*below "Price/),
    expect.stringMatching(/,website,not a url,.*not the URL of a website, so it is not shown/),
  ]);
});

const QAMRA = {
  business_name: 'Qamra Wash',
  address: 'Street 4, Al Barsha, Dubai',
  phone: '+971 52 900 0001',
  website: 'https://www.qamra.example/',
};
// prettier-ignore
const NAMESAKES = [
  { business_name: 'Nahra Wash', address: 'Deira, Dubai', phone: '052 900 0002', website: 'nahra.example/wash' },
  { business_name: 'Nahra Wash', address: 'Al Majaz, Sharjah', phone: '052 900 0003' },
];

// prettier-ignore
test.each([
  ['the phone in another format', 'Qamra Wash,"Street 4, Al Barsha, Dubai",0529000001,', 'same'],
  ['the name and the website', 'Qamra Wash,,,http://qamra.example', 'same'],
  ['the name in capitals, and the area', 'QAMRA WASH,"Street 4, Al Barsha, Dubai",,', 'changed'],
  ['the name in another area', 'Qamra Wash,"Mirdif, Dubai",,', 'new'],
  ['one of two namesakes, by its phone', 'Nahra Wash,"Al Majaz, Sharjah",0529000003,', 'same'],
  ['the phone of one and the website of another', 'Any Wash,"Mirdif, Dubai",0529000001,nahra.example/wash', 'doubtful'],
])('%s: %s is %s', async (_, row, action) => {
  const { rows } = await new MemoryDirectory([QAMRA, ...NAMESAKES]).compare(
    `Name,Address,Phone,Website\n${row}\n`,
  );
  expect(rows[0]!.action).toBe(action);
});

test.each([
  ['new', 'new,Qamra Two,"Mirdif, Dubai",0529000001'],
  ['refused', '999999,Qamra Wash,,'],
])('the id decides that a row is %s: %s', async (action, row) => {
  const { rows } = await new MemoryDirectory([QAMRA]).compare(`id,Name,Address,Phone\n${row}\n`);
  expect(rows[0]!.action).toBe(action);
});

test('e-mail addresses that everyone would see are reported', async () => {
  const { said } = await new MemoryDirectory().compare(
    'name,address,description\nNoor Wash,"Deira, Dubai",Write to noor@mail.example\n',
  );
  expect(said).toContain('service_description,noor@mail.example,This is an e-mail address');
});
