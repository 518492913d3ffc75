'use client';

import type { WeekSpan } from '@/lib/domain/opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenStateLabels } from '@/lib/i18n/open-state-format';
import { useOpenState } from './use-open-state';

interface OpenStateProps {
  openTimes: readonly WeekSpan[] | null;
  /** What stands there without script and for search engines. */
  hours: string;
  labels: OpenStateLabels;
  locale: Locale;
}

/** Whether a provider is open now, worked out in the browser (product rule 3.9). */
export function OpenState({ openTimes, hours, labels, locale }: OpenStateProps) {
  const state = useOpenState(openTimes, labels, locale);
  return (
    // Another element for another text: text that changes from the right counts as a jump of the layout.
    <span key={state?.text} className="open-state" data-state={state?.tone} data-hours={hours}>
      {state?.text ?? hours}
    </span>
  );
}
