import { Refusal } from '../processes/refusal.mjs';

/**
 * The columns that a file may have, each with what else people call it. Those of `car_wash_locations` that no rule makes, and
 * the id of the row.
 */
const NAMES = {
  id: 'provider id|المعرف',
  business_name:
    'name|business|company|company name|provider|provider name|shop|title|الاسم|اسم|اسم المنشأة|اسم الشركة|اسم المغسلة|المغسلة|النشاط',
  address: 'location|full address|street|العنوان|عنوان|الموقع',
  phone:
    'phone number|telephone|tel|tel no|phone no|mobile|mobile number|contact|contact number|الهاتف|هاتف|رقم الهاتف|الجوال|رقم الجوال|التلفون|الموبايل',
  whatsapp_handle: 'whatsapp|whatsapp number|whats app|wa|واتساب|واتس اب|رقم الواتساب',
  website: 'web|site|url|web site|homepage|link|الموقع الإلكتروني|الموقع الالكتروني|موقع الويب|الرابط',
  website_valid: 'website checked|website ok|valid website|الموقع صالح',
  mobile_validation: 'phone checked|phone valid|mobile valid|mobile validated|الهاتف مؤكد',
  booking_capability: 'booking|bookings|booking by|how to book|الحجز|طريقة الحجز',
  rating: 'stars|score|google rating|التقييم|تقييم',
  review_count:
    'reviews|number of reviews|no of reviews|reviews count|ratings count|عدد التقييمات|عدد المراجعات|التقييمات',
  service_category: 'category|الفئة|فئة الخدمة|التصنيف',
  wash_type: 'type|type of wash|service type|نوع الغسيل|النوع|نوع الخدمة',
  service_location: 'service mode|mobile or onsite|مكان الخدمة',
  location_type: 'place type|type of location|نوع الموقع|نوع المكان',
  service_description: 'description|about|services|details|notes|الوصف|وصف|وصف الخدمة|الخدمات',
  price_range: 'price|prices|price aed|cost|السعر|الأسعار|نطاق السعر',
  opening_hours:
    'hours|opening times|working hours|timing|timings|open|ساعات العمل|أوقات العمل|مواعيد العمل|الدوام',
  verified_status: 'verified|status|التحقق|حالة التحقق|موثق',
  eco_certified: 'eco|eco friendly|green|صديق للبيئة',
  same_day_service: 'same day|خدمة في نفس اليوم|نفس اليوم',
  weekend_service: 'weekend|weekends|خدمة نهاية الأسبوع|نهاية الأسبوع',
};

/** Every column that a file may have, in the order of an export. */
export const COLUMNS = Object.keys(NAMES);

const KNOWN = new Map(
  COLUMNS.flatMap((column) => [column, ...NAMES[column].split('|')].map((name) => [nameKey(name), column])),
);

/** A column's name as it is compared: in any case, spelling of Arabic letters, with any signs between its words. */
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
export function columnOf(name) {
  return KNOWN.get(nameKey(name));
}

/** How many cells of a line are names of columns. */
export function knownNames(cells) {
  return cells.filter((cell) => columnOf(cell)).length;
}

/**
 * Which column each cell of a line is: undefined where its name is not known, or is mapped to nothing.
 * @param {string[]} header
 * @param {string[]} maps "their column=our column", or "their column=" to leave it out
 * @throws Refusal when two names mean one column, a map means none, or no column is the name of the business.
 */
export function mapColumns(header, maps = []) {
  const chosen = new Map(maps.map((map) => readMap(map, header)));
  const columns = header.map((name) =>
    chosen.has(nameKey(name)) ? chosen.get(nameKey(name)) : columnOf(name),
  );
  const twice = columns.findIndex((column, index) => column && columns.indexOf(column) < index);
  if (twice > -1) {
    const first = header[columns.indexOf(columns[twice])];
    throw new Refusal(
      `The columns "${first}" and "${header[twice]}" both mean ${columns[twice]}. Leave one out: --map '${header[twice]}='`,
    );
  }
  if (!columns.includes('business_name')) {
    const names = header
      .filter(Boolean)
      .slice(0, 8)
      .map((name) => `"${name.slice(0, 30)}"`);
    throw new Refusal(
      `No column is the name of the business. The first line has ${names.join(', ') || 'no names'}. ` +
        `If it is one of them: --map '${header.find(Boolean)?.slice(0, 30) ?? 'their column'}=business_name'`,
    );
  }
  return columns;
}

function readMap(map, header) {
  const [theirs, ours] = [map.slice(0, map.lastIndexOf('=')), map.slice(map.lastIndexOf('=') + 1)];
  if (!map.includes('=')) throw new Refusal(`--map takes 'their column=our column', and not '${map}'.`);
  if (!header.some((name) => nameKey(name) === nameKey(theirs)))
    throw new Refusal(`--map names a column "${theirs}" that the file does not have.`);
  const column = columnOf(ours);
  if (ours.trim() && !column)
    throw new Refusal(`--map: "${ours}" is no column. There are ${COLUMNS.join(', ')}.`);
  return [nameKey(theirs), column];
}
