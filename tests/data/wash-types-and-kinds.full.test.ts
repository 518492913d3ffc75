import type { PGlite } from '@electric-sql/pglite';
import { migratedDatabase, type ProviderRow } from './database';
import { factsOf } from './facts';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

describe('the wash types of a provider', () => {
  test.each<[string, ProviderRow, string[]]>([
    ['mobile by its place', { service_location: 'MOBILE' }, ['mobile-car-wash']],
    ['mobile by its kind of place', { location_type: 'Mobile unit' }, ['mobile-car-wash']],
    ['mobile by its name', { business_name: 'Mobile Mitts' }, ['mobile-car-wash']],
    ['both is not exactly mobile', { service_location: 'Mobile & Onsite' }, []],
    ['steam', { wash_type: 'Steam' }, ['steam-cleaning']],
    [
      'waterless counts as eco-friendly by wash type',
      { wash_type: 'Waterless' },
      ['waterless-wash', 'eco-friendly'],
    ],
    [
      'waterless in the description alone does not',
      { service_description: 'waterless on request' },
      ['waterless-wash'],
    ],
    ['eco certified', { eco_certified: true }, ['eco-friendly']],
    ['eco as a word', { service_description: 'Eco products' }, ['eco-friendly']],
    ['eco inside other words', { service_description: 'Recommended, second to none, economy price' }, []],
    ['detailing', { service_category: 'Auto Detailing' }, ['auto-detailing']],
    ['open around the clock', { opening_hours: 'Open 24 hours' }, ['247-services']],
    ['24/7 in the name', { business_name: 'Wash 24/7' }, ['247-services']],
    // In Arabic
    ['متنقل', { wash_type: 'غسيل متنقل' }, ['mobile-car-wash']],
    ['متنقلة by its name', { business_name: 'مغسلة النور المتنقلة' }, ['mobile-car-wash']],
    ['متنقل by its place', { service_location: ' متنقل ' }, ['mobile-car-wash']],
    ['mobile and on site is not exactly mobile', { service_location: 'متنقل وفي المغسلة' }, []],
    ['بالبخار', { wash_type: 'غسيل بالبخار' }, ['steam-cleaning']],
    ['بخار with its diacritics', { service_category: 'غَسيل بُخار' }, ['steam-cleaning']],
    ['بخاري', { service_description: 'تنظيف بخاري للمقاعد' }, ['steam-cleaning']],
    ['a name like it', { business_name: 'مغسلة البخاري' }, []],
    ['ديتيلنج', { wash_type: 'ديتيلنج' }, ['auto-detailing']],
    ['بدون ماء', { wash_type: 'غسيل بدون ماء' }, ['waterless-wash', 'eco-friendly']],
    ['غسيل جاف', { service_description: 'غسيل جاف عند الطلب' }, ['waterless-wash']],
    ['صديقة للبيئة', { service_description: 'مواد صديقة للبيئة' }, ['eco-friendly']],
    ['24 ساعة', { opening_hours: 'مفتوح ٢٤ ساعة' }, ['247-services']],
    ['على مدار الساعة', { service_description: 'نعمل على مدار الساعة' }, ['247-services']],
    ['how soon one is answered', { service_description: 'نرد خلال 24 ساعة' }, []],
  ])('%s', async (_name, row, washTypes) => {
    expect((await factsOf(database, row)).wash_types).toEqual(washTypes);
  });
});

describe('where a provider works', () => {
  test.each<[ProviderRow, mobile: boolean, onsite: boolean]>([
    [{ service_location: 'Mobile' }, true, false],
    [{ service_location: 'On-site' }, false, true],
    [{ service_location: 'Both' }, true, true],
    [{ service_category: 'Mobile Detailing' }, true, false],
    [{ service_location: 'متنقلة' }, true, false],
    [{ service_location: 'في المغسلة' }, false, true],
    [{ service_location: 'كلاهما' }, true, true],
    [{ service_category: 'غسيل متنقل' }, true, false],
    [{ service_location: null }, false, false],
  ])('%j', async (row, mobile, onsite) => {
    expect(await factsOf(database, row)).toMatchObject({ serves_mobile: mobile, serves_onsite: onsite });
  });
});

describe('the kinds of a wash type', () => {
  test.each([
    ['Hand Wash', ['hand']],
    ['hand-wash', ['hand']],
    ['hand_wash', ['hand']],
    ['Hand Car Wash', ['hand']],
    ['Hand & Foam Wash', ['hand', 'foam']],
    ['Automatic', ['automatic']],
    ['Drive-Thru', ['automatic']],
    ['self_service', ['self-service']],
    ['Steam', ['steam']],
    ['Waterless', ['waterless']],
    ['Foam', ['foam']],
    ['Full-Service Wash', ['full-service']],
    ['Detailing', ['detailing']],
    ['Interior Detailing', ['detailing', 'interior']],
    ['Polish & Wax', ['polishing']],
    ['Nano-Ceramic', ['ceramic-coating']],
    ['Ceramic Coating / PPF', ['ceramic-coating', 'paint-protection']],
    ['Paint Protection Film', ['paint-protection']],
    ['Engine Wash', ['engine']],
    ['Under-body wash', ['underbody']],
    ['Sanitization', ['sanitising']],
    ['Fleet Wash', ['fleet']],
    ['Mobile Hand Wash', ['hand', 'mobile']],
    ['Eco Wash', []],
    // In Arabic
    ['غسيل يدوي', ['hand']],
    ['غسيل السيارات يدويًا', ['hand']],
    ['غسيل آلي', ['automatic']],
    ['مغسلة أوتوماتيكية', ['automatic']],
    ['خدمة ذاتية', ['self-service']],
    ['غسيل بالبخار', ['steam']],
    ['غسيل متنقل', ['mobile']],
    ['غسيل بالرغوة', ['foam']],
    ['غسيل داخلي وخارجي', ['full-service', 'interior']],
    ['تنظيف المقاعد', ['interior']],
    ['تلميع', ['polishing']],
    ['نانو سيراميك', ['ceramic-coating']],
    ['أفلام الحماية', ['paint-protection']],
    ['غسيل المحرّك', ['engine']],
    ['غسيل أسفل السيارة', ['underbody']],
    ['تعقيم', ['sanitising']],
    ['أساطيل الشركات', ['fleet']],
    // Parts of other words
    ['Secondhand washers', []],
    ['Waxwing', ['polishing']],
    ['Foamy', []],
    [null, []],
  ])('%s', async (wash_type, kinds) => {
    expect((await factsOf(database, { wash_type })).kinds).toEqual(kinds);
  });
});

describe('the kinds of a provider', () => {
  test.each<[string, ProviderRow, string[]]>([
    ['by its category', { service_category: 'Automatic Tunnel Wash' }, ['automatic']],
    ['by its name', { business_name: 'Coin Wash 24' }, ['self-service']],
    ['by its place', { service_location: 'Mobile' }, ['mobile']],
    [
      'by phrases of its description',
      {
        service_description:
          'Snow-foam, machine polish; engine bays and undercarriage. Seats shampooed: interior wipe.',
      },
      ['foam', 'interior', 'polishing', 'engine', 'underbody'],
    ],
    [
      'in the order of the site',
      { wash_type: 'Mobile', service_category: 'Fleet', service_description: 'Steam, then a hand wash' },
      ['hand', 'steam', 'fleet', 'mobile'],
    ],
    [
      'not by single words of its description',
      { service_description: 'Swirl marks of automatic brushes go' },
      [],
    ],
    [
      'not by interior in its description alone',
      { service_description: 'Interior fragrance is optional' },
      [],
    ],
    ['not by wax in its description alone', { service_description: 'Rinse, foam, rinse, wax' }, []],
    ['not by the Arabic word for "to"', { service_description: 'غسيل إلى باب بيتك' }, []],
    [
      'not by a phrase that two of its texts make together',
      { business_name: 'Second Hand', service_description: 'Wash' },
      [],
    ],
  ])('%s', async (_how, row, kinds) => {
    expect((await factsOf(database, row)).kinds).toEqual(kinds);
  });
});
