import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

async function openMinutes(hours: string | null): Promise<string | null> {
  const { rows } = await database.query<{ minutes: string | null }>(
    'select public.open_minutes_of($1)::text as minutes',
    [hours],
  );
  return rows[0]!.minutes;
}

type Hours = [days: string, opens: number, closes: number];

/** Days, 1 being Monday, and hours of each, those beyond 24 being of the next day, as the database writes them. */
async function week(...hours: Hours[]): Promise<string> {
  const spans = hours.flatMap(([days, opens, closes]) =>
    [...days].map((day) => [(Number(day) - 1) * 24 + opens, (Number(day) - 1) * 24 + closes] as const),
  );
  // What goes on after Sunday is on Monday.
  const ranges = spans.flatMap(([from, to]) => [[from, Math.min(to, 168)] as const, [0, to - 168] as const]);
  const { rows } = await database.query<{ minutes: string }>('select $1::int4multirange::text as minutes', [
    `{${ranges
      .filter(([from, to]) => to > from)
      .map(([from, to]) => `[${from * 60},${to * 60})`)
      .join()}}`,
  ]);
  return rows[0]!.minutes;
}

const EVERY_DAY = '1234567';

describe.each<[meaning: string, Hours[], texts: string[]]>([
  [
    'always',
    [[EVERY_DAY, 0, 24]],
    [
      ...['24/7', '24x7', '24 hours', 'Open 24 hours', 'OPEN 24 HRS', '24hrs', 'Open 24', 'Daily, 24 hours'],
      ...[
        '24 hours a day, 7 days a week',
        '24 hours daily',
        'Round the clock',
        '00:00 - 24:00',
        '00:00-23:59',
      ],
      ...['12 AM - 11:59 PM', 'على مدار الساعة', '٢٤ ساعة طوال أيام الأسبوع', '٢٤/٧'],
    ],
  ],
  [
    'every day from 8 to 22',
    [[EVERY_DAY, 8, 22]],
    [
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
    ],
  ],
  [
    'until midnight',
    [[EVERY_DAY, 8, 24]],
    [
      ...['Daily 8:00 AM - 12:00 AM', 'Daily 8 AM - midnight', 'Daily 8 AM - 12 AM'],
      'يوميًا من ٨ صباحاً حتى ١٢ منتصف الليل',
    ],
  ],
  ['until noon', [[EVERY_DAY, 8, 12]], ['8 AM - 12 PM', '8 AM - noon', '٨ صباحًا - الظهر']],
  ['from noon', [[EVERY_DAY, 12, 20.5]], ['12:00 noon to 8.30 pm', 'Noon - 8:30 PM']],
  [
    'into the night',
    [[EVERY_DAY, 12, 26]],
    ['12 PM - 2 AM', 'من ١٢ ظهرًا حتى ٢ بعد منتصف الليل', '١٢ ظهرًا - ٢ ليلًا'],
  ],
  ['other parts of the day', [[EVERY_DAY, 5, 16]], ['٥ فجرًا - ٤ عصرًا']],
  ['working days', [['12345', 9, 18]], ['Mon-Fri 9:00 AM - 6:00 PM', 'Mon-Fri 09:00-18:00; Sat-Sun closed']],
  [
    'all days but Friday',
    [['671234', 9, 21]],
    [
      ...[
        'Sat–Thu 9 AM – 9 PM',
        'Sat to Thu 9 AM to 9 PM',
        'Sat-Thu - 9 AM - 9 PM',
        'Fri off; Sat-Thu 9 AM - 9 PM',
      ],
      ...['Saturday through Thursday: 9 AM - 9 PM', 'Closed Friday, Sat-Thu 9 AM - 9 PM'],
      ...['السبت - الخميس ٩ صباحًا - ٩ مساءً', 'من السبت إلى الخميس من ٩ صباحًا إلى ٩ مساءً، الجمعة مغلق'],
    ],
  ],
  [
    'all days but Sunday',
    [['123456', 8, 20]],
    ['Mon-Sat 8 AM - 8 PM, closed on Sunday', 'Mon-Sat 8 AM - 8 PM'],
  ],
  ['single days', [['14', 9, 21]], ['Mon. & Thurs. 9 AM - 9 PM', 'Mon, Thu 9 AM - 9 PM']],
  ['days and a span of days', [['2367', 9, 21]], ['Tues, Weds and Sat-Sun: 9 AM - 9 PM']],
  ['two days', [['67', 8, 22]], ['يوم السبت ويوم الأحد ٨ص-١٠م', 'Sat & Sun 8 AM - 10 PM']],
  ['the afternoon of two days', [['56', 14, 22]], ['الجمعة والسبت: ٢ بعد الظهر حتى ١٠ مساء']],
  [
    'other hours on Friday',
    [
      ['671234', 9, 21],
      ['5', 14, 22],
    ],
    [
      ...['Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM', 'Sat-Thu 9 AM - 9 PM Fri 2 PM - 10 PM'],
      ...['Sat-Thu 9:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM', 'Sat-Thu 9 AM - 9 PM | Fri 2 PM - 10 PM'],
    ],
  ],
  [
    'three kinds of days',
    [
      ['1234', 8, 21],
      ['5', 14, 22],
      ['67', 9, 23],
    ],
    ['Mon-Thu 8:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM; Sat-Sun 9:00 AM - 11:00 PM'],
  ],
  [
    'a break at noon',
    [
      [EVERY_DAY, 8, 13],
      [EVERY_DAY, 16, 22],
    ],
    [
      ...['8:00 AM - 1:00 PM, 4:00 PM - 10:00 PM', '08:00-13:00 / 16:00-22:00'],
      'من ٨ صباحاً حتى ١ ظهراً ومن ٤ عصراً حتى ١٠ مساءً',
    ],
  ],
  ['nights', [['67', 18, 27]], ['Sat-Sun 18:00 - 03:00', 'Sat-Sun 6 PM - 3 AM']],
])('%s', (_meaning, hours, texts) => {
  test.each(texts)('%s', async (text) => {
    expect(await openMinutes(text)).toBe(await week(...hours));
  });
});

test('minutes are counted from Monday 00:00', async () => {
  expect(await openMinutes('Mon 8:30 AM - 10 PM')).toBe('{[510,1320)}');
  expect(await openMinutes('Sun 10 PM - 6 AM')).toBe('{[0,360),[9960,10080)}');
});

describe.each<[why: string, texts: (string | null)[]]>([
  [
    'no hours',
    [null, '', ' ', '\u200F', '👍', 'Call us', 'Daily', '8', '8 AM', 'Daily 8:00 AM', '-', ';', 'to'],
  ],
  ['nothing is ever open, which nobody means', ['closed', 'Closed daily', 'الجمعة مغلق', 'Mon-Sun closed']],
  [
    'times that there are not',
    [
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
    ],
  ],
  [
    'of which half of the day?',
    [
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
    ],
  ],
  [
    'which days?',
    [
      ...['weekdays 8 AM - 5 PM', 'Weekend 8 AM - 5 PM', 'Mon/Fri 8 AM - 5 PM', 'Mon-Wed-Fri 8 AM - 5 PM'],
      ...[
        'M-F 8 AM - 5 PM',
        'Mon - 8 AM',
        'Sunshine 8 AM - 9 AM',
        'Mon-Mon 8 AM - 9 AM',
        'Mo-Fr 8 AM - 9 AM',
      ],
      ...['We open 8 AM - 9 PM', 'أيام العمل ٨ص - ٥م', '8 AM - 8 PM; Fri', '8 AM - 8 PM; Sat 9 AM - 1 PM'],
      ...['8 AM - 8 PM; Fri closed', '8 AM - 8 PM Sat, 9 AM - 5 PM Sun', '8 AM - 10 PM Sat-Thu, Fri closed'],
      ...[
        'Mon Tue 8 AM - 5 PM',
        'Sat 9 AM - 1 PM; Mon-Wed-Fri 8 AM - 5 PM',
        'Sat 9 AM - 1 PM; Mon-Wed Fri 8 AM - 5 PM',
      ],
    ],
  ],
  [
    'statements that contradict each other',
    [
      ...['Mon, Mon 8 AM - 9 AM', 'Daily 8 AM - 10 PM; Fri closed', 'Daily 8 AM - 10 PM, Fri 2 PM - 10 PM'],
      ...['Fri 8 AM - 11 AM; Fri 2 PM - 10 PM', '8 AM - 1 PM, 12 PM - 10 PM', '4 PM - 10 PM, 8 AM - 1 PM'],
      ...[
        '24/7, 8 AM - 9 PM',
        'Daily 8 AM - 1 PM, 4 PM - 9 AM',
        '24/7; Fri closed',
        'Fri closed 2 PM - 4 PM',
      ],
    ],
  ],
  [
    'words that say something else',
    [
      ...[
        '24 hours except Friday',
        'Fri 2 PM onwards',
        'Daily 8 AM - late',
        'Daily 8 AM - 10 PM (Fri from 2 PM)',
      ],
      ...[
        'not open 24 hours',
        'Ramadan 8 PM - 2 AM',
        'Daily 8 AM - 10 PM, Ramadan 8 PM - 2 AM',
        '8 AM - 10 PM approx.',
      ],
      ...['رمضان ٨ مساءً - ٢ ليلًا', 'يوميا عدا الجمعة ٨ص - ١٠م', '~8 AM - 10 PM', 'Daily 8 AM - 10 PM 👍'],
      ...['24 hours notice', 'Permanently closed'],
    ],
  ],
  [
    'more than 200 characters',
    ['Daily 8 AM - 10 PM'.padEnd(201), 'Sat-Thu 8:00 AM - 10:00 PM; '.repeat(400)],
  ],
])('not understood: %s', (_why, texts) => {
  test.each(texts)('%j', async (text) => {
    expect(await openMinutes(text)).toBeNull();
  });
});
