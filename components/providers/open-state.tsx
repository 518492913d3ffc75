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
  /** An element of a list, in cards. */
  as?: 'span' | 'li';
  className?: string;
}

/** Whether a provider is open now, worked out in the browser (product rule 3.9). */
export function OpenState({
  openTimes,
  hours,
  labels,
  locale,
  as: Element = 'span',
  className = 'open-state',
}: OpenStateProps) {
  const state = useOpenState(openTimes, labels, locale);
  return (
    // Another element for another text: text that changes from the right counts as a jump of the layout.
    <Element key={state?.text} className={className} data-state={state?.tone} data-hours={state && hours}>
      {state?.text ?? hours}
    </Element>
  );
}
