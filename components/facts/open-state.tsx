'use client';

import { openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import { useDubaiMinute } from './use-dubai-minute';
import { useProviderTexts } from './use-provider-texts';

interface OpenStateProps {
  /** The element to render. */
  as: 'span' | 'li';
  className: string;
  openTimes: readonly WeekSpan[] | null;
  /** Shown if the state is unknown: without JavaScript, in search engines and in print. */
  hours: string;
}

/** Shows whether a provider is open now, computed in the browser because pages are cached (product rule 3.9). */
export function OpenState({ as: Element, className, openTimes, hours }: OpenStateProps) {
  const texts = useProviderTexts();
  const minute = useDubaiMinute();
  const state = openTimes && minute !== null ? openStateAt(openTimes, minute) : undefined;
  const display = state && texts.openState(state);
  return (
    // The key remounts the element: in right-to-left text, a change of width would count as a layout shift.
    <Element
      key={display?.text}
      className={className}
      data-state={display?.tone}
      data-hours={display && hours}
    >
      {display?.text ?? hours}
    </Element>
  );
}
