import type { PGlite } from '@electric-sql/pglite';
import { isOpenAt } from '../support/opening-hours';
import { everyProviderRow } from './backend';
import { migratedDatabase } from './database';

const WEEK = 7 * 24 * 60;
const EVERY_DAY = '1234567';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

/** The minutes of the week at which the database takes it to be open; null where it does not understand the hours. */
async function openMinutes(hours: string | null): Promise<number[] | null> {
  const { rows } = await database.query<{ minutes: number[] | null }>(
    `select case when week is not null then array(select minute from generate_series(-1, $2) as minute where week @> minute) end as minutes
       from public.open_minutes_of($1) as week`,
    [hours, WEEK],
  );
  return rows[0]!.minutes;
}

/** Days, 1 being Monday, and the hours of each; those beyond 24 are of the next day. */
type Expected = Record<string, [opens: number, closes: number][]>;

function minutesOf(expected: Expected): number[] {
  const minutes = new Set<number>();
  for (const [days, spans] of Object.entries(expected))
    for (const day of days)
      for (const [opens, closes] of spans)
        for (let minute = opens * 60; minute < closes * 60; minute += 1)
          minutes.add(((Number(day) - 1) * 24 * 60 + minute) % WEEK);
  return [...minutes].sort((a, b) => a - b);
}

/** As "from-to", which tells more than 10,080 minutes do when they differ. */
function asSpans(minutes: number[]): string[] {
  const first = minutes.filter((minute, index) => minutes[index - 1] !== minute - 1);
  const last = minutes.filter((minute, index) => minutes[index + 1] !== minute + 1);
  return first.map((minute, index) => `${minute}-${last[index]! + 1}`);
}

const DAILY_8_TO_22: Expected = { [EVERY_DAY]: [[8, 22]] };
const ALWAYS: Expected = { [EVERY_DAY]: [[0, 24]] };

describe('hours that are understood', () => {
  test.each<[string, Expected]>([
    ...[
      ...['24/7', '24x7', '24 hours', 'Open 24 hours', 'OPEN 24 HRS', '24hrs', 'Open 24', 'Daily, 24 hours'],
      ...['24 hours a day, 7 days a week', '24 hours daily', 'Round the clock', '00:00 - 24:00'],
      ...['00:00-23:59', '12 AM - 11:59 PM', 'على مدار الساعة', '٢٤ ساعة طوال أيام الأسبوع', '٢٤/٧'],
    ].map((text): [string, Expected] => [text, ALWAYS]),
    ...[
      ...[
        '8am-10pm',
        '8 a.m. - 10 p.m.',
        '8.00 AM – 10.00 PM',
        '8 AM to 10 PM',
        '08:00-22:00',
        '8:00 - 22:00',
      ],
      ...[
        'Daily 8:00 AM - 10:00 PM',
        'every day 8AM till 10PM',
        'Everyday: 8 AM - 10 PM',
        'All week 8am—10pm',
      ],
      ...[
        '7 days a week, 8 AM - 10 PM',
        '8 AM - 10 PM daily',
        '8 AM - 10 PM (daily)',
        'Mon-Sun 8 AM - 10 PM',
      ],
      ...['Open daily from 8 AM until 10 PM.', 'Opening hours: 8 AM - 10 PM', 'Sat to Fri: 8 AM - 10 PM'],
      ...[
        '8:00\u202FAM\u2009–\u200910:00\u202FPM',
        '\u200F8 AM\u200E - 10 PM\u200F',
        ' Daily\n8 AM - 10 PM ',
      ],
      ...['يوميًا من ٨ صباحاً حتى ١٠ مساءً', 'كل يوم ٨ص - ١٠م', 'من الساعة 8 صباحا إلى الساعة 10 ليلا'],
      ...['ساعات العمل: ٨:٠٠ ص - ١٠:٠٠ م', '۸ صباحا - ۱۰ مساء يوميا', 'جميع أيام الأسبوع 8 ص إلى 10 م'],
    ].map((text): [string, Expected] => [text, DAILY_8_TO_22]),
    ['Daily 8:00 AM - 12:00 AM', { [EVERY_DAY]: [[8, 24]] }],
    ['Daily 8 AM - midnight', { [EVERY_DAY]: [[8, 24]] }],
    ['Noon - 12 midnight', { [EVERY_DAY]: [[12, 24]] }],
    ['12:00 noon to 8.30 pm', { [EVERY_DAY]: [[12, 20.5]] }],
    ['8 AM - 12 PM', { [EVERY_DAY]: [[8, 12]] }],
    ['يوميًا من ٨ صباحاً حتى ١٢ منتصف الليل', { [EVERY_DAY]: [[8, 24]] }],
    ['من ١٢ ظهرًا حتى ٢ بعد منتصف الليل', { [EVERY_DAY]: [[12, 26]] }],
    ['٤ عصرًا - ٢ ليلًا', { [EVERY_DAY]: [[16, 26]] }],
    ['٥ فجرًا - الظهر', { [EVERY_DAY]: [[5, 12]] }],
    ['Mon-Fri 9:00 AM - 6:00 PM', { 12345: [[9, 18]] }],
    ['Sat–Thu 9 AM – 9 PM', { 671234: [[9, 21]] }],
    ['Sat to Thu 9 AM to 9 PM', { 671234: [[9, 21]] }],
    ['Sat-Thu - 9 AM - 9 PM', { 671234: [[9, 21]] }],
    ['Saturday through Thursday: 9 AM - 9 PM', { 671234: [[9, 21]] }],
    ['Mon, Wed, Fri 9 AM - 9 PM', { 135: [[9, 21]] }],
    ['Mon. & Thurs. 9 AM - 9 PM', { 14: [[9, 21]] }],
    ['Tues, Weds and Sat-Sun: 9 AM - 9 PM', { 2367: [[9, 21]] }],
    ['السبت - الخميس ٨ صباحًا - ١٠ مساءً', { 671234: [[8, 22]] }],
    ['من السبت إلى الخميس من ٨ صباحًا إلى ١٠ مساءً، الجمعة مغلق', { 671234: [[8, 22]] }],
    ['يوم السبت ويوم الأحد ٨ص-١٠م', { 67: [[8, 22]] }],
    ['الجمعة والسبت: ٢ بعد الظهر حتى ١٠ مساء', { 56: [[14, 22]] }],
    ['Mon-Sat 8:30 AM - 7:30 PM; Sun closed', { 123456: [[8.5, 19.5]] }],
    ['Mon-Sat 8 AM - 8 PM, closed on Sunday', { 123456: [[8, 20]] }],
    ['Closed Friday, Sat-Thu 8 AM - 8 PM', { 671234: [[8, 20]] }],
    ['Fri off; Sat-Thu 8 AM - 8 PM', { 671234: [[8, 20]] }],
    ['Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM', { 671234: [[9, 21]], 5: [[14, 22]] }],
    ['Sat-Thu 9 AM - 9 PM Fri 2 PM - 10 PM', { 671234: [[9, 21]], 5: [[14, 22]] }],
    ['Sat-Thu 9 AM - 9 PM | Fri 24 hours', { 671234: [[9, 21]], 5: [[0, 24]] }],
    [
      'Mon-Thu 8:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM; Sat-Sun 9:00 AM - 11:00 PM',
      { 1234: [[8, 21]], 5: [[14, 22]], 67: [[9, 23]] },
    ],
    [
      '8:00 AM - 1:00 PM, 4:00 PM - 10:00 PM',
      {
        [EVERY_DAY]: [
          [8, 13],
          [16, 22],
        ],
      },
    ],
    [
      'Sat-Thu 08:00-12:00 / 16:00-22:00',
      {
        671234: [
          [8, 12],
          [16, 22],
        ],
      },
    ],
    [
      'من ٨ صباحاً حتى ١ ظهراً ومن ٤ عصراً حتى ١٠ مساءً',
      {
        [EVERY_DAY]: [
          [8, 13],
          [16, 22],
        ],
      },
    ],
    ['Daily 10:00 AM - 2:00 AM', { [EVERY_DAY]: [[10, 26]] }],
    ['Sun 10 PM - 6 AM', { 7: [[22, 30]] }],
    ['Sat-Sun 18:00 - 03:00', { 67: [[18, 27]] }],
  ])('%s', async (text, expected) => {
    expect(asSpans((await openMinutes(text)) ?? [])).toEqual(asSpans(minutesOf(expected)));
  });
});

describe('hours that are not guessed at', () => {
  test.each([
    ...[null, '', ' ', '\u200F', '👍', 'Call us', 'Daily', '8', '8 AM', 'Daily 8:00 AM', '-', ';', 'to'],
    // Nothing is ever open, which nobody means.
    ...['closed', 'Closed daily', 'الجمعة مغلق', 'Mon-Sun closed'],
    // Times that there are not.
    ...[
      '25:00 - 99',
      '25:00 - 26:00',
      '8:70 AM - 9 PM',
      '13 PM - 14 PM',
      '0 AM - 5 AM',
      '22:00 PM - 23:00 PM',
    ],
    ...[
      '24:00 - 08:00',
      '24:30 - 25:00',
      '8:5 AM - 9 PM',
      '800 AM - 900 PM',
      '8:00:00 - 20:00:00',
      '8.0 AM - 9 PM',
    ],
    ...[
      '8 AM - 8 AM',
      '00:00 - 00:00',
      '8 AM - 1 PM - 10 PM',
      '8 AM, 1 PM',
      '1:08 AM',
      '8 AM - ',
      'Fri 8 AM -',
    ],
    // Of which half of the day?
    ...[
      '8-10pm',
      '8 - 10',
      '8:00 - 10:00',
      '09:00 - 12:00',
      '10:00 - 02:00',
      '9 - 18',
      '8 AM - 10',
      '9 - 18:00',
    ],
    ...[
      'Sat-Thu 08:00 - 22:00; Fri 2:00 - 10:00',
      '10:00 - 13:00, 4:00 - 10:00',
      '٨ صباحا - ١٢ مساء',
      '٦ ليلا - ٨ ليلا',
    ],
    // Which days?
    ...[
      'weekdays 8 AM - 5 PM',
      'Weekend 8 AM - 5 PM',
      'Mon/Fri 8 AM - 5 PM',
      'Mon-Wed-Fri 8 AM - 5 PM',
      'M-F 8 AM - 5 PM',
    ],
    ...[
      'Mon - 8 AM',
      'Sunshine 8 AM - 9 AM',
      'Mon-Mon 8 AM - 9 AM',
      'Mo-Fr 8 AM - 9 AM',
      'We open 8 AM - 9 PM',
    ],
    ...['أيام العمل ٨ص - ٥م', '8 AM - 8 PM; Fri', '8 AM - 8 PM; Sat 9 AM - 1 PM', '8 AM - 8 PM; Fri closed'],
    ...[
      '8 AM - 8 PM Sat, 9 AM - 5 PM Sun',
      '8 AM - 10 PM Sat-Thu, Fri closed',
      'Mon Tue 8 AM - 5 PM',
      'Sat 9 AM - 1 PM; Mon-Wed-Fri 8 AM - 5 PM',
      'Sat 9 AM - 1 PM; Mon-Wed Fri 8 AM - 5 PM',
    ],
    // Statements that contradict each other.
    ...['Mon, Mon 8 AM - 9 AM', 'Daily 8 AM - 10 PM; Fri closed', 'Daily 8 AM - 10 PM, Fri 2 PM - 10 PM'],
    ...[
      'Fri 8 AM - 11 AM; Fri 2 PM - 10 PM',
      '8 AM - 1 PM, 12 PM - 10 PM',
      '4 PM - 10 PM, 8 AM - 1 PM',
      '24/7, 8 AM - 9 PM',
    ],
    ...['Daily 8 AM - 1 PM, 4 PM - 9 AM', '24/7; Fri closed', 'Fri closed 2 PM - 4 PM'],
    // Words that say something else.
    ...[
      '24 hours except Friday',
      'Fri 2 PM onwards',
      'Daily 8 AM - late',
      'Daily 8 AM - 10 PM (Fri from 2 PM)',
      'not open 24 hours',
    ],
    ...[
      'Ramadan 8 PM - 2 AM',
      'Daily 8 AM - 10 PM, Ramadan 8 PM - 2 AM',
      'رمضان ٨ مساءً - ٢ ليلًا',
      'يوميا عدا الجمعة ٨ص - ١٠م',
    ],
    ...[
      '8 AM - 10 PM approx.',
      '~8 AM - 10 PM',
      'Daily 8 AM - 10 PM 👍',
      '24 hours notice',
      'Permanently closed',
    ],
  ])('%j', async (text) => {
    expect(await openMinutes(text)).toBeNull();
  });

  test('more than 200 characters', async () => {
    const text = 'Daily 8 AM - 10 PM'.padEnd(200);
    expect(await openMinutes(text)).not.toBeNull();
    expect(await openMinutes(`${text} `)).toBeNull();
    expect(await openMinutes('Sat-Thu 8:00 AM - 10:00 PM; '.repeat(400))).toBeNull();
  });
});

test('the hours of the sample data are understood, minute by minute', async () => {
  const texts = (await everyProviderRow()).map((row) => row.opening_hours).filter((text) => text !== null);
  expect(texts.length).toBeGreaterThan(400);
  for (const text of new Set(texts)) {
    const expected = Array.from({ length: WEEK }, (_, minute) => minute).filter((minute) =>
      isOpenAt(text, minute),
    );
    const minutes = await openMinutes(text);
    expect([text, minutes && asSpans(minutes)]).toEqual([text, asSpans(expected)]);
  }
});
