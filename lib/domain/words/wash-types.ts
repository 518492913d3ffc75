import type { WashTypeWords } from './words';

/** The six wash types (product rule 3.4), in display order. */
// prettier-ignore
export const WASH_TYPE_WORDS: readonly WashTypeWords[] = [
  {
    slug: 'mobile-car-wash',
    keywords: ['mobile', 'متنقل'],
    alsoIn: 'location_type',
  },
  // "البخاري" is a surname.
  {
    slug: 'steam-cleaning',
    keywords: ['steam', 'بخار ', 'غسيل بخاري', 'غسل بخاري', 'تنظيف بخاري'],
  },
  {
    slug: 'auto-detailing',
    keywords: ['detail', 'ديتيل', 'تفصيل سيارات', 'تفصيل السيارات'],
  },
  {
    slug: 'waterless-wash',
    keywords: [
      'waterless', 'غسيل جاف', 'بدون ماء', 'بدون الماء', 'بدون مياه', 'بدون المياه', 'بدون ماي', 'بدون الماي', 'بلا ماء',
      'بلا الماء', 'بلا مياه', 'بلا المياه', 'بلا ماي', 'بلا الماي', 'من دون ماء', 'من دون الماء', 'من دون مياه',
      'من دون المياه', 'من دون ماي', 'من دون الماي', 'من غير ماء', 'من غير الماء', 'من غير مياه', 'من غير المياه', 'من غير ماي',
      'من غير الماي',
    ],
  },
  // "Recommended" and "second" contain "eco".
  {
    slug: 'eco-friendly',
    keywords: [' eco', 'صديق للبيئة', 'صديقة للبيئة', 'صديق البيئة', 'صديقة البيئة'],
    exceptions: [' econom'],
  },
  // A reply within 24 hours does not mean open around the clock.
  {
    slug: '247-services',
    keywords: [
      '24/7', '24 hours', '24 hrs', '24hr', '24-hour', 'open 24', 'round the clock', '24 ساعة', '24ساعة', 'مدار الساعة',
      'مدار ال ساعة',
    ],
    exceptions: ['خلال 24 ساعة', 'خلال 24ساعة'],
    alsoIn: 'opening_hours',
  },
];
