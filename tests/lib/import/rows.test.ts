import { readFileSync } from 'node:fs';
import { mapMenuColumns, readMenuRow } from '@/scripts/import/menu-rows';
import { COLUMNS } from '@/scripts/import/read/columns';
import { mapColumns } from '@/scripts/import/read/mapping';
import { readRow } from '@/scripts/import/read/read-row';
import { SCHEMAS } from '@/scripts/import/read/schemas';

type Cells = Record<string, string>;

/** Reads a row with these cells, by the names of their columns, in a file that has a column to reach businesses. */
const read = (cells: Cells) => {
  const row = { whatsapp: '', ...cells };
  return readRow(Object.values(row), mapColumns(Object.keys(row)));
};

// prettier-ignore
test.each<[what: string, cells: Cells, values: object]>([
  ['an address in parts', { street: '17th St', area: 'Al Quoz', city: 'Dubai', emirate: 'Dubai' }, { address: '17th St, Al Quoz, Dubai' }],
  ['an address without its city', { address: 'Shop 3, Al Nahda', city: 'Sharjah' }, { address: 'Shop 3, Al Nahda, Sharjah' }],
  ['an address under "Location"', { location: 'Al Quoz, Dubai' }, { address: 'Al Quoz, Dubai' }],
  ['a link under "Location"', { location: 'https://maps.google.com/?q=25.1,55.2' }, { latitude: 25.1, longitude: 55.2 }],
  ['an address with its city', { address: 'Al Quoz - Dubai', city: 'Dubai', street: '17th St' }, { address: 'Al Quoz - Dubai' }],
  ['a street with the name of its area', { street: 'Al Nahda St', area: 'Al Nahda', city: 'Sharjah' }, { address: 'Al Nahda St, Al Nahda, Sharjah' }],
  ['an address that ends with its city', { address: 'Al Quoz Dubai', city: 'Dubai' }, { address: 'Al Quoz Dubai' }],
  ['hours in seven columns', { monday: '8-22', tuesday: 'x', 'sunday hours': '9-21' }, { opening_hours: 'Monday: 8-22; Tuesday: Closed; Sunday: 9-21' }],
  ['the day off beside the hours', { hours: '8 AM-10 PM', 'closed on': 'Friday' }, { opening_hours: 'Monday: 8 AM-10 PM; Tuesday: 8 AM-10 PM; Wednesday: 8 AM-10 PM; Thursday: 8 AM-10 PM; Friday: Closed; Saturday: 8 AM-10 PM; Sunday: 8 AM-10 PM' }],
  ['two days off', { hours: '9-21', closed: 'الجمعة، السبت' }, { opening_hours: 'Monday: 9-21; Tuesday: 9-21; Wednesday: 9-21; Thursday: 9-21; Friday: Closed; Saturday: Closed; Sunday: 9-21' }],
  ['a day off that the hours name', { hours: 'Sat-Thu 9-21', closed: 'Friday' }, { opening_hours: 'Sat-Thu 9-21' }],
  ['no day off', { hours: '9-21', 'closed on': 'Open All Days' }, { opening_hours: '9-21' }],
  ['hours by day', { hours: '{"Monday": ["8–11:30 AM", "2–11 PM"], "Friday": "Closed"}' }, { opening_hours: 'Monday: 8–11:30 AM, 2–11 PM; Friday: Closed' }],
  ['a list of days', { hours: '[{"day":"Monday","hours":"8 AM to 10 PM"}]' }, { opening_hours: 'Monday: 8 AM to 10 PM' }],
  ['a list of objects', { hours: '[{"monday":"6:30AM–5PM"},{"friday":"Closed"}]' }, { opening_hours: 'Monday: 6:30AM–5PM; Friday: Closed' }],
  ['a Python list', { hours: "['Monday: 8:00 AM – 10:00 PM', 'Friday: Closed']" }, { opening_hours: 'Monday: 8:00 AM – 10:00 PM; Friday: Closed' }],
  ['the hours of GeoDirectory', { hours: '["Mo 09:00-17:00","Tu 09:00-17:00"],["UTC":"+4"]' }, { opening_hours: 'Mo 09:00-17:00; Tu 09:00-17:00' }],
  ['two columns of one name', { phone: '050 771 6122', 'Phone ': '04 771 6122' }, { phone: '050 771 6122; 04 771 6122' }],
  ['a page of Google Maps', { website: 'https://www.google.com/maps/place/X/@25.1,55.2,17z' }, { latitude: 25.1, longitude: 55.2 }],
  ['photos of Airtable', { photo: 'a.png (https://cdn.example/a.png),b.png (https://cdn.example/b.png)' }, { photo_urls: ['https://cdn.example/a.png', 'https://cdn.example/b.png'] }],
  ['several photos in a cell', { photos: 'https://cdn.example/w_1,h_2/a.png, https://cdn.example/b.png\nhttps://cdn.example/c.png | https://cdn.example/d.png' }, { photo_urls: ['https://cdn.example/w_1,h_2/a.png', 'https://cdn.example/b.png', 'https://cdn.example/c.png', 'https://cdn.example/d.png'] }],
  ['photos as a program writes them', { photos: '["https://cdn.example/a.png","https://cdn.example/b.png"]' }, { photo_urls: ['https://cdn.example/a.png', 'https://cdn.example/b.png'] }],
  ['photos in several columns', { 'Photo 1': 'https://cdn.example/a.png', 'Photo 2': '', 'Photo 3': 'https://cdn.example/b.png' }, { photo_urls: ['https://cdn.example/a.png', 'https://cdn.example/b.png'] }],
  ['alternative texts, some missing', { photo_url: 'https://cdn.example/a.png', 'Alt text': ' | The <b>bays</b> |' }, { photo_urls: ['https://cdn.example/a.png'], photo_alts: ['', 'The bays', ''] }],
  ['a picture of Airtable', { logo: 'a.png (https://cdn.example/a.png),b.png (https://cdn.example/b.png)' }, { logo_url: 'https://cdn.example/a.png' }],
  ['a rating of zero without reviews', { rating: '0', reviews: '0' }, { review_count: 0 }],
  ['a rating of zero with reviews', { rating: '0', reviews: '3' }, { rating: 0, review_count: 3 }],
  ['words for nothing', { address: 'Al Quoz', phone: 'N/A', website: 'nan', hours: 'None', price: '-' }, { address: 'Al Quoz' }],
  ['an error of a spreadsheet', { address: 'Al Quoz', phone: '#REF!' }, { address: 'Al Quoz' }],
  ['details as JSON', { about: '{"Payments": {"Credit cards": true}}' }, {}],
  ['the level of a price', { price: '$$' }, {}],
  ['entities', { website: 'noor.example/?a=1&amp;b=2', description: 'Wash &amp; wax' }, { website: 'noor.example/?a=1&b=2', service_description: 'Wash & wax' }],
  ['yes in Airtable', { eco: 'checked' }, { eco_certified: true }],
  ['a country and its code', { country: 'United Arab Emirates', country_code: 'ae', city: 'Dubai' }, { address: 'Dubai' }],
  ['a rating with its reviews', { rating: '4.6 (1,623)' }, { rating: 4.6 }],
])('reads %s', (_, cells, values) => {
  const row = read({ name: 'Noor Wash', ...cells });
  expect(row.problems).toEqual([]);
  expect(row.values).toEqual({ business_name: 'Noor Wash', ...values });
});

test.each<[what: string, cells: Cells, message: RegExp]>([
  ['a photo without https', { name: 'Noor', photos: 'http://cdn.example/b.png' }, /must begin with https/],
  ['seven photos', { name: 'Noor', photos: 'https://cdn.example/a.png '.repeat(7) }, /more than 6 photos/],
  ['a total', { name: 'Total: 12', phone: '' }, /"Total: 12" is not a business/],
  ['a total with a unit', { name: 'Total 1 shop', phone: '' }, /"Total 1 shop" is not a business/],
  ['a total beside its number', { 'S.No': 'Total', name: 'Noor Wash', reviews: '1389' }, /row of totals/],
  ['a number of shops', { name: '8 shops', reviews: '1389' }, /"8 shops" is not a business/],
  ['a total in Arabic', { م: 'المجموع', name: 'Noor Wash', reviews: '1389' }, /row of totals/],
  ['a source', { name: 'Source: Google Maps', phone: '' }, /is not a business/],
  ['a heading', { name: 'DUBAI', phone: '' }, /has a name and nothing else/],
  ['an error', { name: '#N/A', phone: '0501234567' }, /is an error of a spreadsheet/],
  ['a URL', { name: 'https://noor.example', phone: '0501234567' }, /is not the name of a business/],
  ['a number', { name: '12345', phone: '0501234567' }, /is not the name of a business/],
  ['lost letters', { name: '????? ???', phone: '0501234567' }, /is garbled/],
  ['mojibake', { name: 'Ù…ØºØ³Ù„Ø©', phone: '0501234567' }, /is garbled.* Export it again as UTF-8/],
  ['another country', { name: 'Noor Wash', country: 'Saudi Arabia' }, /"Saudi Arabia" is not in the UAE/],
  ['its code', { name: 'Noor Wash', country: '', 'country code': 'QA' }, /"QA" is not in the UAE/],
  ['another country in Arabic', { name: 'Noor Wash', country: 'قطر' }, /is not in the UAE/],
])('refuses %s', (_, cells, message) => {
  const messages = read(cells).problems.map((problem) => problem.message);
  expect(messages.join(' ')).toMatch(message);
});

test.each(['Total Car Wash', 'Source of Shine', 'Note 9 Wash', '7 Stars', 'المجموعة لغسيل السيارات'])(
  'accepts the name %s',
  (name) => expect(read({ name, phone: '0501234567' }).problems).toEqual([]),
);

test('keeps the hours of a temporarily closed business', () => {
  const { values, state } = read({ name: 'Noor', 'temporarily closed': 'true', hours: '8 am - 8 pm' });
  expect(state).toMatchObject({ state: 'paused' });
  expect(values).toMatchObject({ opening_hours: '8 am - 8 pm' });
});

/** A day far ahead, as a file may write it. */
const AHEAD = '2031-12-31';

// prettier-ignore
test.each<[cells: Cells, state: object]>([
  [{ 'Operation Status': 'Permanently Closed' }, { state: 'closed' }],
  [{ 'حالة الرخصة': 'ملغاة' }, { state: 'closed' }],
  [{ 'حالة الرخصة': 'سارية' }, { state: 'open' }],
  [{ الحالة: 'مغلق نهائياً' }, { state: 'closed' }],
  [{ الحالة: 'مغلق مؤقتاً حتى 31/12/2031' }, { state: 'paused', until: AHEAD }],
  [{ الحالة: 'قريباً' }, { state: 'future' }],
  [{ date_closed: '2024-05-01' }, { state: 'closed', since: '2024-05-01' }],
  [{ 'disused:amenity': 'car_wash' }, { state: 'closed' }],
  [{ 'was:amenity': 'fuel' }, { state: 'open' }],
  [{ 'construction:amenity': 'car_wash' }, { state: 'future' }],
  [{ abandoned: 'yes' }, { state: 'closed' }],
  [{ Remarks: 'CLOSED' }, { state: 'closed' }],
  [{ Remarks: 'Closed on Fridays' }, { state: 'open' }],
  [{ Remarks: 'Permanent parking permit needed' }, { state: 'open' }],
  [{ Remarks: 'Opening soon Jan 2027' }, { state: 'future' }],
  [{ Remarks: 'under renovation' }, { state: 'paused' }],
  [{ ملاحظات: 'تحت الصيانة' }, { state: 'paused' }],
  [{ closed_on: '2025-01-01' }, { state: 'closed', since: '2025-01-01' }],
  [{ closed_on: 'Friday' }, { state: 'open' }],
  [{ closed_on: 'last year' }, { state: 'unclear' }],
  [{ closed_from: '2020-01-01' }, { state: 'paused', from: '2020-01-01' }],
  [{ 'Temporarily closed until': AHEAD }, { state: 'paused', until: AHEAD }],
  [{ 'temporarily closed': 'yes', reopens: '1/1/2032' }, { state: 'paused', until: AHEAD }],
  [{ Status: 'Temporarily closed until December 31, 2031' }, { state: 'paused', until: AHEAD }],
  [{ Status: 'Reopens 1 January 2032' }, { state: 'paused', until: AHEAD }],
  [{ Status: 'Temporarily closed until 2020-01-31' }, { state: 'open' }],
  [{ Status: 'Closed since 2025-03-01' }, { state: 'closed', since: '2025-03-01' }],
  [{ Status: 'TEMPORARILY_CLOSED' }, { state: 'paused' }],
  [{ Status: 'Active', Remarks: 'closed down' }, { state: 'closed' }],
  [{ Status: 'Open ⋅ Closes 11 pm' }, { state: 'open' }],
  [{ Status: 'Closed ⋅ Opens 9 AM' }, { state: 'open' }],
  [{ Status: 'Lead' }, { state: 'unclear' }],
  [{ Status: 'Published' }, { state: 'open' }],
  [{ 'Open status': 'Closed' }, { state: 'unclear' }],
  [{ 'permanently closed': 'true' }, { state: 'closed' }], [{ 'is closed': 'False' }, { state: 'open' }],
  [{ Closed: 'checked' }, { state: 'closed' }], [{ Closed: '' }, { state: 'open' }], [{ Closed: 'Friday' }, { state: 'open' }],
  [{ Status: 'Closed' }, { state: 'closed', reason: 'permanently closed' }],
  [{ 'business status': 'CLOSED_PERMANENTLY' }, { state: 'closed' }],
  [{ 'post status': 'draft' }, { state: 'unpublished', reason: 'not published (draft)' }],
  [{ hours: 'Permanently closed' }, { state: 'closed' }], [{ hours: 'Temporarily closed' }, { state: 'paused' }],
  [{ hours: 'Friday closed' }, { state: 'open' }],
  [{ name: 'Noor Wash - CLOSED' }, { state: 'closed' }],
  [{ name: 'مغسلة نور (مغلق مؤقتاً)' }, { state: 'paused' }],
  [{ name: 'Closed Forever Wash' }, { state: 'open' }],
])('%j is %j', (cells, state) => {
  expect(read({ name: 'Noor Wash', phone: '0501234567', ...cells }).state).toMatchObject(state);
});

// prettier-ignore
test.each<[activity: string, isOurs: boolean]>([
  ['Car Washing & Cleaning', true], ['Auto Polishing', true], ['غسيل السيارات', true], ['Petrol Station', true],
  ['General Trading', false], ['Laundry & Clothes Washing', false], ['Building Cleaning Services', false], ['تجارة عامة', false],
])('the activity "%s" is ours: %s', (activity, isOurs) => {
  expect(read({ name: 'Noor', phone: '0501234567', activity }).other === undefined).toBe(isOurs);
});

const STAFF_GUIDE = readFileSync('docs/staff.md', 'utf8');

test.each(COLUMNS)('the column %s is checked, and explained to staff', (column) => {
  expect(SCHEMAS).toHaveProperty(column);
  expect(STAFF_GUIDE).toMatch(new RegExp(`^\\|.*\`${column}\`.*\\|`, 'm'));
});

describe('a row of a menu', () => {
  const HEADER = ['provider_id', 'kind', 'service', 'size', 'price', 'duration', 'until'];

  // prettier-ignore
  test.each<[row: string, item: object | string]>([
    ['1,Exterior,Foam wash,sedan,AED 35,20,', { provider_id: 1, kind: 'exterior', name_en: 'Foam wash', car: 'small', price_from: 35, minutes: 20 }],
    ['1,full,Eid offer,any,47.619047,,31/12/2099', { provider_id: 1, kind: 'full', name_en: 'Eid offer', price_from: 47.62, offer_until: '2099-12-31' }],
    ['1,exterior,Wash,small,cheap,,', 'price_from: This is not a price in dirhams, such as 45.'],
    ['1,exterior,Wash,suv,1e3,,', 'price_from: This is not a price in dirhams, such as 45.'],
    // Unknown kinds, which staff may add, are kept and reported as problems.
    ['1,wash,Wash,small,35,,', { provider_id: 1, kind: 'wash', name_en: 'Wash', car: 'small', price_from: 35 }],
    ['1,exterior,,small,35,,', 'name_en: This is required.'],
    ['1,exterior,Wash,bus,35,,', 'car: "bus" is not a size of car'],
    ['1,full,Wash,suv,12000,,', 'price_from: A wash costs 1 to 9999 dirhams.'],
  ])('%s', (row, expected) => {
    const { columns } = mapMenuColumns(HEADER);
    const { item, problems } = readMenuRow(row.split(','), columns);
    const [problem] = problems.map(({ column, message }) => `${column}: ${message}`);
    if (typeof expected === 'string') expect(problem).toContain(expected);
    else expect([item, problem]).toEqual([expected, undefined]);
  });

  test('columns that are none of a menu are named', () => {
    const columns = ['provider_id', 'kind', 'service', 'price', 'Offer valid till', ''];
    expect(mapMenuColumns(columns).unknown).toEqual(['Offer valid till']);
  });

  test.each<[columns: string[], map: string[], message: string]>([
    [[...HEADER, 'name_en'], [], '"service" and "name_en" both mean name_en'],
    [['id', 'kind', 'service', 'price'], [], 'Missing: provider_id.'],
    [HEADER, ['duration=speed'], '"speed" is not a column'],
  ])('refuses the columns %j with %j', (columns, map, message) => {
    expect(() => mapMenuColumns(columns, map)).toThrow(message);
  });
});
