import { getTranslations } from 'next-intl/server';
import type { Area } from '../domain/area';
import type { Locale } from './locales';

/** Where an area is, in words: with its emirate, unless its name has it ("Al Nahda, Sharjah", "Ajman Corniche"). */
export async function areaInEmirate({ name, emirate }: Area, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const emirateName = t(`emirates.${emirate}.name`);
  return name[locale].includes(emirateName)
    ? name[locale]
    : t('area.place', { area: name[locale], emirate: emirateName });
}
