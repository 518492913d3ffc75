import {
  daysAhead,
  type Doubt,
  hasHours,
  type OpeningTimes,
  SEASON_KINDS,
  type StatedTimes,
  weekAhead,
} from '../domain/dated-hours';
import {
  DAY_MINUTES,
  dayOf,
  type DaySpan,
  dubaiMinute,
  hoursByDay,
  type WeekAhead,
} from '../domain/opening-hours';
import { formatDayHours, formatWeekday } from './formatters';
import { conventionsOf } from './locales';
import { createProviderTexts, type Intl } from './provider-texts';

/** Creates functions that describe a provider's facts and hours on a day in the page's language, which browsers need not have. */
export function createPageTexts(intl: Intl) {
  const { t, locale, now } = intl;
  const texts = createProviderTexts(intl);
  const { day } = texts;
  const today = dayOf(dubaiMinute(now.getTime()));
  const allDay = t('provider.openState.always');

  const formatHours = (hours: readonly DaySpan[]) =>
    hours.length > 0 ? formatDayHours(hours, locale, allDay) : null;

  /** Says why it is not certain whether a provider is open: "Hours may differ in Ramadan", after its usual hours if they are given. */
  function doubtText(why: Doubt, usual: string | null = null): string {
    if (why === 'unknown') return t('provider.noHours');
    if (why === 'appointment') return t('hours.byAppointment');
    const season = { kind: why.kind, season: why.name[locale] };
    return usual === null
      ? t('hours.mayDiffer', season)
      : t('hours.hoursMayDiffer', { hours: usual, ...season });
  }

  /** Formats the hours of each weekday on its next date, Monday first, with what is doubtful; null for a closed day. */
  function hoursByWeekday(times: OpeningTimes): (string | null)[] {
    const usual = times.openTimes && hoursByDay(times.openTimes);
    return daysAhead(times, day).map(({ hours, doubts: [doubt] }, weekday) =>
      hours.length === 0 && doubt
        ? doubtText(doubt[2], usual && formatHours(usual[weekday]!))
        : formatHours(hours),
    );
  }

  /**
   * Formats the opening hours: those shared by all days, or those of one day (0 is Monday; default: today in Dubai). A single
   * day is named, because a cached page may be read on another one.
   */
  function hours(times: OpeningTimes, weekday = today): string {
    if (!hasHours(times)) return t('provider.noHours');
    const week = hoursByWeekday(times);
    const ofDay = week[weekday] ?? null;
    const isDaily = ofDay !== null && week.every((other) => other === ofDay);
    const isWithoutHours = times.openTimes === null && daysAhead(times, day)[weekday]!.hours.length === 0;
    if (isDaily)
      return isWithoutHours || ofDay.startsWith(allDay) ? ofDay : t('hours.daily', { hours: ofDay });
    const name = formatWeekday(weekday * DAY_MINUTES, locale);
    return ofDay === null
      ? t('hours.closedOn', { day: name })
      : t('hours.ofDay', { day: name, hours: ofDay });
  }

  /** Formats the hours of the whole week, one text for each run of days with the same hours: "Sat–Thu 08:00–22:00". */
  function hoursOfWeek(times: OpeningTimes): string[] {
    const week = hoursByWeekday(times);
    // The week begins with the run that Monday is in.
    const start = [0, 6, 5, 4, 3, 2, 1].find((one) => week[one] !== week[(one + 6) % 7]) ?? 0;
    const days = week.map((_, index) => (start + index) % 7);
    const begins = days.filter((one, index) => index === 0 || week[one] !== week[(one + 6) % 7]);
    if (begins.length === 1) return [hours(times)];
    return begins.map((from, index) => {
      const to = (begins[(index + 1) % begins.length]! + 6) % 7;
      const shared = week[from] ?? t('hours.closedAllDay');
      const [first, last] = [from, to].map((one) => formatWeekday(one * DAY_MINUTES, locale));
      return from === to
        ? t('hours.ofDay', { day: first!, hours: shared })
        : t('hours.ofDays', { from: first!, to: last!, hours: shared });
    });
  }

  return {
    ...texts,

    hoursByWeekday,

    hours,

    hoursOfWeek,

    /** The week from today on, with the words of what is doubtful; null if nothing is known. */
    weekAhead(times: OpeningTimes): WeekAhead<string> | null {
      const week = weekAhead(times, day);
      return (
        week && { ...week, doubtful: week.doubtful.map(([from, to, why]) => [from, to, doubtText(why)]) }
      );
    },

    /** What a provider says of seasons: "In Ramadan: Daily 20:00–03:00", "On public holidays: closed". */
    hoursOfSeasons({ seasonTimes }: StatedTimes): string[] {
      return SEASON_KINDS.flatMap((kind) => {
        const openTimes = seasonTimes[kind];
        if (!openTimes) return [];
        const week = { openTimes, byAppointment: [], seasonTimes: {}, seasons: [] };
        const text =
          openTimes.length > 0
            ? hoursOfWeek(week).join(conventionsOf(locale).comma)
            : t('hours.closedAllDay');
        return t('hours.inSeason', { kind, hours: text });
      });
    },
  };
}

export type PageTexts = ReturnType<typeof createPageTexts>;
