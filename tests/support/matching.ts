import type { Row } from './directory';
import { type District, type Emirate, EMIRATE_SLUGS, WASH_TYPE_SLUGS, type WashType } from './site';

/** Names of an emirate in an address, and the places that stand for it where no emirate is named. */
const PLACES: Record<Emirate, [names: string[], places: string[]]> = {
  dubai: [
    ['dubai', 'دبي'],
    ['marina', 'jumeirah', 'deira'],
  ],
  'abu-dhabi': [
    ['abu dhabi', 'أبوظبي'],
    ['al ain', 'yas'],
  ],
  sharjah: [['sharjah', 'الشارقة'], []],
  ajman: [['ajman', 'عجمان'], []],
  fujairah: [['fujairah', 'الفجيرة'], []],
  'ras-al-khaimah': [['ras al khaimah', 'رأس الخيمة'], ['rak']],
  'umm-al-quwain': [['umm al quwain', 'أم القيوين'], ['uaq']],
};

const DISTRICT_PLACES: Record<District, [emirate: Emirate, keywords: string[]]> = {
  'dubai-marina': ['dubai', ['marina', 'مارينا']],
  'downtown-dubai': ['dubai', ['downtown', 'burj khalifa']],
  'business-bay': ['dubai', ['business bay', 'الخليج التجاري']],
  jlt: ['dubai', ['jlt', 'jumeirah lakes towers']],
  corniche: ['abu-dhabi', ['corniche', 'كورنيش']],
  'al-reem': ['abu-dhabi', ['al reem', 'reem island', 'جزيرة الريم']],
};

const ALWAYS_OPEN = ['24/7', '24 hours', '24 hrs', '24hr', '24-hour', 'open 24', 'round the clock'];

/** What a visitor asks for, in the words of the address bar. */
export interface Wanted {
  emirate?: Emirate;
  washType?: string;
  rating?: number;
  serviceType?: string;
  q?: string;
}

export function emirateOf({ address }: Row): Emirate | undefined {
  const naming = (index: 0 | 1) => EMIRATE_SLUGS.find((slug) => hasAny([address], PLACES[slug][index]));
  return naming(0) ?? naming(1);
}

export function isInDistrict(row: Row, district: District): boolean {
  const [emirate, keywords] = DISTRICT_PLACES[district];
  return emirateOf(row) === emirate && hasAny([row.address], keywords);
}

/** The six wash types, by the rules of the filter and of the wash-type pages together (product rule 5.3). */
export function isOfWashType(row: Row, washType: WashType): boolean {
  const texts = [row.wash_type, row.service_category, row.business_name, row.service_description];
  switch (washType) {
    case 'mobile-car-wash':
      return (
        row.service_location?.toLowerCase() === 'mobile' || hasAny([...texts, row.location_type], ['mobile'])
      );
    case 'steam-cleaning':
      return hasAny(texts, ['steam']);
    case 'auto-detailing':
      return hasAny(texts, ['detail']);
    case 'waterless-wash':
      return hasAny(texts, ['waterless']);
    case 'eco-friendly':
      return row.eco_certified === true || hasAny([row.wash_type], ['waterless']) || hasAny(texts, ['eco']);
    case '247-services':
      return hasAny([...texts, row.opening_hours], ALWAYS_OPEN);
  }
}

/** The wash types of Quick Search that are only words: hyphens, underscores and blanks are the same. */
function hasWords(row: Row, words: string): boolean {
  const plain = (text: string | null) => (text ?? '').replace(/[-_]/g, ' ');
  const texts = [row.wash_type, row.service_category, row.service_description];
  return hasAny(texts.map(plain), [plain(words)]);
}

export function isWanted(row: Row, { emirate, washType, rating, serviceType, q }: Wanted): boolean {
  if (emirate && emirateOf(row) !== emirate) return false;
  const one = WASH_TYPE_SLUGS.find((slug) => slug === washType);
  if (washType && !(one ? isOfWashType(row, one) : hasWords(row, washType))) return false;
  if (rating !== undefined && (row.rating ?? -1) < rating) return false;
  if (serviceType === 'mobile' && !hasAny([row.service_location, row.service_category], ['mobile']))
    return false;
  const isLocation = serviceType && serviceType !== 'mobile';
  if (isLocation && !hasAny([row.service_location], [serviceType])) return false;
  return !q || isFoundBy(row, q);
}

/** Arabic names that listings and visitors write, and the English ones that find the same. */
const ENGLISH: [arabic: RegExp, english: string][] = [
  [/دبي مارينا|مارينا دبي|مرسي دبي/g, 'dubai marina'],
  [/دبي/g, 'dubai'],
];

function english(text: string | null): string {
  const plain = (text ?? '').replaceAll('ى', 'ي').toLowerCase();
  return ENGLISH.reduce((result, [arabic, word]) => result.replace(arabic, word), plain);
}

/** Substring search of a phrase, in quotation marks or not, in name, address, category, wash type and description, in the words as they are and in English. */
export function isFoundBy(row: Row, q: string): boolean {
  const { business_name, address, service_category, wash_type, service_description } = row;
  const texts = [business_name, address, service_category, wash_type, service_description];
  const phrase = /^"(.+)"$/.exec(q)?.[1] ?? q;
  return hasAny(texts, [phrase]) || hasAny(texts.map(english), [english(phrase)]);
}

function hasAny(texts: (string | null)[], words: string[]): boolean {
  return texts.some((text) => words.some((word) => text?.toLowerCase().includes(word.toLowerCase())));
}
