import { Refusal } from '../processes/refusal.mjs';

/**
 * The columns that a file may have, with unambiguous synonyms only: "Notes" or "Status" could mean anything.
 * They are the underived columns of `car_wash_locations`, the id, and a Google Maps link from which
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

const READ_COLUMNS = Object.keys(NAMES);
/** All columns of a provider, in export order. */
export const COLUMNS = READ_COLUMNS.filter((column) => column !== 'maps_link');

const KNOWN = new Map(
  READ_COLUMNS.flatMap((column) =>
    [column, ...NAMES[column].split('|')].map((name) => [nameKey(name), column]),
  ),
);

/** A column name for comparison: any case, Arabic spelling variant and punctuation. */
function nameKey(name) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The column that a name means, or undefined. */
function columnOf(name) {
  return KNOWN.get(nameKey(name));
}

/** The number of cells in a line that are column names. */
export function knownNames(cells) {
  return cells.filter((cell) => columnOf(cell)).length;
}

/**
 * Maps cells to columns, undefined if a name is unknown or mapped to nothing, and lists the unknown names.
 * @param {string[]} header
 * @param {string[]} maps "their column=our column", or "their column=" to leave it out
 * @returns {{ columns: (string | undefined)[], unread: string[] }}
 * @throws Refusal if two names mean the same column, a map is invalid, or no column identifies the business
 */
export function mapColumns(header, maps = []) {
  const chosen = new Map(maps.map((map) => readMap(map, header)));
  const columns = header.map((name) =>
    chosen.has(nameKey(name)) ? chosen.get(nameKey(name)) : columnOf(name),
  );
  const unread = header.filter((name, index) => name && !columns[index] && !chosen.has(nameKey(name)));
  const twice = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  if (twice > -1) {
    const first = header[columns.indexOf(columns[twice])];
    throw new Refusal(
      `The columns "${first}" and "${header[twice]}" both mean ${columns[twice]}. Leave one out: --map '${header[twice]}='`,
    );
  }
  if (!columns.includes('business_name') && !columns.includes('id'))
    throw new Refusal(`No column has the name of the business, nor the id of a provider. ${mapHint(unread)}`);
  return { columns, unread };
}

function mapHint(unread) {
  if (unread.length === 0)
    return 'The first line has to name one: business_name, or id to change what is there.';
  const names = unread.slice(0, 8).map((name) => `"${name.slice(0, 30)}"`);
  const theirs = unread.length === 1 ? unread[0] : 'their column';
  return `Not known are ${names.join(', ')}. If one of them is it: --map '${theirs}=business_name'`;
}

function readMap(map, header) {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new Refusal(`--map takes 'their column=our column', and not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new Refusal(`--map names a column "${theirs}" that the file does not have.`);
  const column = columnOf(ours);
  if (ours.trim() && !column)
    throw new Refusal(`--map: "${ours}" is no column. There are ${READ_COLUMNS.join(', ')}.`);
  return [nameKey(theirs), column];
}
