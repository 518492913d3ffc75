import { UserError } from '../processes/user-error.mjs';

/**
 * The supported columns and their synonyms, unambiguous ones only: "Notes" or "Status" could mean anything.
 * They are the id, the columns of `car_wash_locations` that are not derived, and a Google Maps link from which
 * coordinates are read.
 */
const NAMES = {
  id: 'provider id|المعرف',
  business_name:
    'name|company|company name|provider|provider name|shop|الاسم|اسم|اسم المنشأة|اسم الشركة|اسم المغسلة|المغسلة',
  address: 'full address|العنوان|عنوان',
  phone:
    'phone number|telephone|tel|tel no|phone no|mobile number|contact number|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|التلفون|الموبايل',
  whatsapp_handle: 'whatsapp|whatsapp number|whats app|wa|واتساب|واتس اب|رقم الواتساب',
  website: 'web|url|web site|homepage|الموقع الإلكتروني|موقع الويب',
  website_valid: 'website checked|website ok|valid website|الموقع صالح',
  mobile_validation: 'phone checked|phone valid|mobile valid|mobile validated|الهاتف مؤكد',
  booking_capability: 'booking|booking by|how to book|الحجز|طريقة الحجز',
  rating: 'stars|google rating|التقييم|تقييم',
  review_count:
    'reviews|number of reviews|no of reviews|reviews count|ratings count|عدد التقييمات|عدد المراجعات|التقييمات',
  service_category: 'category|الفئة|فئة الخدمة|التصنيف',
  wash_type: 'type of wash|نوع الغسيل',
  service_location: 'service mode|mobile or onsite|مكان الخدمة',
  location_type: 'place type|type of location|نوع الموقع|نوع المكان',
  service_description: 'description|about|الوصف|وصف|وصف الخدمة',
  price_range: 'price|prices|price aed|السعر|الأسعار|نطاق السعر',
  opening_hours:
    'hours|opening times|working hours|timing|timings|ساعات العمل|أوقات العمل|مواعيد العمل|الدوام',
  verified_status: 'verification|verification status|التحقق|حالة التحقق',
  eco_certified: 'eco|eco friendly|صديق للبيئة',
  same_day_service: 'same day|خدمة في نفس اليوم|نفس اليوم',
  weekend_service: 'weekend|weekends|خدمة نهاية الأسبوع|نهاية الأسبوع',
  latitude: 'lat|خط العرض',
  longitude: 'lng|lon|long|خط الطول',
  logo_url: 'logo|logo link|company logo|الشعار|شعار|رابط الشعار',
  photo_url: 'photo|photo link|picture url|image url|الصورة|رابط الصورة',
  maps_link:
    'google maps|google maps link|google maps url|maps|maps url|map|map link|map url|location link|رابط الخريطة|خرائط جوجل|رابط خرائط جوجل',
};

const IMPORT_COLUMNS = Object.keys(NAMES);
/** All columns of a provider, in export order. */
export const COLUMNS = IMPORT_COLUMNS.filter((column) => column !== 'maps_link');

const KNOWN = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [column, ...NAMES[column].split('|')].map((name) => [nameKey(name), column]),
  ),
);

/** Normalizes a column name for comparison: ignores case, punctuation and Arabic spelling variants. */
function nameKey(name) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the column with a name or synonym, or undefined. */
function columnOf(name) {
  return KNOWN.get(nameKey(name));
}

/** Returns the number of cells that are column names. */
export function countKnownNames(cells) {
  return cells.filter((cell) => columnOf(cell)).length;
}

/**
 * Maps header cells to columns (undefined if a name is unknown or ignored) and lists the unknown names.
 * @param {string[]} header
 * @param {string[]} maps "their column=our column", or "their column=" to ignore it
 * @returns {{ columns: (string | undefined)[], unknown: string[] }}
 * @throws UserError if two names mean the same column, a map is invalid, or no column identifies the business
 */
export function mapColumns(header, maps = []) {
  const mapped = new Map(maps.map((map) => readMap(map, header)));
  const columns = header.map((name) =>
    mapped.has(nameKey(name)) ? mapped.get(nameKey(name)) : columnOf(name),
  );
  const unknown = header.filter((name, index) => name && !columns[index] && !mapped.has(nameKey(name)));
  const duplicate = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  if (duplicate > -1) {
    const first = header[columns.indexOf(columns[duplicate])];
    throw new UserError(
      `The columns "${first}" and "${header[duplicate]}" both mean ${columns[duplicate]}. Ignore one: --map '${header[duplicate]}='`,
    );
  }
  if (!columns.includes('business_name') && !columns.includes('id'))
    throw new UserError(`No column contains business names or provider ids. ${mapHint(unknown)}`);
  return { columns, unknown };
}

function mapHint(unknown) {
  if (unknown.length === 0)
    return 'The first line must include business_name, or id to change existing providers.';
  const names = unknown.slice(0, 8).map((name) => `"${name.slice(0, 30)}"`);
  const theirs = unknown.length === 1 ? unknown[0] : 'their column';
  return `Unknown columns: ${names.join(', ')}. If one of them is the name: --map '${theirs}=business_name'`;
}

function readMap(map, header) {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new UserError(`--map expects 'their column=our column', not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new UserError(`--map: the file has no column "${theirs}".`);
  const column = columnOf(ours);
  if (ours.trim() && !column)
    throw new UserError(`--map: "${ours}" is not a column. The columns are ${IMPORT_COLUMNS.join(', ')}.`);
  return [nameKey(theirs), column];
}
