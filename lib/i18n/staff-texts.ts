import { createFormatter, createTranslator } from 'next-intl';
import messages from '../../messages/en.json';
import type { Emirate } from '../domain/emirates';
import { FORMATS } from './formatters';
import { createPageTexts } from './hours-texts';

const LOCALE = 'en';

/** Returns the words of English pages for what staff read about providers. */
export function staffTexts(now: Date) {
  const t = createTranslator({ locale: LOCALE, messages });
  const format = createFormatter({ locale: LOCALE, formats: FORMATS, timeZone: 'Asia/Dubai' });
  return {
    ...createPageTexts({ t, format, locale: LOCALE, now }),
    emirate: (emirate: Emirate) => t(`emirates.${emirate}.name`),
  };
}

export type StaffTexts = ReturnType<typeof staffTexts>;
