import { getTranslations } from 'next-intl/server';
import { CAR_SIZES, type CarSize } from '@/lib/domain/car';

/** Returns the texts of the choice of a car. */
export async function getCarLabels(): Promise<Record<CarSize | 'label', string>> {
  const t = await getTranslations('car');
  const labels = (['label', ...CAR_SIZES] as const).map((key) => [key, t(key)] as const);
  return Object.fromEntries(labels) as Record<CarSize | 'label', string>;
}
