import { DAY_MINUTES, dayOf, type OpenState } from '../domain/opening-hours';
import type { Locale } from './locales';
import { formatMinutes, formatTime } from './time-format';

/** Texts of the states, with {time} and {day} where they go. */
export interface OpenStateLabels extends Record<
  'always' | 'open' | 'openUntilDay' | 'closing' | 'opens' | 'opensOnDay',
  string
> {
  /** Short names of the days, Monday first. */
  days: string[];
}

/** Minutes before closing from which on a driver should hurry. */
const CLOSING_SOON = 60;

/** An open state in words, and which of the three it is to the eye. */
export function describeOpenState(
  state: OpenState,
  labels: OpenStateLabels,
  locale: Locale,
): { text: string; tone: 'open' | 'closing' | 'closed' } {
  if (state.is === 'always') return { text: labels.always, tone: 'open' };
  if (state.is === 'closed') {
    const label = state.isToday ? labels.opens : labels.opensOnDay;
    return { text: fill(label, state.opensAt, labels), tone: 'closed' };
  }
  if (state.minutesLeft <= CLOSING_SOON)
    return {
      text: labels.closing.replace('{time}', formatMinutes(state.minutesLeft, locale)),
      tone: 'closing',
    };
  const label = state.minutesLeft < DAY_MINUTES ? labels.open : labels.openUntilDay;
  return { text: fill(label, state.closesAt, labels), tone: 'open' };
}

function fill(label: string, minute: number, { days }: OpenStateLabels): string {
  return label.replace('{time}', formatTime(minute)).replace('{day}', days[dayOf(minute)]!);
}
