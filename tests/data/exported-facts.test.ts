import { quotableHours } from '@/lib/domain/parse-hours';
import { quotablePrice } from '@/lib/domain/parse-prices';
import hours from '../fixtures/exported/hours.json';
import phones from '../fixtures/exported/phones.json';
import { type Database, factsOf, migratedDatabase, type ProviderRow } from './database';

// Facts of texts in the shapes in which maps, spreadsheets and directories export them.
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

/** Returns a column of the derived facts of each text, as PostgreSQL writes it. */
async function factsOfAll(expression: string, texts: (string | null)[]): Promise<(string | null)[]> {
  const { rows } = await database.query<{ fact: string | null }>(
    `select (${expression})::text as fact from jsonb_array_elements_text($1) with ordinality as given (typed, place) order by place`,
    [JSON.stringify(texts)],
  );
  return rows.map(({ fact }) => fact);
}

/** Compares all rows at once, so that a failure shows every difference. */
async function expectFacts(expression: string, rows: (readonly [text: string, fact: string | null])[]) {
  const facts = await factsOfAll(
    expression,
    rows.map(([text]) => text),
  );
  expect(Object.fromEntries(rows.map(([text], index) => [text, facts[index]]))).toEqual(
    Object.fromEntries(rows),
  );
}

test('phone numbers of exports', async () => {
  const [found] = [
    await factsOfAll(
      'public.phones_of(typed)',
      phones.map(([, text]) => text!),
    ),
  ];
  for (const [index, [label, , expected]] of phones.entries()) {
    const numbers = found[index]!.slice(1, -1).split(',').filter(Boolean);
    if (expected === '?first') expect([label, numbers.length]).toEqual([label, 2]);
    else expect([label, numbers]).toEqual([label, expected!.startsWith('+') ? [expected] : []]);
  }
});

// prettier-ignore
const PHONES: [text: string, numbers: string][] = [
  // Several numbers, in their order.
  ['0501234567 / 0557654321', '{+971501234567,+971557654321}'], ['0501234567 0557654321', '{+971501234567,+971557654321}'],
  ['04 123 4567 - 050 123 4567', '{+97141234567,+971501234567}'], ['050 123 4567 و 055 765 4321', '{+971501234567,+971557654321}'],
  ['050-123-4567 or 055-765-4321', '{+971501234567,+971557654321}'], ['+971 50 123 4567/055 765 4321', '{+971501234567,+971557654321}'],
  ['050 123 4567 & 04 123 4567', '{+971501234567,+97141234567}'], ['050 123 4567\n04 123 4567', '{+971501234567,+97141234567}'],
  ['04/1234567 - 050/1234567', '{+97141234567,+971501234567}'], ['050 123 4567, +971501234567', '{+971501234567}'],
  ['Tel: 04 123 4567 Mob: 050 123 4567', '{+97141234567,+971501234567}'], ['☎️+971 4 123 4567 💬 +971 50 123 4567', '{+97141234567,+971501234567}'],
  ['+44 20 7946 0018 / 050 123 4567', '{+971501234567}'], ['800 123 / 800 124', '{+971800123,+971800124}'],
  ['0507713001 0507713001', '{+971507713001}'], ['04 1234567 (Dubai) / 06 1234567 (Sharjah)', '{+97141234567,+97161234567}'],
  ['Mob 1: 050 123 4567, Mob 2: 055 765 4321', '{+971501234567,+971557654321}'],
  // Labels, fax numbers and extensions.
  ['Call 050 123 4567', '{+971501234567}'], ['هاتف: ٠٤ ١٢٣ ٤٥٦٧', '{+97141234567}'], ['Toll Free 800 4444', '{+9718004444}'],
  ['Tel: 04 123 4567, Fax: 04 123 4568', '{+97141234567}'], ['Tel/Fax: 04 123 4567', '{+97141234567}'],
  ['+97141234567;ext=12', '{+97141234567}'], ['+971 4 123 4567 x12', '{+97141234567}'], ['04 123 4567 تحويلة ١٢', '{+97141234567}'],
  ['050 123 4567 (24/7)', '{+971501234567}'], ['WhatsApp only', '{}'],
  ['T: +971 4 123 4567 M: +971 50 123 4567', '{+97141234567,+971501234567}'], ['P: 04 123 4567 F: 04 123 4568', '{+97141234567}'],
  ['Direct: 04 123 4567', '{+97141234567}'], ['Customer Care: 800 1234', '{+9718001234}'], ['Ph# 04 123 4567', '{+97141234567}'],
  ['+971 50 123 4567 (WhatsApp only)', '{+971501234567}'], ['*050 123 4567*', '{+971501234567}'], ['AE +971501234567', '{+971501234567}'],
  ['للحجز والاستفسار: 0501234567', '{+971501234567}'], ['للتواصل ٠٥٠ ١٢٣ ٤٥٦٧ فقط', '{+971501234567}'],
  // The country code without its plus sign, and with all decimals of a spreadsheet.
  ['0971 50 123 4567', '{+971501234567}'], ['971507713003.00', '{+971507713003}'],
  // Letters.
  ['800 CARWASH', '{+9718002279274}'], ['800-WASH', '{+9718009274}'], ['800-WASH (9274)', '{+9718009274}'],
  ['800 9274 (WASH)', '{+9718009274}'], ['+971 800 WASH', '{+9718009274}'],
  ['800 5263 (WASH)', '{}'], ['800 22 WASH', '{+971800229274}'],
  // National ranges.
  ['600 54 1234', '{+971600541234}'], ['400 123 456', '{+971400123456}'], ['700 012 345', '{+971700012345}'],
  // Anything else.
  ['Ahmed 050 123 4567', '{}'], ['050 123 4567 or 8', '{}'], ['050 123 45XX', '{}'], ['050 123 4567 ext', '{}'],
  ['050 123 4567 по будням', '{}'], ['+44 20 7946 0018', '{}'], ['9.71508E+11', '{}'], ['1234567', '{}'],
];
test('phone numbers as people write them', () => expectFacts('public.phones_of(typed)', PHONES));

// prettier-ignore
const CHATS: [handle: string, name: string | null][] = [
  ['+971 (0)50 123 4567', '971501234567'], ['0501234567 / 0557654321', '971501234567'], ['501234567', '971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '971501234567'], ['۰۵۰ ۱۲۳ ۴۵۶۷', '971501234567'], ['04 123 4567', '97141234567'], ['971501234567.0', '971501234567'],
  ['+971 50 123 4567 (WhatsApp)', '971501234567'], ['00971515551234', '971515551234'], ['971515551234', '971515551234'],
  ['https://api.whatsapp.com/send?phone=971501234567', '971501234567'], ['https://api.whatsapp.com/send/?phone=%2B971501234567&text=hi', '971501234567'],
  ['https://web.whatsapp.com/send?phone=971501234567&type=phone_number', '971501234567'], ['whatsapp://send?phone=971501234567', '971501234567'],
  ['wa.me/971501234567?text=Hi%20there', '971501234567'], ['https://wa.me/+971501234567', '971501234567'], ['http://wa.me/0501234567/', '971501234567'],
  ['https://www.whatsapp.com/send?phone=971501234567', '971501234567'], ['whatsapp.com/send/?phone=0501234567', '971501234567'],
  ['https://wa.me/message/ABCD1234EFGH1', 'message/ABCD1234EFGH1'], ['447700900123', '447700900123'], ['+44 7700 900123', '447700900123'],
  ['@noor.wash', 'noor.wash'], ['https://wa.me/noor.wash', 'noor.wash'], ['noor_wash', 'noor_wash'],
  // Answers, and what is no handle.
  ...['yes', 'No', 'Available', 'N/A', 'none', 'نعم', 'true', '-', 'nan', 'WhatsApp', 'same', 'x', '', '123456', 'javascript:alert(1)',
    'enabled', 'Business', 'nope', 'soon', 'check', 'online', 'present', 'متاح',
        'https://evil.example/971515551234', 'https://wa.me/c/971501234567', 'https://chat.whatsapp.com/AbCdEf123', '050 123 4567 (Ahmed)', '97150123456',
  ].map((handle): [string, null] => [handle, null]),
];
test('WhatsApp handles', () => expectFacts('public.chat_name_of(typed)', CHATS));

// prettier-ignore
const PRICES: [text: string, prices: string | null][] = [
  // The currency in all spellings, and a number or a range alone.
  ['35', '{35,35}'], ['Dh 35', '{35,35}'], ['35 AED', '{35,35}'], ['AED35', '{35,35}'], ['35dhs', '{35,35}'], ['35.00', '{35,35}'], ['AED 35,00', '{35,35}'],
  ['Dhs. 35/- only', '{35,35}'], ['٣٥ درهم', '{35,35}'], ['35 د.إ', '{35,35}'], ['35 درهم فقط', '{35,35}'], ['⃃ 35', '{35,35}'], ['AED 1–50', '{1,50}'],
  ['AED35-60', '{35,60}'], ['35AED - 60AED', '{35,60}'], ['50-100 د.إ', '{50,100}'], ['between 60 and 90 AED', '{60,90}'], ['٦٠ - ٩٠ درهماً', '{60,90}'],
  ['(AED 35)', '{35,35}'], ['AED: 35', '{35,35}'], ['AED-35', '{35,35}'], ['AED 35~60', '{35,60}'],
  // A list or a range before its currency: each number is a price.
  ['35-60 AED per car', '{35,NULL}'], ['35 to 60 AED depending on size', '{35,NULL}'], ['من 35 الى 60 درهم حسب الحجم', '{35,NULL}'], ['5-10 AED for bikes', '{5,NULL}'],
  ['45 / 60 / 75 AED', '{45,NULL}'], ['35, 45, 55 AED', '{35,NULL}'], ['35 & 45 AED', '{35,NULL}'], ['35 or 45 AED', '{35,NULL}'], ['Open 24/7, 45 AED', '{45,NULL}'],
  // Open ranges.
  ['AED 100+', '{100,NULL}'], ['Starting from AED 49', '{49,NULL}'], ['AED 49 onwards', '{49,NULL}'], ['Under AED 50', '{NULL,50}'],
  ['up to 50 dirhams', '{NULL,50}'], ['أقل من ٥٠ درهم', '{NULL,50}'],
  ['AED 50 or less', '{NULL,50}'], ['< AED 50', '{NULL,50}'], ['AED <50', '{NULL,50}'], ['٥٠ درهم أو أقل', '{NULL,50}'], ['> AED 50', '{50,NULL}'],
  // Other numbers are not prices.
  ['4 hours AED 300', '{300,NULL}'], ['20% off - AED 80', '{80,NULL}'], ['2024 price list: AED 55', '{55,NULL}'], ['7-seater AED 80', '{80,NULL}'],
  ['Call 0501234567, AED 30', '{30,NULL}'], ['open 24 hours AED 20', '{20,NULL}'], ['100% hand wash AED 55', '{55,NULL}'], ['Weekend AED 60', '{60,NULL}'],
  ['AED 110 / $30', '{110,NULL}'], ['$30 (AED 110)', '{110,NULL}'], ['AED 80, extra AED 10 for SUV', '{80,NULL}'], ['AED 60 with free vacuum', '{60,NULL}'],
  ['4x4 AED 60', '{60,NULL}'], ['Sedan AED 45, 4x4 AED 60', '{45,NULL}'], ['AED 35 incl VAT', '{35,NULL}'], ['AED 35 + 5% VAT', '{35,NULL}'],
  ['AED 35 (excl. VAT)', '{35,NULL}'], ['AED 35, VAT AED 2', '{35,NULL}'], ['open 24 hours, 20 AED', '{20,NULL}'], ['since 2010: 20 AED', '{20,NULL}'],
  ['Gold package AED 60', '{60,NULL}'], ['1 wash AED 30', '{30,NULL}'], ['4 washes AED 100, single AED 30', '{30,NULL}'],
  // The lowest of several.
  ['Sedan AED 45, hatchback AED 35', '{35,NULL}'], ['Sedan - 35 AED, SUV - 45 AED', '{35,NULL}'], ['AED 25 (exterior), AED 40 (full)', '{25,NULL}'], ['AED25,AED40', '{25,NULL}'],
  // Packages, periods and reductions.
  ...['5 washes for AED 150', '150 AED / 5 washes', 'AED 80 for 2 cars', '٥ غسلات ١٥٠ درهم', 'Buy 4 get 1 free AED 140', 'AED 299/month', 'Monthly package AED 300',
    'AED 50 per hour', '12 months AED 900', 'AED 20 off', 'AED 80 + AED 10 delivery', 'اشتراك شهري ٣٠٠ درهم',
    'Package of 4: AED 120', '6 for AED 150', 'unlimited washes AED 199', 'غسلتين ٦٠ درهم', 'AED 2/min', 'AED 10 per 5 minutes', 'AED 20 per seat',
    // Which of them is in dirhams?
    'Sedan 35, SUV 45 AED', 'S 35 M 45 L 55 AED', 'Sedan - 35 | SUV - 45 AED',
    // Other currencies.
    'USD 10', '10 $', '$10–20', 'SAR 40', '₹500', '€20', '50 QAR', '20 ريال', 'PKR 500',
    // Price levels, as Google exports them.
    '1', '2', '4', '1.0', '$', '$$', '$$ - $$$', '€€', 'Inexpensive', 'PRICE_LEVEL_MODERATE', 'PRICE_LEVEL_EXPENSIVE',
    // Sizes without currency, ambiguous numbers, and nothing.
    '35/45/55', 'Sedan 35, SUV 45', '60 AED 90', 'SUV 7 AED 80', 'AED 1.200', '1,5 AED', '0', 'AED 0', 'free', 'nan', 'N/A', 'None', 'د.إ',
  ].map((text): [string, null] => [text, null]),
];
test('prices', () => expectFacts('public.prices_of(typed)', PRICES));

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Writes the hours of a week as "Mon-Thu,Sat,Sun 8-23; Fri 14-23", days with equal hours together. */
function weekOf(minutes: string | null): string | null {
  if (minutes === null) return null;
  if (minutes === '{[0,10080)}') return '24h';
  const hour = (minute: number) => `${Math.floor(minute / 60)}${minute % 60 ? `:${minute % 60}` : ''}`;
  const week = DAYS.map((): string[] => []);
  for (const [, from, to] of minutes.matchAll(/\[(\d+),(\d+)\)/g)) {
    const [opens, closes] = [Number(from), Number(to)];
    const day = Math.floor(opens / 1440);
    // The rest of Sunday night.
    if (opens > 0 || closes > 360)
      week[day]!.push(`${hour(opens - day * 1440)}-${hour(closes - day * 1440)}`);
    if (closes === 10080 && minutes.startsWith('{[0,') && !minutes.startsWith('{[0,1440')) {
      const rest = Number(/^\{\[0,(\d+)/.exec(minutes)![1]);
      if (rest <= 360) week[6] = week[6]!.map((span) => span.replace(/24$/, hour(1440 + rest)));
    }
  }
  const daysOf = new Map<string, number[]>();
  for (const day of DAYS.keys()) {
    const hours = week[day]!.join() || 'closed';
    daysOf.set(hours, [...(daysOf.get(hours) ?? []), day]);
  }
  return [...daysOf]
    .map(([hours, days]) =>
      days.length === 7 ? `daily ${hours}` : `${days.map((day) => DAYS[day]).join()} ${hours}`,
    )
    .join('; ');
}

const OPEN_8_TO_22 = 'daily 8-22';
// prettier-ignore
/** What the hours of exports mean, by label; null if they are not understood. */
const EXPORTED_HOURS: Record<string, string | null> = {
  'gosom json 8-23, Fri 14-23 (U+202F)': 'Mon,Tue,Wed,Thu,Sat,Sun 8-23; Fri 14-23', 'gosom json lower "11 am–11 pm"': 'daily 11-23',
  'gosom json shared meridiem 4–7:30 PM': 'Mon,Tue,Wed,Thu,Sat,Sun 16-19:30; Fri closed',
  'gosom json split Fri': 'Mon,Tue,Wed,Thu,Sat,Sun 8-23; Fri 8-11:30,14-23', 'gosom json Open 24 hours': '24h',
  'outscraper json': 'Mon,Tue,Wed,Thu,Sat,Sun 8-18; Fri closed', 'outscraper json shared meridiem 1-7PM': 'daily 13-19',
  'outscraper old format': 'Mon,Tue,Wed,Thu,Sat,Sun 9-17; Fri closed', 'apify json list': OPEN_8_TO_22, 'serpapi list': 'daily 6:30-17',
  'python list Places API': OPEN_8_TO_22, 'Places API weekdayDescriptions joined ; ': OPEN_8_TO_22, 'Places API joined newline': OPEN_8_TO_22,
  'maps sidebar tab': OPEN_8_TO_22, 'maps aria label': 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri 14-22', 'OSM Mo-Su; Fr': 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri 14-24',
  'OSM 24/7': '24h', 'OSM PH off': 'Mon,Tue,Wed,Thu,Fri 8-18; Sat,Sun closed', 'OSM Sa-Th': 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri 14-22',
  'OSM split': 'Mon,Tue,Wed,Thu,Sat,Sun 8-12,16-20; Fri closed', 'OSM Mo off': 'Mon closed; Tue,Wed,Thu,Fri 11:30-22; Sat,Sun 12-22',
  'OSM list days': 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri closed', 'OSM PH incl': '24h', 'OSM past midnight': 'daily 8-26', 'OSM no days': OPEN_8_TO_22,
  'OSM comment': 'Mon,Tue,Wed,Thu,Fri,Sat 8-20; Sun closed', 'GD old': 'daily 10-21', 'GD v2': 'Mon,Tue,Wed,Thu 9-17; Fri,Sat,Sun closed',
  'am with dots': 'Mon,Tue,Wed,Thu,Sat,Sun 11-21; Fri closed', 'Arabic json': 'Mon,Tue,Wed,Thu,Sat,Sun 8-23; Fri 14-23', 'Arabic digits': 'daily 8-23',
  seconds: OPEN_8_TO_22, 'dot minutes': 'Mon,Tue,Wed,Thu,Sat,Sun 8-22:30; Fri closed', '24 hrs': '24h', midnight: 'daily 8-24', 'past midnight': 'daily 8-25',
};

test('hours of exports', async () => {
  const found = await factsOfAll(
    'public.open_minutes_of(typed)',
    hours.map(([, text]) => text!),
  );
  const week = Object.fromEntries(hours.map(([label], index) => [label, weekOf(found[index]!)]));
  expect(week).toEqual(Object.fromEntries(hours.map(([label]) => [label, EXPORTED_HOURS[label!] ?? null])));
});

// prettier-ignore
const HOURS: [text: string, week: string | null][] = [
  ['Open 24h', '24h'],   ['08:00 hrs - 22:00 hrs', OPEN_8_TO_22], ['8:00-22:00h', OPEN_8_TO_22], ['Mo-Su 8:00-22:00', OPEN_8_TO_22], ['Mo-Fr 8:00-10:00', null], ['8am-12mn', 'daily 8-24'],
  ['8 AM - 12 NN, 4 PM - 12 MN', 'daily 8-12,16-24'], ['8am to 10pm all days', OPEN_8_TO_22], ['All days: 08:00 - 22:00', OPEN_8_TO_22], ['كل الأيام ٨ ص - ١٠ م', OPEN_8_TO_22],
  ['[{"day": "Monday", "times": ["8 AM–10 PM"]}]', 'Mon 8-22; Tue,Wed,Thu,Fri,Sat,Sun closed'], ['8 hrs - 10 hrs', null],
  ['Sat-Thu 8-22', 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri closed'], ['9 - 18', 'daily 9-18'], ['8 AM - 22', 'daily 8-22'],
  ['12:00AM-12:00AM', '24h'], ['Mon 12 AM - 12 AM, Tue-Sun 8 AM - 2 PM', 'Mon 0-24; Tue,Wed,Thu,Fri,Sat,Sun 8-14'], ['00:00-00:00', null],
  ['8:00:00 AM - 10:00:00 PM', OPEN_8_TO_22], ['08:00:00 - 10:00:00', 'daily 8-10'],
  ['Mo-Su 08:00-22:00; Fr off', 'Mon,Tue,Wed,Thu,Sat,Sun 8-22; Fri closed'], ['08:00-22:00; PH off', OPEN_8_TO_22], ['Mo-Fr 10:00-12:00', 'Mon,Tue,Wed,Thu,Fri 10-12; Sat,Sun closed'],
  ['Mo-Su 18:00-26:00', 'daily 18-26'], ['Mo-Fr 09:00-18:00; Sa,PH off', 'Mon,Tue,Wed,Thu,Fri 9-18; Sat,Sun closed'],
  ['["Mo 09:00-12:00","Tu 10:00-12:00"],["UTC":"+4"]', 'Mon 9-12; Tue 10-12; Wed,Thu,Fri,Sat,Sun closed'],
  ["{'Monday': '8AM-6PM', 'Tuesday': 'Closed'}", 'Mon 8-18; Tue,Wed,Thu,Fri,Sat,Sun closed'],
  // A shared "PM" is a habit of programs; people may mean the morning.
  ...['8-10pm', '8 - 10', 'Monday: 8-10 PM, Tuesday: 8-10 PM', '{"Monday": ["10–12 PM"]}', '{"Monday": []}',
    'Mo-Fr 08:00-12:00, Mo 16:00-20:00', 'Mo-Fr 8-10', 'Mo-Fr 09:00-18:00 "by appointment"', 'Mo-Su 08:00+', 'Mo-Fr sunrise-sunset', 'Mo[1] 08:00-12:00',
    'Daily 8 AM - 10 PM; Fri closed',
  ].map((text): [string, null] => [text, null]),
];
test('hours in the syntax of spreadsheets and OpenStreetMap', async () => {
  const found = await factsOfAll(
    'public.open_minutes_of(typed)',
    HOURS.map(([text]) => text),
  );
  expect(HOURS.map(([text], index) => [text, weekOf(found[index]!)])).toEqual(HOURS);
});

// prettier-ignore
test('pages quote what people write, not what programs write', async () => {
  const quotedHours = [
    ...['Daily 8 AM - 10 PM', 'Mo-Su 08:00-22:00', 'Open 24 hours', 'Call us', 'Open daily 8-10', 'Closed Friday'].map((text) => [text, text] as const),
    ...['{}', '{"Monday": "8AM-6PM"}', "['Monday: 8 AM – 10 PM']", 'nan', 'None', 'null', 'N/A', '-', ' ', 'Open · Closes 8 PM', 'Closed ⋅ Opens 8 AM Sat',
      'Temporarily closed', 'Permanently closed', 'Open now', 'Open', 'Closes soon', 'Text: 8-22; Structured: [object Object]'].map((text) => [text, null] as const),
  ];
  await expectFacts('public.hours_text_of(typed)', quotedHours);
  expect(quotedHours.map(([text]) => [text, quotableHours(text)])).toEqual(quotedHours);
  const prices = [
    ...['AED 35-60', '$$', 'Call us', '35'].map((text) => [text, text] as const),
    ...['4', '1.0', '0', 'PRICE_LEVEL_MODERATE', 'nan', 'N/A', '{"price": 4}', 'From [object Object]'].map((text) => [text, null] as const),
  ];
  await expectFacts('public.price_text_of(typed)', prices);
  expect(prices.map(([text]) => [text, quotablePrice(text)])).toEqual(prices);
});

// prettier-ignore
test.each<[address: string, emirates: string, area: string | null]>([
  ['Marina, UAQ', 'umm-al-quwain', null], ['Corniche Road, R.A.K.', 'ras-al-khaimah', null], ['Al Nakheel, RAK', 'ras-al-khaimah', 'al-nakheel'], ['Shop 3, R.A.K', 'ras-al-khaimah', null],
  ['Corniche, AUH', 'abu-dhabi', 'corniche'], ['Al Nahda, DXB', 'dubai', 'al-nahda-dubai'], ['Al Nahda, SHJ', 'sharjah', 'al-nahda-sharjah'], ['Al Nahda, S.H.J.', 'sharjah', 'al-nahda-sharjah'],
  ['Karak House, Deira', 'dubai', 'deira'], ['Rakan Street, Dubai', 'dubai', null], ['Auhad Tower', '', null],
])('the address %j is in "%s"', async (address, emirates, area) => {
  const facts = await factsOf(database, { address });
  expect([facts.emirates.join(' '), facts.area]).toEqual([emirates, area]);
});

/** The field that shows that a provider is not in the UAE. */
async function foreignField(row: ProviderRow, country: string | null = null): Promise<string | null> {
  const { rows } = await database.query<{ field: string | null }>(
    `select public.foreign_field_of(public.with_facts(jsonb_populate_record(null::public.car_wash_locations, $1)), $2) as field`,
    [JSON.stringify(row), country],
  );
  return rows[0]!.field;
}
const at = (latitude: number, longitude: number, address: string | null = null) => ({
  latitude,
  longitude,
  address,
});

// prettier-ignore
const PLACES: [row: ProviderRow, field: string | null, country?: string][] = [
  [at(25.2854, 51.531), 'latitude'], [at(24.25, 55.793), 'latitude'], [at(26.18, 56.24), 'latitude'], [at(24.34, 56.4), 'latitude'], [at(26.45, 54.9), 'latitude'],
  [at(25.6, 53.5), 'latitude'], [at(21.54, 39.17), 'latitude'], [at(25.29, 56.29), 'latitude'], [at(24.25, 55.793, 'Doha Street, Dubai'), 'latitude'],
  [at(25.131, 55.231), null], [at(24.207, 55.745), null], [at(24.25, 55.793, 'Al Ain'), null], [at(25.62, 56.27, 'Dibba Al Hisn, Sharjah'), null],
  [{ address: 'King Fahd Rd, Jeddah 23336, Saudi Arabia' }, 'address'], [{ address: 'حي النهدة، جدة، السعودية' }, 'address'], [{ address: 'Dubai Street, Kuwait City, Kuwait' }, 'address'],
  [{ address: 'Al Khuwair, Muscat' }, 'address'], [{ address: 'West Bay - Doha - Qatar' }, 'address'], [{ address: 'Riyadh' }, 'address'], [{ address: 'Al Buraimi, Oman' }, 'address'],
  [{ address: 'Oman Street, Al Nakheel, Ras Al Khaimah' }, null], [{ address: 'Kuwait Street, Deira, Dubai - United Arab Emirates' }, null], [{ address: 'Oman Insurance Building, Deira' }, null],
  [{ address: 'Al Manama, Ajman' }, null], [{ address: 'Shop 4' }, null], [{ address: null }, null],
  [{ phone: '+966 50 123 4567' }, 'phone'], [{ phone: '00968 9123 4567', address: 'Shop 4' }, 'phone'], [{ phone: '+966 50 123 4567', address: 'Deira, Dubai' }, null], [{ phone: '+966 50 123 4567', address: 'Prince Street, Al Rawdah' }, 'phone'],
  [{ phone: '+966 50 123 4567 / 050 123 4567' }, null], [{ phone: '050 123 4567' }, null],
  [{}, 'country', 'SA'], [{}, 'country', 'Saudi Arabia'], [{ address: 'Dubai' }, 'country', 'India'], [{}, null, 'AE'], [{}, null, 'United Arab Emirates'], [{}, null, 'U.A.E.'],
  [{}, null, 'الإمارات العربية المتحدة'], [{}, null, 'Dubai'], [{}, null, ''], [{}, null, 'N/A'],
];
test.each(PLACES.map(([row, field, country]) => ({ row, field, country })))(
  '$row in $country is outside the UAE by $field',
  async ({ row, field, country }) => {
    expect(await foreignField(row, country)).toBe(field);
  },
);

test('no area is taken for a foreign place', async () => {
  const { rows } = await database.query(
    'select slug from public.areas where public.is_foreign_place(latitude, longitude, null) or public.is_foreign_address(name_en, array[emirate], slug)',
  );
  expect(rows).toEqual([]);
});
