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

/** Everything that the list of pharmacies says, in the language of the page. */
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
