import { getTranslations } from 'next-intl/server';
import { CAR_SIZES } from '@/lib/domain/car';
import type { CarLabels } from './car-select';

/** Returns the texts of the choice of a car. */
export async function getCarLabels(): Promise<CarLabels> {
  const t = await getTranslations('car');
  const labels = (['label', ...CAR_SIZES] as const).map((key) => [key, t(key)] as const);
  return Object.fromEntries(labels) as CarLabels;
}
