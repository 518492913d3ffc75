'use client';

import { useNow } from 'next-intl';
import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import { dubaiMinute, openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { ShownClosure } from '@/lib/i18n/provider-texts';
import { useCurrentMinute } from './use-current-minute';
import { useProviderTexts } from './use-provider-texts';

interface OpenStateProps {
  /** The element to render. */
  as: 'span' | 'li';
  className: string;
  openTimes: readonly WeekSpan[] | null;
  closure?: ShownClosure | null;
  /** A minute of the week for which the state is shown instead of now. */
  openAt?: number;
  /** Shown if the state is unknown: without JavaScript, in search engines and in print. */
  hours: string;
}

/**
 * Shows whether a provider is open now, computed in the browser because pages are cached, or at another time (product rule 3.9);
 * or that it is temporarily closed. `data-now` is for the card's main button. It starts with the state when the page was
 * rendered, because a button that changes after loading would flash.
 */
export function OpenState({ as: Element, className, openTimes, closure, openAt, hours }: OpenStateProps) {
  const texts = useProviderTexts();
  const rendered = useNow().getTime();
  const now = useCurrentMinute();
  if (closure && isTemporarilyClosed(closure, dubaiDay(now ?? rendered))) {
    return (
      <Element key={closure.text} className={className} data-state="closed" data-now="closed">
        {closure.text}
      </Element>
    );
  }
  const stateAt = (minute: number) => (openTimes ? openStateAt(openTimes, minute) : undefined);
  const minute = openAt ?? (now === null ? null : dubaiMinute(now));
  const state = minute === null ? undefined : stateAt(minute);
  const display = state && texts.openState(state, openAt);
  return (
    // The key remounts the element: in right-to-left text, a change of width would count as a layout shift.
    <Element
      key={display?.text}
      className={className}
      data-state={display?.tone}
      data-now={stateAt(dubaiMinute(now ?? rendered))?.is === 'closed' ? 'closed' : undefined}
      data-hours={display && openAt === undefined ? hours : undefined}
    >
      {display?.text ?? hours}
    </Element>
  );
}
