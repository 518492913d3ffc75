import { isOneOf } from './one-of';
import { plainText } from './text';

/** Slugs of the seven emirates in display order (product rule 3.4). */
export const EMIRATES = [
  'dubai',
  'abu-dhabi',
  'sharjah',
  'ajman',
  'fujairah',
  'ras-al-khaimah',
  'umm-al-quwain',
] as const;

export type Emirate = (typeof EMIRATES)[number];

export const isEmirate = isOneOf(EMIRATES);

/** English names, as spelled in stored addresses and submissions. */
export const EMIRATE_NAMES: Record<Emirate, string> = {
  dubai: 'Dubai',
  'abu-dhabi': 'Abu Dhabi',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  fujairah: 'Fujairah',
  'ras-al-khaimah': 'Ras Al Khaimah',
  'umm-al-quwain': 'Umm Al Quwain',
};

const SPELLINGS = new Map<string, Emirate>([
  ['rasalkhaima', 'ras-al-khaimah'],
  ['rak', 'ras-al-khaimah'],
  ['ummalqwain', 'umm-al-quwain'],
  ['uaq', 'umm-al-quwain'],
  ['دبي', 'dubai'],
  ['ابوظبي', 'abu-dhabi'],
  ['الشارقه', 'sharjah'],
  ['عجمان', 'ajman'],
  ['الفجيره', 'fujairah'],
  ['راسالخيمه', 'ras-al-khaimah'],
  ['امالقيوين', 'umm-al-quwain'],
]);

/**
 * Parses an emirate's slug, name or abbreviation, ignoring case and punctuation ("RAK", "Abu Dhabi", "أبوظبي"); undefined for
 * anything else (product rule 2.5).
 */
export function parseEmirate(value: string): Emirate | undefined {
  const letters = plainText(value).replace(/[^a-z\u0621-\u064A]/g, '');
  return EMIRATES.find((slug) => slug.replaceAll('-', '') === letters) ?? SPELLINGS.get(letters);
}
