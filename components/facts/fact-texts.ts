import { getFormatter, getLocale, getNow, getTranslations } from 'next-intl/server';
import { hoursByDay } from '@/lib/domain/day-hours';
import type { Kind } from '@/lib/domain/kinds';
import { DAY_MINUTES, dayOf, dubaiMinute, isAlwaysOpen, type WeekSpan } from '@/lib/domain/opening-hours';
import type { ProviderSummary } from '@/lib/domain/provider';
import { formatDayHours } from '@/lib/i18n/hours-format';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenStateLabels } from '@/lib/i18n/open-state-format';
import { formatWeekday } from '@/lib/i18n/time-format';

/** The derived facts of providers in the words of a language, mostly the page's (product rule 3.5). */
export async function getFactTexts(wanted?: Locale) {
  const locale = wanted ?? (await getLocale());
  const [t, format, now] = await Promise.all([
    getTranslations({ locale }),
    getFormatter({ locale }),
    getNow({ locale }),
  ]);

  /** "AED 60–90", "AED 60", "From AED 60", or that it is to be asked for. */
  function price({ priceFrom, priceTo }: Pick<ProviderSummary, 'priceFrom' | 'priceTo'>): string {
    if (priceFrom === null) return t('provider.noPrice');
    const low = format.number(priceFrom);
    if (priceTo === null) return t('provider.priceFrom', { low, count: priceFrom });
    if (priceTo === priceFrom) return t('provider.priceExact', { low, count: priceFrom });
    return t('provider.priceRange', { low, high: format.number(priceTo), count: priceTo });
  }

  const today = dayOf(dubaiMinute(now.getTime()));

  /**
   * The hours of every day, or those of one with its name, because a page may be read on another day; 0 for Monday, today in
   * Dubai unless another is given.
   */
  function hours(openTimes: readonly WeekSpan[] | null, ofWeek = today): string {
    if (!openTimes?.length) return t('provider.noHours');
    if (isAlwaysOpen(openTimes)) return t('provider.openState.always');
    const week = hoursByDay(openTimes);
    const ofDay = week.map((day) => formatDayHours(day, locale, t('provider.openState.always')));
    if (new Set(ofDay).size === 1) return t('provider.hoursDaily', { hours: ofDay[0]! });
    const day = formatWeekday(ofWeek * DAY_MINUTES, locale);
    return week[ofWeek]!.length > 0
      ? t('provider.hoursOfDay', { day, hours: ofDay[ofWeek]! })
      : t('provider.closedOn', { day });
  }

  const kind = (slug: Kind): string => t(`kinds.${slug}`);

  const slots = { time: '{time}', day: '{day}' };
  const states: OpenStateLabels = {
    always: t('provider.openState.always'),
    open: t('provider.openState.open', slots),
    openUntilDay: t('provider.openState.openUntilDay', slots),
    closing: t('provider.openState.closing', slots),
    opens: t('provider.openState.opens', slots),
    opensOnDay: t('provider.openState.opensOnDay', slots),
    days: Array.from({ length: 7 }, (_, day) => formatWeekday(day * DAY_MINUTES, locale)),
  };

  return { price, hours, kind, states };
}
