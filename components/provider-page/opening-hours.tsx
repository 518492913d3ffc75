import { DataText } from '@/components/ui/data-text';
import { hasHours } from '@/lib/domain/dated-hours';
import { DAY_MINUTES, dayOf, dubaiMinute } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { formatLongWeekday } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { HoursTable } from './hours-table';

/** Renders the weekly opening hours, or the original text if it could not be parsed (product rule 2.8). */
export async function OpeningHours({ provider }: { provider: Provider }) {
  const { openingHours } = provider;
  const { t, locale, texts, now } = await getIntl('providerPage');
  const days = hasHours(provider)
    ? texts.hoursByWeekday(provider).map((hours, day) => ({
        name: formatLongWeekday(day * DAY_MINUTES, locale),
        hours: hours ?? t('closed'),
      }))
    : undefined;
  const { ramadan, holiday } = provider.seasonTimes;
  const saysAllSeasons = ramadan !== undefined && holiday !== undefined;
  const closedToday = texts.closedToday(provider);
  return (
    <>
      {closedToday && <p className="mb-3 font-medium">{closedToday}</p>}
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
      {texts.hoursOfSeasons(provider).map((text) => (
        <p key={text} className="mt-2 text-sm">
          {text}
        </p>
      ))}
      <p className="mt-2 text-sm text-ink-500">
        {t('hoursNote')}
        {openingHours && !saysAllSeasons && <> · {days ? t('hoursDiffer') : t('hoursNotRead')}</>}
      </p>
    </>
  );
}
