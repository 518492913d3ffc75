import type { KindWords } from './words';

/** The kinds of wash and care (product rule 3.10), in display order. */
// prettier-ignore
export const KIND_WORDS: readonly KindWords[] = [
  {
    slug: 'hand-wash',
    name: { en: 'Hand wash', ar: 'غسيل يدوي' },
    keywords: [
      ' hand wash', ' handwash', ' hand car wash', ' hand and foam wash', ' wash by hand', ' washed by hand',
      ' outside by hand', 'غسيل يدوي', 'غسيل سيارات يدوي', 'غسيل السيارات يدوي', 'غسيل باليد', 'مغسله يدويه',
    ],
    related: ['full-service', 'foam', 'detailing'],
  },
  // "Automatic" is often spelt like the Arabic word for "to", but then nothing follows it.
  {
    slug: 'automatic',
    name: { en: 'Automatic wash', ar: 'غسيل آلي' },
    nameKeywords: [' automatic', ' drive thru', ' drive through'],
    keywords: [
      ' automatic wash', ' automatic car wash', ' automated wash', ' automated car wash', ' tunnel', ' conveyor', ' roller',
      ' touchless', 'اوتوماتيك', 'مغسله اليه', 'مغسله سيارات اليه', 'غسيل الي ¶',
    ],
    related: ['self-service', 'full-service', 'foam'],
  },
  {
    slug: 'self-service',
    name: { en: 'Self-service wash', ar: 'خدمة ذاتية' },
    keywords: [
      ' self service', ' selfservice', ' self serve', ' self wash', ' diy ', ' do it yourself', ' coin op', ' coin wash',
      ' wash the car yourself', ' wash your car yourself', 'خدمه ذاتيه', 'الخدمه الذاتيه', 'غسيل ذاتي',
    ],
    related: ['automatic', 'hand-wash'],
  },
  {
    slug: 'steam',
    name: { en: 'Steam wash', ar: 'غسيل بالبخار' },
    washType: 'steam-cleaning',
    related: ['waterless', 'interior', 'hand-wash'],
  },
  {
    slug: 'waterless',
    name: { en: 'Waterless wash', ar: 'غسيل بدون ماء' },
    washType: 'waterless-wash',
    related: ['steam', 'mobile', 'hand-wash'],
  },
  {
    slug: 'foam',
    name: { en: 'Foam wash', ar: 'غسيل بالرغوة' },
    nameKeywords: [' foam '],
    keywords: [
      ' snow foam', ' snowfoam', ' foam wash', ' foam hand wash', ' foam car wash', ' foam bath', ' foam cannon', ' foam gun',
      ' hand held foam', 'رغوه', 'بالفوم',
    ],
    related: ['hand-wash', 'full-service'],
  },
  {
    slug: 'full-service',
    name: { en: 'Full-service wash', ar: 'غسيل كامل' },
    nameKeywords: [' full service'],
    keywords: [
      ' full service wash', ' full service car wash', ' full wash', ' full car wash', ' inside and out', 'غسيل كامل',
      'غسيل شامل', 'داخلي وخارجي', 'من الداخل والخارج',
    ],
    related: ['hand-wash', 'foam', 'interior'],
  },
  {
    slug: 'detailing',
    name: { en: 'Detailing', ar: 'تلميع وعناية' },
    washType: 'auto-detailing',
    related: ['polishing', 'interior', 'ceramic-coating'],
  },
  {
    slug: 'interior',
    name: { en: 'Interior cleaning', ar: 'تنظيف داخلي' },
    nameKeywords: [' interior', ' upholstery'],
    keywords: [
      ' interior clean', ' interior deep clean', ' interior wash', ' interior detail', ' interior shampoo', ' interior vacuum',
      ' interior wipe', ' interior and exterior', ' upholstery clean', ' seat clean', ' seat shampoo', ' seat extraction',
      ' carpet clean', ' carpet shampoo', ' cabin clean', ' cabin vacuum', ' cabin wipe', ' cabin dusting', 'تنظيف داخلي',
      'تنظيف الداخل', 'غسيل داخلي', 'تنظيف المقاعد', 'تنظيف الفرش',
    ],
    related: ['detailing', 'sanitising', 'steam'],
  },
  {
    slug: 'polishing',
    name: { en: 'Polishing and waxing', ar: 'تلميع وشمع' },
    nameKeywords: [' polish', ' wax'],
    keywords: [
      ' polishing', ' machine polish', ' car polish', ' paint polish', ' paint correction', ' scratch removal', ' waxing',
      ' hand wax', 'تلميع', 'بوليش', 'ازاله الخدوش',
    ],
    related: ['detailing', 'paint-protection', 'ceramic-coating'],
  },
  {
    slug: 'ceramic-coating',
    name: { en: 'Ceramic coating', ar: 'طلاء سيراميك' },
    keywords: [' ceramic', ' graphene', ' nano ceramic', ' nano coat', 'سيراميك', 'نانو'],
    related: ['paint-protection', 'detailing', 'polishing'],
  },
  {
    slug: 'paint-protection',
    name: { en: 'Paint protection', ar: 'حماية الطلاء' },
    keywords: [' ppf ', ' paint protection', ' paint film', 'حمايه الطلاء', 'حمايه الصبغ', 'فيلم حمايه', 'افلام الحمايه'],
    related: ['ceramic-coating', 'detailing', 'polishing'],
  },
  {
    slug: 'engine',
    name: { en: 'Engine wash', ar: 'غسيل المحرك' },
    keywords: [
      ' engine bay', ' engine wash', ' engine clean', ' engine steam', ' engine detail', ' engine degreas', 'غسيل محرك',
      'غسيل المحرك', 'تنظيف محرك', 'تنظيف المحرك', 'غسيل مكينه', 'غسيل المكينه', 'غسيل ماكينه', 'غسيل الماكينه',
    ],
    related: ['steam', 'underbody', 'detailing'],
  },
  {
    slug: 'underbody',
    name: { en: 'Underbody wash', ar: 'غسيل أسفل السيارة' },
    keywords: [
      ' underbody', ' under body', ' undercarriage', ' underwash', ' under wash', ' chassis wash', ' chassis clean',
      'غسيل اسفل', 'غسيل تحت', 'غسيل الشاصي', 'غسيل شاصي',
    ],
    related: ['engine', 'full-service', 'hand-wash'],
  },
  {
    slug: 'sanitising',
    name: { en: 'Sanitising', ar: 'تعقيم' },
    keywords: [' sanitis', ' sanitiz', ' disinfect', ' ozone ', 'تعقيم'],
    related: ['interior', 'steam'],
  },
  {
    slug: 'fleet',
    name: { en: 'Fleet wash', ar: 'غسيل الأساطيل' },
    keywords: [' fleet ', ' fleets ', 'اسطول', 'اساطيل'],
    related: ['mobile'],
  },
  {
    slug: 'package',
    name: { en: 'Packages', ar: 'باقات' },
    keywords: [
      ' monthly package', ' weekly package', ' wash package', ' packages', ' membership', ' subscription', 'باقات', 'باقه شهريه',
      'اشتراك',
    ],
    related: ['full-service', 'mobile'],
  },
  {
    slug: 'mobile',
    name: { en: 'Mobile wash', ar: 'غسيل متنقل' },
    washType: 'mobile-car-wash',
    related: ['waterless', 'steam'],
  },
];
