import { openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { describeOpenState, type OpenStateLabels } from '@/lib/i18n/open-state-format';
import { useDubaiMinute } from './use-dubai-minute';

/** Whether a provider is open now, in words; undefined where it is not known, and on the server. */
export function useOpenState(openTimes: readonly WeekSpan[] | null, labels: OpenStateLabels, locale: Locale) {
  const minute = useDubaiMinute();
  const state = openTimes && minute !== null ? openStateAt(openTimes, minute) : undefined;
  return state && describeOpenState(state, labels, locale);
}
