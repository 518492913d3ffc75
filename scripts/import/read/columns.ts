import { plainText } from '@/lib/domain/text';

/**
 * The supported columns and their synonyms, unambiguous ones only: "Notes" could mean anything.
 * They are the id and the columns of `car_wash_locations` that are not derived.
 */
const STORED = {
  id: 'provider id|المعرف',
  business_name:
    'name|title|post title|company|company name|provider|provider name|branch|outlet|shop|shop name|store name|outlet name|branch name|trade name|الاسم|اسم|الاسم التجاري|اسم المنشأة|اسم الشركة|اسم المغسلة|اسم المحل|المغسلة',
  name_latin:
    'latin name|name in latin letters|name in english|english name|name en|الاسم بالإنجليزية|الاسم الإنجليزي',
  name_ar: 'arabic name|name in arabic|name ar|الاسم بالعربية|الاسم العربي',
  address: 'location|full address|formatted address|complete address|العنوان|عنوان|العنوان الكامل',
  phone:
    'phone number|phone numbers|primary phone|telephone|tel|tel no|phone no|mobile|mobile no|mobile phone|mobile number|contact number|international phone number|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|التلفون|الموبايل|المتحرك',
  whatsapp_handle: 'whatsapp|whatsapp number|whats app|wa|واتساب|واتس اب|رقم الواتساب',
  website:
    'web|url|site|web site|website url|website uri|homepage|company domain name|الموقع الإلكتروني|موقع الويب',
  licence_number:
    'licence|license|licence no|license no|license number|trade licence|trade license|trade licence number|trade license number|trade licence no|trade license no|رقم الرخصة|رقم الرخصة التجارية|الرخصة التجارية|رخصة تجارية',
  website_valid: 'website checked|website ok|valid website|الموقع صالح',
  mobile_validation: 'phone checked|phone valid|mobile valid|mobile validated|الهاتف مؤكد',
  booking_capability: 'booking|booking by|how to book|الحجز|طريقة الحجز',
  rating: 'stars|google rating|average rating|total score|review rating|التقييم|تقييم',
  review_count:
    'reviews|number of reviews|no of reviews|reviews count|ratings count|user ratings total|user rating count|total reviews|عدد التقييمات|عدد المراجعات|التقييمات',
  service_category: 'category|category name|primary category|الفئة|فئة الخدمة|التصنيف',
  wash_type: 'type of wash|نوع الغسيل',
  service_location: 'service mode|mobile or onsite|مكان الخدمة',
  location_type: 'place type|type of location|نوع الموقع|نوع المكان',
  service_description: 'description|about|الوصف|وصف|وصف الخدمة',
  price_range: 'price|prices|price aed|price level|السعر|الأسعار|نطاق السعر',
  closed_on:
    'closed|date closed|closed date|closing date|closure date|closed since|closing day|تاريخ الإغلاق|مغلق|مغلقة|مغلق منذ',
  closed_from:
    'temporarily closed from|temporarily closed since|closure start|closure from|مغلق مؤقتا من|مغلق من',
  closed_until: 'temporarily closed until|closure end|closure until|closed till|مغلق مؤقتا حتى|مغلق حتى',
  opening_hours:
    'hours|open hours|opening times|working hours|business hours|timing|timings|ساعات العمل|أوقات العمل|مواعيد العمل|الدوام',
  verified_status: 'verification|verification status|التحقق|حالة التحقق',
  eco_certified: 'eco|eco friendly|صديق للبيئة',
  same_day_service: 'same day|خدمة في نفس اليوم|نفس اليوم',
  weekend_service: 'weekend|weekends|خدمة نهاية الأسبوع|نهاية الأسبوع',
  price_small: 'sedan|saloon|price small|price small car|price sedan|sedan price|سعر السيارة الصغيرة',
  price_suv: 'suv|4x4|price suv|price 4x4|suv price|سعر الدفع الرباعي',
  price_large: 'price large|price large car|price van|سعر السيارة الكبيرة',
  latitude: 'lat|خط العرض',
  longitude: 'lng|lon|long|خط الطول',
  logo_url: 'logo|logo link|company logo|الشعار|شعار|رابط الشعار',
  photo_urls:
    'photo url|photo|photos|photo link|photo links|picture url|image url|image urls|photo 1|photo 2|photo 3|photo 4|photo 5|photo 6|الصورة|الصور|رابط الصورة|روابط الصور',
  photo_alts: 'photo alt|photo texts|alt text|alternative text|النص البديل',
  phone_checked_on: 'phone checked on|تاريخ تأكيد الهاتف',
  phone_source: 'source of phone|مصدر الهاتف',
  hours_checked_on: 'hours checked on|تاريخ تأكيد ساعات العمل',
  hours_source: 'source of hours|مصدر ساعات العمل',
  price_checked_on: 'price checked on|prices checked on|تاريخ تأكيد السعر',
  price_source: 'source of price|source of prices|مصدر السعر',
  place_checked_on: 'place checked on|address checked on|تاريخ تأكيد العنوان',
  place_source: 'source of place|source of address|مصدر العنوان',
  rating_source: 'source of rating|reviews source|مصدر التقييم',
  rating_checked_on: 'rating checked on|تاريخ التقييم',
};

/** Columns that are not stored themselves: `combine.ts` turns them into stored ones. */
const COMBINED = {
  maps_link:
    'google maps|google maps link|google maps url|google maps uri|maps|maps url|map|map link|map url|location link|رابط الخريطة|خرائط جوجل|رابط خرائط جوجل',
  // The id of the business in the source of the file, and what kind of thing it counts there.
  source_id: 'place id|google place id',
  source_kind: '',
  sheet: '',
  always_open: '',
  // Spans with numbers of days that begin with one: Monday is 0 for Yelp, Sunday for Google.
  periods_monday_0: '',
  periods_monday_1: '',
  periods_sunday_0: '',
  periods_dated: '',
  house_number: 'building|building name|building number|المبنى',
  street: 'street address|address line 1|address 1|الشارع',
  street_more: 'address line 2|address 2',
  neighbourhood: 'area|district|neighborhood|sub locality|community|المنطقة|الحي',
  city: 'town|locality|المدينة',
  emirate: 'state|region|province|administrative area|الإمارة',
  country: 'country code|country region|الدولة|البلد',
  self_service: 'self wash|خدمة ذاتية',
  automated: 'automatic wash',
  state_of_business:
    'business status|business state|operation status|operational status|operating status|operational state|post status|publication status|status|state of the business|listing status|location status|store status|shop status|branch status|license status|licence status|license status en|license status ar|licence status en|trade license status|trade licence status|company status|closed bucket|closure status|الحالة|حالة النشاط|حالة المنشأة|حالة الرخصة|حالة الفرع|الوضع',
  state_now: 'open status|current status',
  is_operating: 'active|is active|operational|is operational|in business|نشط|مفعل',
  permanently_closed:
    'is closed|business closed|is business closed|closed business|closed permanently|is permanently closed|closed down|مغلق نهائيا|مغلقة نهائيا',
  reopens_on: 'reopens|reopening|reopening date|reopen date|reopening on|تاريخ إعادة الافتتاح',
  opening_date: 'grand opening|date of opening|تاريخ الافتتاح',
  remarks: 'remark|note|notes|comment|comments|ملاحظات|ملاحظة|الملاحظات',
  former_kind: 'disused|abandoned',
  planned_kind: 'proposed|planned',
  activity:
    'activity name|activity name en|activity name ar|activities|license activity|licence activity|business activity|main activity|النشاط|اسم النشاط|نشاط الرخصة|النشاط التجاري',
  closed_days: 'closed day|weekly off|day off|days off|weekly holiday|الإجازة الأسبوعية|يوم العطلة',
  temporarily_closed: 'closed temporarily|is temporarily closed|temp closed|مغلق مؤقتا|مغلقة مؤقتا',
  ...Object.fromEntries(
    ['monday|الاثنين', 'tuesday|الثلاثاء', 'wednesday|الأربعاء', 'thursday|الخميس']
      .concat('friday|الجمعة', 'saturday|السبت', 'sunday|الأحد')
      .map((names) => names.split('|'))
      .map(([day = '', arabic]) => [`hours_${day}`, `${day}|${day} hours|${day.slice(0, 3)}|${arabic}`]),
  ),
};

/** Columns that say whether a business operates: in the files of other programs, too, they are recognized by their synonyms. */
export const STATE_COLUMNS = [
  'closed_on',
  'closed_from',
  'closed_until',
  'state_of_business',
  'permanently_closed',
  'temporarily_closed',
  'reopens_on',
  'remarks',
  'former_kind',
  'planned_kind',
];

/** What OpenStreetMap writes before the kind of a place that was or will be one: "disused:amenity". */
const LIFE_CYCLE = {
  former_kind: /^(?:disused|abandoned|was|demolished|removed|razed|destroyed|closed):/i,
  planned_kind: /^(?:construction|proposed|planned):/i,
};

/** The parts of an address. */
export const ADDRESS = ['house_number', 'street', 'street_more', 'neighbourhood', 'city', 'emirate'];

/** Returns the stored column to which a column contributes, for messages. */
export function shownName(column: string): string {
  if (ADDRESS.includes(column)) return 'address';
  if (column.startsWith('hours_') || column.startsWith('opening_hours')) return 'opening_hours';
  return column === 'maps_link' ? 'coordinates' : column.replaceAll('_', column in STORED ? '_' : ' ');
}

/** All columns of a provider, in export order. */
export const COLUMNS = Object.keys(STORED);

const KNOWN = new Map(
  Object.entries({ ...STORED, ...COMBINED }).flatMap(([column, names]) =>
    [column, ...names.split('|').filter(Boolean)].map((name) => [nameKey(name), column]),
  ),
);

/** Normalizes a column name for comparison: ignores case, accents, punctuation and Arabic spelling variants. */
export function nameKey(name: string): string {
  return plainText(name)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}@]/gu, '');
}

/** Returns the column with a name or synonym, or undefined. */
export function columnOf(name: string): string | undefined {
  return (
    KNOWN.get(nameKey(name)) ?? Object.entries(LIFE_CYCLE).find(([, pattern]) => pattern.test(name))?.[0]
  );
}

/** Returns whether a name is that of one of our columns, rather than a synonym. */
export function isOwnName(name: string): boolean {
  return COLUMNS.includes(name.trim().toLowerCase());
}

/** Returns the number of different columns that cells name. */
export function countKnownNames(cells: readonly string[]): number {
  return new Set(cells.map(columnOf).filter(Boolean)).size;
}
