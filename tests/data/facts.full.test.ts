import { isDistrict } from '@/lib/domain/area';
import { type Database, factsOf, migratedDatabase, type ProviderRow } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

describe('opening hours', () => {
  const openMinutes = async (opening_hours: string | null) =>
    (await factsOf(database, { opening_hours })).open_minutes;

  /**
   * The minutes of a week as the database writes them, from days (1 is Monday) with the hours of opening and closing, which
   * exceed 24 after midnight: "12345 9-18, 67 9-26".
   */
  async function minutesOf(hours: string): Promise<string> {
    const spans = hours.split(', ').flatMap((part) => {
      const [days, opens, closes] = part.split(/[ -]/);
      return [...days!].map((day) => [opens, closes].map((hour) => (Number(day) - 1) * 24 + Number(hour)));
    });
    const ranges = spans.flatMap(([from, to]) =>
      // After Sunday, the week begins again.
      to! > 168 ? [`[${from! * 60},10080)`, `[0,${(to! - 168) * 60})`] : `[${from! * 60},${to! * 60})`,
    );
    const sql = 'select $1::int4multirange::text as minutes';
    return (await database.query<{ minutes: string }>(sql, [`{${ranges.join()}}`])).rows[0]!.minutes;
  }

  // prettier-ignore
  const UNDERSTOOD: [hours: string, texts: string[]][] = [
    ['1234567 0-24', [
      '24/7', '24x7', '24 hours', 'OPEN 24 HRS', '24hrs', 'Open 24', 'Daily, 24 hours', '24 hours a day, 7 days a week',
      'Round the clock', '00:00 - 24:00', '00:00-23:59', '12 AM - 11:59 PM', 'على مدار الساعة', '٢٤ ساعة طوال أيام الأسبوع', '٢٤/٧',
    ]],
    ['1234567 8-22', [
      '8am-10pm', '8 a.m. - 10 p.m.', '8.00 AM – 10.00 PM', '8 AM to 10 PM', '8:00 - 22:00', 'Daily 8:00 AM - 10:00 PM',
      'every day 8AM till 10PM', 'Everyday: 8 AM - 10 PM', 'All week 8am—10pm', '7 days a week, 8 AM - 10 PM',
      '8 AM - 10 PM (daily)', 'Mon-Sun 8 AM - 10 PM', 'Open daily from 8 AM until 10 PM.', 'Opening hours: 8 AM - 10 PM',
      'Sat to Fri: 8 AM - 10 PM', '8:00\u202FAM\u2009–\u200910:00\u202FPM', '\u200F8 AM\u200E - 10 PM\u200F', ' Daily\n8 AM - 10 PM ',
      'يوميًا من ٨ صباحاً حتى ١٠ مساءً', 'كل يوم ٨ص - ١٠م', 'من الساعة 8 صباحا إلى الساعة 10 ليلا', 'ساعات العمل: ٨:٠٠ ص - ١٠:٠٠ م',
      '۸ صباحا - ۱۰ مساء يوميا', 'جميع أيام الأسبوع 8 ص إلى 10 م',
    ]],
    ['1234567 8-24', ['Daily 8:00 AM - 12:00 AM', 'Daily 8 AM - midnight', 'يوميًا من ٨ صباحاً حتى ١٢ منتصف الليل']],
    ['1234567 8-12', ['8 AM - 12 PM', '8 AM - noon', '٨ صباحًا - الظهر']],
    ['1234567 12-26', ['12 PM - 2 AM', 'من ١٢ ظهرًا حتى ٢ بعد منتصف الليل', '١٢ ظهرًا - ٢ ليلًا']],
    ['1234567 8-13, 1234567 16-22', [
      '8:00 AM - 1:00 PM, 4:00 PM - 10:00 PM', '08:00-13:00 / 16:00-22:00', 'من ٨ صباحاً حتى ١ ظهراً ومن ٤ عصراً حتى ١٠ مساءً',
    ]],
    // Days that are not named are closed.
    ['12345 9-18', ['Mon-Fri 9:00 AM - 6:00 PM', 'Mon-Fri 09:00-18:00; Sat-Sun closed']],
    ['671234 9-21', [
      'Sat–Thu 9 AM – 9 PM', 'Sat to Thu 9 AM to 9 PM', 'Sat-Thu - 9 AM - 9 PM', 'Fri off; Sat-Thu 9 AM - 9 PM',
      'Saturday through Thursday: 9 AM - 9 PM', 'Closed Friday, Sat-Thu 9 AM - 9 PM', 'السبت - الخميس ٩ صباحًا - ٩ مساءً',
      'من السبت إلى الخميس من ٩ صباحًا إلى ٩ مساءً، الجمعة مغلق',
    ]],
    ['123456 8-20', ['Mon-Sat 8 AM - 8 PM, closed on Sunday']],
    ['14 9-21', ['Mon. & Thurs. 9 AM - 9 PM', 'Mon, Thu 9 AM - 9 PM']],
    ['67 8-22', ['يوم السبت ويوم الأحد ٨ص-١٠م', 'Sat & Sun 8 AM - 10 PM']],
    ['67 18-27', ['Sat-Sun 18:00 - 03:00', 'Sat-Sun 6 PM - 3 AM']],
    ['671234 9-21, 5 14-22', [
      'Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM', 'Sat-Thu 9 AM - 9 PM Fri 2 PM - 10 PM',
      'Sat-Thu 9:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM', 'Sat-Thu 9 AM - 9 PM | Fri 2 PM - 10 PM',
    ]],
    ['1234 8-21, 5 14-22, 67 9-23', ['Mon-Thu 8:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM; Sat-Sun 9:00 AM - 11:00 PM']],
  ];

  test.each(UNDERSTOOD.flatMap(([hours, texts]) => texts.map((text) => [text, hours])))(
    '%j is parsed as %s',
    async (text, hours) => expect(await openMinutes(text!)).toBe(await minutesOf(hours!)),
  );

  test.each([
    ['Mon 8:30 AM - 10 PM', '{[510,1320)}'],
    ['Sun 10 PM - 6 AM', '{[0,360),[9960,10080)}'],
  ])('%j are stored as minutes since Monday 00:00', async (text, minutes) => {
    expect(await openMinutes(text)).toBe(minutes);
  });

  // prettier-ignore
  test.each([
    // No hours, or never open.
    null, '', ' ', '\u200F', '👍', 'Call us', 'Daily', '8', '8 AM', 'Daily 8:00 AM', '-', ';', 'to',
    'closed', 'Closed daily', 'الجمعة مغلق', 'Mon-Sun closed',
    // Times that do not exist, or half of a range.
    '25:00 - 99', '25:00 - 26:00', '8:70 AM - 9 PM', '13 PM - 14 PM', '0 AM - 5 AM', '22:00 PM - 23:00 PM', '24:00 - 08:00',
    '8 AM - 1 PM - 10 PM', '8 AM, 1 PM', '1:08 AM', '8 AM - ', 'Fri 8 AM -',
    // In the morning or in the evening?
    '8-10pm', '8 - 10', '8:00 - 10:00', '09:00 - 12:00', '10:00 - 02:00', '8 AM - 10',
    'Sat-Thu 08:00 - 22:00; Fri 2:00 - 10:00', '10:00 - 13:00, 4:00 - 10:00', '٨ صباحا - ١٢ مساء', '٦ ليلا - ٨ ليلا',
    // On which days?
    'weekdays 8 AM - 5 PM', 'Weekend 8 AM - 5 PM', 'Mon/Fri 8 AM - 5 PM', 'Mon-Wed-Fri 8 AM - 5 PM', 'M-F 8 AM - 5 PM',
    '8 AM - 8 PM Sat, 9 AM - 5 PM Sun', '8 AM - 10 PM Sat-Thu, Fri closed', 'Mon Tue 8 AM - 5 PM',
    'Sat 9 AM - 1 PM; Mon-Wed-Fri 8 AM - 5 PM', 'Sat 9 AM - 1 PM; Mon-Wed Fri 8 AM - 5 PM',
    // Contradictions
    'Mon, Mon 8 AM - 9 AM', 'Daily 8 AM - 10 PM; Fri closed', 'Daily 8 AM - 10 PM, Fri 2 PM - 10 PM',
    'Fri 8 AM - 11 AM; Fri 2 PM - 10 PM', '8 AM - 1 PM, 12 PM - 10 PM', '4 PM - 10 PM, 8 AM - 1 PM', '24/7, 8 AM - 9 PM',
    'Daily 8 AM - 1 PM, 4 PM - 9 AM', '24/7; Fri closed', 'Fri closed 2 PM - 4 PM',
    // Words that change the meaning.
    '24 hours except Friday', 'Fri 2 PM onwards', 'Daily 8 AM - late', 'Daily 8 AM - 10 PM (Fri from 2 PM)', 'not open 24 hours',
    'Ramadan 8 PM - 2 AM', 'Daily 8 AM - 10 PM, Ramadan 8 PM - 2 AM', '8 AM - 10 PM approx.', 'رمضان ٨ مساءً - ٢ ليلًا',
    // More than 1,000 characters.
    'Daily 8 AM - 10 PM'.padEnd(1001), 'Sat-Thu 8:00 AM - 10:00 PM; '.repeat(400),
  ])('%j is not understood', async (text) => expect(await openMinutes(text)).toBeNull());
});

// prettier-ignore
test.each<[text: string | null, from: number | null, to: number | null]>([
  ['AED 60 - 90', 60, 90], ['AED60–AED90', 60, 90], ['60 aed to 90 aed', 60, 90], ['Dhs. 49.50 - 1,200', 49.5, 1200],
  ['From AED 1,200 to 1,500', 1200, 1500], ['من ٦٠ إلى ٩٠ درهم', 60, 90], ['٦٠ - ٩٠ درهماً', 60, 90],
  // A single price.
  ['AED 60', 60, 60], ['٦٠ درهم', 60, 60], ['60 - 60', 60, 60],
  // Open ranges.
  ['from 60', 60, null], ['60+', 60, null],
  // Ranges with additional text.
  ['AED 60 - 90 for saloons', 60, null], ['AED 60 - 90, SUV 120', 60, null],
  ['AED 90 - 60', 90, null], ['AED -60 - 90', 60, null],
  // Ambiguous amounts.
  ['1.000.000', null, null], ['AED 1 200 - 1 500', null, null], ['AED 35,60', null, null], ['1,20,000', null, null],
  ['49.505', null, null], ['60 - 1.000.000', null, null],
  // Other currencies, and lists of numbers without one.
  ['USD 60 - 90', null, null], ['60 - 90 - 120', null, null], ['60, 90', null, null],
  // No amounts.
  ['free', null, null], ['Call for price', null, null], ['درهم', null, null], ['0', null, null], ['-', null, null], ['', null, null],
  ['👍', null, null], [null, null, null],
  // A million or more is taken for a phone number.
  ['AED 999,999.99', 999999.99, 999999.99], ['AED 1,000,000', null, null], ['Call 971501234567', null, null],
  // More than 200 characters.
  ['9'.repeat(200_000), null, null], ['AED 60 - 90'.padEnd(201), null, null],
])('the price %j is from %d to %d', async (price_range, price_from, price_to) => {
  expect(await factsOf(database, { price_range })).toMatchObject({ price_from, price_to });
});

// prettier-ignore
const PHONES: [number: string | null, texts: (string | null)[]][] = [
  ['+971501234567', [
    '050 123 4567\n', '+971 50 123 4567', '00971 50 123 4567', '971-50-123-4567', '050 123 4567', '0501234567', '+971 (0)50 123 4567',
    '+971 050 1234567', '(050) 123.4567', '050–123–4567', ' 050\u00A0123\u00A04567 ', '\u202A+971 50 123 4567\u202C',
    '٠٥٠ ١٢٣ ٤٥٦٧', '+٩٧١٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷', '501234567', '++971501234567', 'Call 050 123 4567',
    '050 123 4567, 050 765 4321', '+971 50 123 4567 / 04 123 4567',
  ]],
  ['+97141234567', ['+971 4 123 4567', '+971 (4) 123 4567', '04-1234567']],
  ['+97121234567', ['02 123 4567']], ['+97131234567', ['03 123 4567']], ['+97161234567', ['06 123 4567']],
  ['+971600123456', ['600 123456', '+971 600 12 34 56']],
  ['+97180012', ['800 12']], ['+9718004444', ['800-4444']], ['+9718009274', ['800 WASH']], ['+971800123456789', ['00971 800 123456789']],
  [null, [
    null, '', ' ', '+', '-', '👍', 'n/a', '+971 (check website)', 'Ask 050 123 4567',
    // Other countries.
    '+44 20 7946 0018', '+966 50 123 4567', '0044 20 7946 0018', '+1 800 123 4567', '+501234567', '+0501234567',
    // Wrong lengths and unassigned codes.
    '050 123 456', '050 123 45678', '04 123 456', '01 123 4567', '08 123 4567', '800 1', '800 1234567890',
    '1234567', '0600 123456', '0800 4444', '+971 600 12345', '600 12345', '9'.repeat(200_000), '050 123 4567'.padEnd(201),
    // Where does one number end?
    '800 123 800 124', '050 123 4567 or 8', '050+1234567',
  ]],
];

test.each(PHONES.flatMap(([number, texts]) => texts.map((phone) => ({ phone, number }))))(
  'the phone number of $phone is $number',
  async ({ phone, number }) => expect((await factsOf(database, { phone })).phone_e164).toBe(number),
);

// prettier-ignore
test.each<[row: ProviderRow, washTypes: string[]]>([
  [{ service_location: 'MOBILE' }, ['mobile-car-wash']], [{ service_location: ' متنقل ' }, ['mobile-car-wash']],
  [{ business_name: 'Mobile Mitts' }, ['mobile-car-wash']], [{ business_name: 'مغسلة النور المتنقلة' }, ['mobile-car-wash']],
  [{ service_location: 'Mobile & Onsite' }, []], [{ service_location: 'متنقل وفي المغسلة' }, []],
  [{ wash_type: 'Steam' }, ['steam-cleaning']], [{ wash_type: 'غسيل بالبخار' }, ['steam-cleaning']],
  [{ service_category: 'غَسيل بُخار' }, ['steam-cleaning']], [{ service_description: 'تنظيف بخاري للمقاعد' }, ['steam-cleaning']],
  // A surname.
  [{ business_name: 'مغسلة البخاري' }, []],
  [{ service_category: 'Auto Detailing' }, ['auto-detailing']], [{ wash_type: 'ديتيلنج' }, ['auto-detailing']],
  // Waterless counts as eco-friendly, but not if only the description says it.
  [{ wash_type: 'Waterless' }, ['waterless-wash', 'eco-friendly']], [{ wash_type: 'غسيل بدون ماء' }, ['waterless-wash', 'eco-friendly']],
  [{ eco_certified: true }, ['eco-friendly']], [{ service_description: 'Eco products' }, ['eco-friendly']],
  [{ service_description: 'مواد صديقة للبيئة' }, ['eco-friendly']],
  [{ service_description: 'Recommended, second to none, economy price' }, []],
  [{ opening_hours: 'Open 24 hours' }, ['247-services']], [{ opening_hours: 'مفتوح ٢٤ ساعة' }, ['247-services']],
  [{ business_name: 'Wash 24/7' }, ['247-services']], [{ service_description: 'نعمل على مدار الساعة' }, ['247-services']],
  // "We answer within 24 hours".
  [{ service_description: 'نرد خلال 24 ساعة' }, []],
])('the wash types of %j are %j', async (row, washTypes) => {
  expect((await factsOf(database, row)).wash_types).toEqual(washTypes);
});

test.each<[row: ProviderRow, mobile: boolean, onsite: boolean]>([
  [{ service_location: 'Mobile' }, true, false],
  [{ service_location: 'متنقلة' }, true, false],
  [{ service_category: 'Mobile Detailing' }, true, false],
  [{ service_category: 'غسيل متنقل' }, true, false],
  [{ service_location: 'On-site' }, false, true],
  [{ service_location: 'في المغسلة' }, false, true],
  [{ service_location: 'Both' }, true, true],
  [{ service_location: 'كلاهما' }, true, true],
  [{ service_location: null }, false, false],
])('a provider with %j comes to the car: %s, works on site: %s', async (row, mobile, onsite) => {
  expect(await factsOf(database, row)).toMatchObject({ serves_mobile: mobile, serves_onsite: onsite });
});

// prettier-ignore
const KINDS: [kinds: string, washTypes: string[]][] = [
  ['hand-wash', ['Hand Wash', 'hand-wash', 'hand_wash', 'Hand Car Wash', 'غسيل يدوي', 'غسيل السيارات يدويًا']],
  ['automatic', ['Automatic', 'Drive-Thru', 'غسيل آلي', 'مغسلة أوتوماتيكية']],
  ['self-service', ['self_service', 'خدمة ذاتية']],
  ['steam', ['Steam', 'غسيل بالبخار']],
  ['waterless', ['Waterless']],
  ['foam', ['Foam', 'غسيل بالرغوة']],
  ['full-service', ['Full-Service Wash']],
  ['detailing', ['Detailing']],
  ['interior', ['تنظيف المقاعد']],
  ['polishing', ['Polish & Wax', 'تلميع', 'Waxwing']],
  ['ceramic-coating', ['Nano-Ceramic', 'نانو سيراميك']],
  ['paint-protection', ['Paint Protection Film', 'أفلام الحماية']],
  ['engine', ['Engine Wash', 'غسيل المحرّك']],
  ['underbody', ['Under-body wash', 'غسيل أسفل السيارة']],
  ['sanitising', ['Sanitization', 'تعقيم']],
  ['fleet', ['Fleet Wash', 'أساطيل الشركات']],
  ['mobile', ['غسيل متنقل']],
  ['hand-wash foam', ['Hand & Foam Wash']],
  ['detailing interior', ['Interior Detailing']],
  ['full-service interior', ['غسيل داخلي وخارجي']],
  ['ceramic-coating paint-protection', ['Ceramic Coating / PPF']],
  ['hand-wash mobile', ['Mobile Hand Wash']],
  ['', ['Eco Wash', 'Secondhand washers', 'Foamy', '']],
];

// prettier-ignore
test.each<[row: ProviderRow, kinds: string]>([
  ...KINDS.flatMap(([kinds, types]) => types.map((wash_type): [ProviderRow, string] => [{ wash_type }, kinds])),
  [{ service_category: 'Automatic Tunnel Wash' }, 'automatic'], [{ business_name: 'Coin Wash 24' }, 'self-service'],
  [{ service_location: 'Mobile' }, 'mobile'],
  // Always in the same order.
  [{ wash_type: 'Mobile', service_category: 'Fleet', service_description: 'Steam' }, 'steam fleet mobile'],
  // A description counts by its phrases …
  [{ service_description: 'Snow-foam, machine polish; engine bays' }, 'foam polishing engine'],
  [{ service_description: 'Undercarriage. Seats shampooed: interior wipe; a hand wash' }, 'hand-wash interior underbody'],
  // … not by single words.
  [{ service_description: 'Swirl marks of automatic brushes go' }, ''],
  [{ service_description: 'Interior fragrance is optional' }, ''],
  [{ service_description: 'Rinse, foam, rinse, wax' }, ''],
  // The Arabic word for "to".
  [{ service_description: 'غسيل إلى باب بيتك' }, ''],
  // No phrase spans two columns.
  [{ business_name: 'Second Hand', service_description: 'Wash' }, ''],
])('the kinds of %j are "%s"', async (row, kinds) => {
  expect((await factsOf(database, row)).kinds.join(' ')).toBe(kinds);
});

// prettier-ignore
test.each<[address: string | null, emirates: string, area: string | null]>([
  // Emirates that are named.
  ['Shop 4, Al Wasl Road, Dubai', 'dubai', null], ['Abudhabi, Mussafah M12', 'abu-dhabi', 'musaffah'],
  ['Yas Marina, Abu Dhabi', 'abu-dhabi', 'yas-island'], ['Rakan Street, Dubai', 'dubai', null],
  ['Ras-Al-Khaima', 'ras-al-khaimah', null], ['Umm al Qaiwain', 'umm-al-quwain', null], ['شارع الوصل، دبي', 'dubai', null],
  ['أبوظبي', 'abu-dhabi', null], ['الشارقه', 'sharjah', null], ['Serves Ajman and Sharjah', 'ajman sharjah', null],
  // Emirates known by a place.
  ['Marina Walk', 'dubai', 'dubai-marina'], ['DEIRA, opposite the clock tower', 'dubai', 'deira'],
  ['UAQ, Al Salama', 'umm-al-quwain', 'al-salamah'], ['Sheikh Zayed Road', '', null],
  // Areas in common spellings.
  ['Shop 4, Al Barsha 1, Dubai', 'dubai', 'al-barsha'], ['AL-BARSHA, DUBAI', 'dubai', 'al-barsha'],
  ['albarsha dubai', 'dubai', 'al-barsha'], ["Al Ta'awun, Sharjah", 'sharjah', 'al-taawun'],
  ['المنطقة الصناعية ٥، الشارقة', 'sharjah', 'sharjah-industrial-area'], ['مدينة خليفة أ، أبوظبي', 'abu-dhabi', 'khalifa-city'],
  // The longest name wins, then the first.
  ['Al Barsha South, Al Barsha, Dubai', 'dubai', 'al-barsha-south'], ['Deira, opposite Port Saeed, Dubai', 'dubai', 'port-saeed'],
  // Names that exist in several emirates.
  ['Al Nahda 2, Dubai', 'dubai', 'al-nahda-dubai'], ['النهدة، الشارقة', 'sharjah', 'al-nahda-sharjah'], ['Al Nahda', '', null],
  ['Al Warqa 2', '', 'al-warqa'], ['Dubai and Sharjah, Al Majaz', 'dubai sharjah', 'al-majaz'],
  ['Dubai and Sharjah, Al Nahda', 'dubai sharjah', null],
  // Areas of another emirate.
  ['Deira Street Building, Deira, Abu Dhabi', 'abu-dhabi', null], ['Hatta Road, Masfout, Ajman', 'ajman', 'masfout'],
  ['Dibba Al Hisn, Sharjah', 'sharjah', 'dibba-al-hisn'], ['Dibba, Fujairah', 'fujairah', 'dibba-al-fujairah'],
  ['Dibba Al Hisn', 'fujairah', null],
  // Whole words only, and no streets.
  ['Deirah Tower, Dubai', 'dubai', null], ['Yasmeen, Abu Dhabi', 'abu-dhabi', null],
  ['Umm Suqeim Street, Al Barsha, Dubai', 'dubai', 'al-barsha'], ['شارع الوصل، جميرا، دبي', 'dubai', 'jumeirah'],
  ['Deira, Street 5, Dubai', 'dubai', 'deira'],
  // Districts have their own rule and take precedence.
  ['Marina Mall, Abu Dhabi', 'abu-dhabi', null], ['Cluster D, JLT, Dubai', 'dubai', 'jlt'],
  ['Corniche Road, Al Khalidiyah, Abu Dhabi', 'abu-dhabi', 'corniche'], ['Al Reem Island', 'abu-dhabi', 'al-reem'],
  ['Burj Khalifa, Jumeirah Village Circle, Dubai', 'dubai', 'downtown-dubai'], ['أبراج بحيرات جميرا، دبي', 'dubai', null],
  // No address.
  ['', '', null], [' \u200B👍🏽 ', '', null], [null, '', null],
])('the address %j is in "%s", area %s', async (address, emirates, area) => {
  const facts = await factsOf(database, { address });
  expect([facts.emirates.join(' '), facts.area]).toEqual([emirates, area]);
  expect(facts.districts).toEqual(isDistrict(area ?? '') ? [area] : []);
});

test('an address may be in several districts, and in the area with the longest name', async () => {
  const facts = await factsOf(database, { address: 'JLT and Dubai Marina, Dubai' });
  expect(facts).toMatchObject({ districts: ['dubai-marina', 'jlt'], area: 'jlt' });
});
