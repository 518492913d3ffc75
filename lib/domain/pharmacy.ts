import { plainText } from './text';

/** A row of the out-of-hours lists (product rule 3.4). */
export interface Pharmacy {
  pharmacy_name: string;
  address: string;
  postcode: string;
  county: string;
  city: string;
  phone: string;
  weekday_after_19: boolean;
  saturday_after_19: boolean;
  sunday_after_19: boolean;
  public_holiday_after_19: boolean;
  open_24_7: boolean;
  notes: string | null;
}

export const PHARMACY_FILTERS = ['all', 'weekday', 'weekend', 'holiday'] as const;
/** When a pharmacy is open after 19:00 (product rule 2.12). */
type PharmacyFilter = (typeof PHARMACY_FILTERS)[number];

/** Maximum number of rows shown (product rule 9.2). */
export const MAX_PHARMACIES = 200;

export interface PharmacyQuery {
  when: PharmacyFilter;
  county: string;
  city: string;
  text: string;
}

const TEXTS = ['pharmacy_name', 'address', 'postcode', 'county', 'city', 'phone'] as const;

/** Validates the rows of a file. @throws Error if they are not pharmacies. */
export function parsePharmacies(data: unknown): Pharmacy[] {
  if (!Array.isArray(data)) throw new Error();
  for (const row of data as unknown[]) {
    const isRow = typeof row === 'object' && row !== null;
    if (!isRow || TEXTS.some((key) => typeof (row as Record<string, unknown>)[key] !== 'string'))
      throw new Error();
  }
  return data as Pharmacy[];
}

/** Returns the matching rows. Weekend and holiday rows come from separate files, so they need no check here. */
export function filterPharmacies(rows: Pharmacy[], { when, county, city, text }: PharmacyQuery): Pharmacy[] {
  const words = plainText(text).trim();
  return rows.filter(
    (row) =>
      (when !== 'weekday' || row.weekday_after_19) &&
      (!county || row.county === county) &&
      (!city || row.city === city) &&
      (!words || TEXTS.some((key) => plainText(row[key]).includes(words))),
  );
}
