'use client';

import { useNow } from 'next-intl';
import { dubaiMinute, openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import { useDubaiMinute } from './use-dubai-minute';
import { useProviderTexts } from './use-provider-texts';

interface OpenStateProps {
  /** The element to render. */
  as: 'span' | 'li';
  className: string;
  openTimes: readonly WeekSpan[] | null;
  /** A minute of the week for which the state is shown instead of now. */
  openAt?: number;
  /** Shown if the state is unknown: without JavaScript, in search engines and in print. */
  hours: string;
}

/**
 * Shows whether a provider is open now, computed in the browser because pages are cached, or at another time (product rule 3.9).
 * `data-now` is for the card's main button. It starts with the state when the page was rendered, because a button that
 * changes after loading would flash.
 */
export function OpenState({ as: Element, className, openTimes, openAt, hours }: OpenStateProps) {
  const texts = useProviderTexts();
  const now = useDubaiMinute();
  const rendered = dubaiMinute(useNow().getTime());
  const stateAt = (minute: number) => (openTimes ? openStateAt(openTimes, minute) : undefined);
  const minute = openAt ?? now;
  const state = minute === null ? undefined : stateAt(minute);
  const display = state && texts.openState(state, openAt);
  return (
    // The key remounts the element: in right-to-left text, a change of width would count as a layout shift.
    <Element
      key={display?.text}
      className={className}
      data-state={display?.tone}
      data-now={stateAt(now ?? rendered)?.is === 'closed' ? 'closed' : undefined}
      data-hours={display && openAt === undefined ? hours : undefined}
    >
      {display?.text ?? hours}
    </Element>
  );
}
