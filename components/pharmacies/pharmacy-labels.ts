import { getTranslations } from 'next-intl/server';
import { PHARMACY_FILTERS, type PharmacyFilter } from '@/lib/domain/pharmacy';

const TEXTS = [
  'table',
  'name',
  'address',
  'phone',
  'notes',
  'yes',
  'no',
  'weekday',
  'saturday',
  'sunday',
  'holiday',
  'always',
  'when',
  'county',
  'allCounties',
  'city',
  'allCities',
  'search',
  'results',
  'more',
  'failed',
  'retry',
  'loading',
] as const;

/** Returns the localized labels of the list of pharmacies. */
export async function pharmacyLabels() {
  const t = await getTranslations('pharmacies');
  const texts = Object.fromEntries(TEXTS.map((key) => [key, t(key)])) as Record<
    (typeof TEXTS)[number],
    string
  >;
  const filters = Object.fromEntries(
    PHARMACY_FILTERS.map((filter) => [filter, t(`filters.${filter}`)]),
  ) as Record<PharmacyFilter, string>;
  return { ...texts, filters };
}
