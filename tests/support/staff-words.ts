import type { PlaceRow } from '@/lib/domain/words/read-place';
import type { WordRow } from '@/lib/domain/words/read-word';

/** Returns a row of `words`. */
export function wordRow(phrase: string, means: string, more: Partial<WordRow> = {}): WordRow {
  return { id: 1, phrase, means, counts_in: null, name_en: null, name_ar: null, position: null, ...more };
}

/** Returns a row of `places`: an area in the hills of Ras Al Khaimah, unless the columns say otherwise. */
export function placeRow(more: Partial<PlaceRow> = {}): PlaceRow {
  return {
    slug: 'al-wadi',
    emirate: 'Ras Al Khaimah',
    name_en: 'Al Wadi',
    name_ar: 'الوادي',
    spellings: null,
    latitude: 25.7,
    longitude: 55.95,
    ...more,
  };
}
