import { getTranslations } from 'next-intl/server';
import { CAR_SIZES } from '@/lib/domain/car';
import type { CarChoiceProps } from './car-choice';
import type { CarLabels } from './car-select';

/** Returns the texts of the choice of a car. */
export async function getCarLabels(): Promise<CarLabels> {
  const t = await getTranslations('car');
  const labels = (['label', 'any', ...CAR_SIZES] as const).map((key) => [key, t(key)] as const);
  return Object.fromEntries(labels) as CarLabels;
}

/** Returns the short texts of the choice of a car. */
export async function getCarChoice(): Promise<CarChoiceProps> {
  const t = await getTranslations('car');
  const sizes = CAR_SIZES.map((size) => [size, t(`short.${size}`)] as const);
  return { label: t('label'), options: [['any', t('any')], ...sizes] };
}
