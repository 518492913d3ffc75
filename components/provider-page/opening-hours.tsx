import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { TypedWords } from '@/components/facts/typed-words';
import { DataText } from '@/components/ui/data-text';
import { hoursByDay } from '@/lib/domain/day-hours';
import { DAY_MINUTES, dayOf, dubaiMinute } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { formatDayHours, formatLongWeekday } from '@/lib/i18n/hours-format';
import { HoursTable } from './hours-table';

/** The hours of a week where they are understood, and the words that the provider typed (product rule 2.8). */
export async function OpeningHours({
  provider: { openTimes, openingHours },
}: {
  provider: Pick<Provider, 'openTimes' | 'openingHours'>;
}) {
  const [t, locale, now] = await Promise.all([getTranslations('provider'), getLocale(), getNow()]);
  const days = openTimes?.length
    ? hoursByDay(openTimes).map((hours, day) => ({
        name: formatLongWeekday(day * DAY_MINUTES, locale),
        hours: hours.length > 0 ? formatDayHours(hours, locale, t('openState.always')) : t('closed'),
      }))
    : undefined;
  return (
    <>
      {days && (
        <HoursTable
          days={days}
          firstDay={dayOf(dubaiMinute(now.getTime()))}
          labels={{ hours: t('hours'), day: t('day'), hoursOf: t('hoursOf'), today: t('today') }}
        />
      )}
      {!days && (
        <p className="font-medium">
          {openingHours ? <DataText>{openingHours}</DataText> : t('hoursFallback')}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-500">
        {t('hoursNote')}
        {openingHours && <> · {days ? t('hoursDiffer') : t('hoursNotRead')}</>}
      </p>
      {days && openingHours && <TypedWords text={openingHours} />}
    </>
  );
}
