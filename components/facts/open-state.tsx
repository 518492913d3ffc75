'use client';

import { openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { describeOpenState, type OpenStateLabels } from '@/lib/i18n/open-state-format';
import { useDubaiMinute } from './use-dubai-minute';

interface OpenStateProps {
  /** An element of a list, in cards. */
  as: 'span' | 'li';
  className: string;
  openTimes: readonly WeekSpan[] | null;
  /** What stands there where the state is not known: without script, for search engines. */
  hours: string;
  labels: OpenStateLabels;
  locale: Locale;
}

/** Whether a provider is open now, worked out in the browser (product rule 3.9). */
export function OpenState({ as: Element, className, openTimes, hours, labels, locale }: OpenStateProps) {
  const minute = useDubaiMinute();
  const known = openTimes && minute !== null ? openStateAt(openTimes, minute) : undefined;
  const state = known && describeOpenState(known, labels, locale);
  return (
    // Another element for another text: text that changes from the right counts as a jump of the layout.
    <Element key={state?.text} className={className} data-state={state?.tone} data-hours={state && hours}>
      {state?.text ?? hours}
    </Element>
  );
}
