import { byColumn } from '@/lib/domain/provider-columns';
import { plainText } from '@/lib/domain/text';

/** The columns of providers, each with its further names. */
const STORED = byColumn('names');

/** Columns that are not stored themselves: `combine.ts` turns them into stored ones. */
const COMBINED = {
  maps_link:
    'google maps|google maps link|google maps url|google maps uri|maps|maps url|map|map link|map url|location link|رابط الخريطة|خرائط جوجل|رابط خرائط جوجل',
  // The id of the business in the source of the file, and what kind of thing it counts there.
  source_id: 'place id|google place id',
  source_kind: '',
  sheet: '',
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
    'business status|business state|operation status|operational status|operating status|operational state|post status|publication status|status|state of the business|listing status|location status|store status|shop status|branch status|license status|licence status|license status en|license status ar|licence status en|trade license status|trade licence status|company status|closure status|الحالة|حالة النشاط|حالة المنشأة|حالة الرخصة|حالة الفرع|الوضع',
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
  ...Object.keys(byColumn('isState')),
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
export const COLUMNS: string[] = Object.keys(STORED);

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
