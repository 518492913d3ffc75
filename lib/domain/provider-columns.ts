import type { ColumnTypes } from './column-types';
import type { TextKind } from './text-kinds';

/** What a column holds, with the type in which it is stored. How a cell of a file is read follows from it. */
const CONTENTS = {
  id: 'requiredNumber',
  text: 'text',
  /** Yes or no. */
  flag: 'boolean',
  rating: 'number',
  /** A number of reviews, as files write it: "12 reviews", "1.2K". */
  reviewCount: 'number',
  /** Dirhams. */
  price: 'number',
  /** The number of another provider. */
  provider: 'number',
  /** WGS 84. */
  degrees: 'number',
  /** YYYY-MM-DD. */
  day: 'text',
  /** A day that is not in the future. */
  pastDay: 'text',
  /** A link. */
  picture: 'text',
  pictures: 'texts',
  /** What pictures show, in their order. */
  captions: 'texts',
  /** Who said that a fact holds. */
  source: 'source',
  /** A timestamp of PostgreSQL; null for rows older than the column. */
  timestamp: 'text',
} as const satisfies Record<string, keyof ColumnTypes>;

/** What is known of a column. */
export interface ProviderColumn {
  holds: keyof typeof CONTENTS;
  /** The most characters; rows that had more before the limit was set keep them. */
  maxLength?: number;
  /** The most characters of a cell of a file, if fewer: what is longer is no such value. */
  maxImported?: number;
  range?: readonly [least: number, most: number];
  /** The columns that say that it was checked: what they say ends when it changes. */
  checks?: readonly string[];
  /** Says whether the business operates. Unlike a fact, it may disappear from many rows at once. */
  isState?: true;
  /** The field of forms in which owners state it (product rule 2.23); the others are not for them to claim. */
  claimedAs?: string;
  /** As what its text is found; the others are not searched. */
  searchedAs?: TextKind;
  /** Further names in files, separated by "|", unambiguous ones only: "Notes" could mean anything. Without it files have no such column. */
  names?: string;
}

const PRICES = [1, 9999] as const;
const PLACE_CHECKS = ['place_checked_on', 'place_source'] as const;
const PRICE_CHECKS = ['price_checked_on', 'price_source'] as const;
const RATING_CHECKS = ['rating_checked_on'] as const;

// prettier-ignore
/**
 * The columns of `car_wash_locations` that we know, in the order of exports: what people entered about a provider. Every one but the id
 * may be empty or missing from the table. The database has some of these lists, too (`impossible_values_of`, `checks_of`,
 * `claimed_changes`, `facts_to_take` …): tests/data/provider-columns.test.ts compares them.
 */
export const PROVIDER_COLUMNS = {
  id: {
    holds: 'id',
    names: 'provider id|المعرف',
  },
  business_name: {
    holds: 'text', maxLength: 200, claimedAs: 'business_name', searchedAs: 'name',
    names: 'name|title|display name|post title|company|company name|provider|provider name|branch|outlet|shop|shop name|store name|outlet name|branch name|trade name|الاسم|اسم|الاسم التجاري|اسم المنشأة|اسم الشركة|اسم المغسلة|اسم المحل|المغسلة',
  },
  name_latin: {
    holds: 'text', maxLength: 200, searchedAs: 'name',
    names: 'latin name|name in latin letters|name in english|english name|name en|الاسم بالإنجليزية|الاسم الإنجليزي',
  },
  name_ar: {
    holds: 'text', maxLength: 200, claimedAs: 'name_ar', searchedAs: 'name',
    names: 'arabic name|name in arabic|name ar|الاسم بالعربية|الاسم العربي',
  },
  address: {
    holds: 'text', maxLength: 500, checks: PLACE_CHECKS, claimedAs: 'address', searchedAs: 'other',
    names: 'location|full address|formatted address|complete address|العنوان|عنوان|العنوان الكامل',
  },
  phone: {
    holds: 'text', maxLength: 200, checks: ['mobile_validation', 'phone_checked_on', 'phone_source'], claimedAs: 'phone',
    names: 'phone number|phone numbers|primary phone|telephone|tel|tel no|phone no|mobile|mobile no|mobile phone|mobile number|contact number|international phone number|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|التلفون|الموبايل|المتحرك',
  },
  whatsapp_handle: {
    holds: 'text', maxLength: 500, maxImported: 200, claimedAs: 'whatsapp',
    names: 'whatsapp|whatsapp number|whats app|wa|واتساب|واتس اب|رقم الواتساب',
  },
  website: {
    holds: 'text', maxLength: 2000, maxImported: 300, checks: ['website_valid'], claimedAs: 'website',
    names: 'web|url|site|web site|website url|website uri|homepage|company domain name|الموقع الإلكتروني|موقع الويب',
  },
  licence_number: {
    holds: 'text', maxLength: 60, claimedAs: 'licence_number', searchedAs: 'other',
    names: 'licence|license|licence no|license no|license number|trade licence|trade license|trade licence number|trade license number|trade licence no|trade license no|رقم الرخصة|رقم الرخصة التجارية|الرخصة التجارية|رخصة تجارية',
  },
  website_valid: {
    holds: 'flag',
    names: 'website checked|website ok|valid website|الموقع صالح',
  },
  mobile_validation: {
    holds: 'flag',
    names: 'phone checked|phone valid|mobile valid|mobile validated|الهاتف مؤكد',
  },
  booking_capability: {
    holds: 'text', maxLength: 500, maxImported: 200,
    names: 'booking|booking by|how to book|الحجز|طريقة الحجز',
  },
  rating: {
    holds: 'rating', range: [0, 5], checks: RATING_CHECKS,
    names: 'stars|google rating|average rating|total score|review rating|التقييم|تقييم',
  },
  review_count: {
    holds: 'reviewCount', range: [0, Infinity], checks: RATING_CHECKS,
    names: 'reviews|number of reviews|no of reviews|reviews count|ratings count|user ratings total|user rating count|total reviews|عدد التقييمات|عدد المراجعات|التقييمات',
  },
  service_category: {
    holds: 'text', maxLength: 500, maxImported: 200, searchedAs: 'service',
    names: 'category|category name|primary category|الفئة|فئة الخدمة|التصنيف',
  },
  wash_type: {
    holds: 'text', maxLength: 500, maxImported: 200, searchedAs: 'service',
    names: 'type of wash|نوع الغسيل',
  },
  service_location: {
    holds: 'text', maxLength: 500, maxImported: 200,
    names: 'service mode|mobile or onsite|مكان الخدمة',
  },
  location_type: {
    holds: 'text', maxLength: 500, maxImported: 200, searchedAs: 'other',
    names: 'place type|type of location|نوع الموقع|نوع المكان',
  },
  service_description: {
    holds: 'text', maxLength: 10_000, maxImported: 4000, claimedAs: 'description', searchedAs: 'description',
    names: 'description|about|الوصف|وصف|وصف الخدمة',
  },
  price_range: {
    holds: 'text', maxLength: 1000, maxImported: 200, checks: PRICE_CHECKS, claimedAs: 'price',
    names: 'price|prices|price aed|price level|السعر|الأسعار|نطاق السعر',
  },
  closed_on: {
    holds: 'pastDay', isState: true,
    names: 'closed|end date|date closed|closed date|closing date|closure date|closed since|closing day|تاريخ الإغلاق|مغلق|مغلقة|مغلق منذ',
  },
  closed_from: {
    holds: 'day', isState: true,
    names: 'temporarily closed from|temporarily closed since|closure start|closure from|مغلق مؤقتا من|مغلق من',
  },
  closed_until: {
    holds: 'day', isState: true,
    names: 'temporarily closed until|closure end|closure until|closed till|مغلق مؤقتا حتى|مغلق حتى',
  },
  opening_hours: {
    holds: 'text', maxLength: 2000, maxImported: 500, checks: ['hours_checked_on', 'hours_source'], claimedAs: 'hours',
    names: 'hours|open hours|opening times|operating hours|weekday descriptions|weekday text|working hours|business hours|timing|timings|ساعات العمل|أوقات العمل|مواعيد العمل|الدوام',
  },
  verified_status: {
    holds: 'text', maxLength: 100, maxImported: 40,
    names: 'verification|verification status|التحقق|حالة التحقق',
  },
  eco_certified: {
    holds: 'flag',
    names: 'eco|eco friendly|صديق للبيئة',
  },
  same_day_service: {
    holds: 'flag',
    names: 'same day|خدمة في نفس اليوم|نفس اليوم',
  },
  weekend_service: {
    holds: 'flag',
    names: 'weekend|weekends|خدمة نهاية الأسبوع|نهاية الأسبوع',
  },
  price_small: {
    holds: 'price', range: PRICES, checks: PRICE_CHECKS, claimedAs: 'price_small',
    names: 'sedan|saloon|price small|price small car|price sedan|sedan price|سعر السيارة الصغيرة',
  },
  price_suv: {
    holds: 'price', range: PRICES, checks: PRICE_CHECKS, claimedAs: 'price_suv',
    names: 'suv|4x4|price suv|price 4x4|suv price|سعر الدفع الرباعي',
  },
  price_large: {
    holds: 'price', range: PRICES, checks: PRICE_CHECKS, claimedAs: 'price_large',
    names: 'price large|price large car|price van|سعر السيارة الكبيرة',
  },
  latitude: {
    holds: 'degrees', range: [22.5, 26.5], checks: PLACE_CHECKS,
    names: 'lat|خط العرض',
  },
  longitude: {
    holds: 'degrees', range: [51, 56.6], checks: PLACE_CHECKS,
    names: 'lng|lon|long|خط الطول',
  },
  logo_url: {
    holds: 'picture',
    names: 'logo|logo link|company logo|الشعار|شعار|رابط الشعار',
  },
  photo_urls: {
    holds: 'pictures', claimedAs: 'photos',
    names: 'photo url|photo|photos|photo link|photo links|picture url|image url|image urls|photo 1|photo 2|photo 3|photo 4|photo 5|photo 6|الصورة|الصور|رابط الصورة|روابط الصور',
  },
  photo_alts: {
    holds: 'captions',
    names: 'photo alt|photo texts|alt text|alternative text|النص البديل',
  },
  phone_checked_on: {
    holds: 'pastDay',
    names: 'phone checked on|تاريخ تأكيد الهاتف',
  },
  phone_source: {
    holds: 'source',
    names: 'source of phone|مصدر الهاتف',
  },
  hours_checked_on: {
    holds: 'pastDay',
    names: 'hours checked on|تاريخ تأكيد ساعات العمل',
  },
  hours_source: {
    holds: 'source',
    names: 'source of hours|مصدر ساعات العمل',
  },
  price_checked_on: {
    holds: 'pastDay',
    names: 'price checked on|prices checked on|تاريخ تأكيد السعر',
  },
  price_source: {
    holds: 'source',
    names: 'source of price|source of prices|مصدر السعر',
  },
  place_checked_on: {
    holds: 'pastDay',
    names: 'place checked on|address checked on|تاريخ تأكيد العنوان',
  },
  place_source: {
    holds: 'source',
    names: 'source of place|source of address|مصدر العنوان',
  },
  rating_source: {
    holds: 'text', maxImported: 60,
    names: 'source of rating|reviews source|مصدر التقييم',
  },
  rating_checked_on: {
    holds: 'pastDay',
    names: 'rating checked on|تاريخ التقييم',
  },
  source_credit: {
    holds: 'text', maxLength: 500,
    names: 'source credit|credit of source|attribution|licence credit|license credit|نسبة المصدر',
  },
  merged_into: { holds: 'provider' },
  updated_at: { holds: 'timestamp' },
} as const satisfies Record<string, ProviderColumn>;

type Known = typeof PROVIDER_COLUMNS;
export type ColumnName = keyof Known;
type Key = keyof ProviderColumn;

/** The columns of which something is said. */
export type ColumnWith<Said extends Key> = {
  [Name in ColumnName]: Said extends keyof Known[Name] ? Name : never;
}[ColumnName];

/** The type in which each column is stored. */
export const PROVIDER_COLUMN_TYPES = Object.fromEntries(
  Object.entries(PROVIDER_COLUMNS).map(([name, { holds }]) => [name, CONTENTS[holds]]),
) as { [Name in ColumnName]: (typeof CONTENTS)[Known[Name]['holds']] };

/** Returns what is said of columns, by column. */
export function byColumn<Said extends Key>(
  said: Said,
): Record<ColumnWith<Said>, NonNullable<ProviderColumn[Said]>> {
  const columns: [string, ProviderColumn][] = Object.entries(PROVIDER_COLUMNS);
  return Object.fromEntries(
    columns.flatMap(([name, column]) => (column[said] === undefined ? [] : [[name, column[said]]])),
  ) as Record<ColumnWith<Said>, NonNullable<ProviderColumn[Said]>>;
}

/** Returns the columns that hold something, such as prices. */
export function columnsHolding<Held extends ProviderColumn['holds']>(held: Held) {
  return Object.entries(PROVIDER_COLUMNS).flatMap(([name, { holds }]) => (holds === held ? [name] : [])) as {
    [Name in ColumnName]: Known[Name]['holds'] extends Held ? Name : never;
  }[ColumnName][];
}
