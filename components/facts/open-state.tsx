'use client';

import { useNow } from 'next-intl';
import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import { dubaiMinute, openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { ShownClosure } from '@/lib/i18n/provider-texts';
import { useCurrentMinute } from './use-current-minute';
import { useProviderTexts } from './use-provider-texts';

interface OpenStateProps {
  className?: string;
  openTimes: readonly WeekSpan[] | null;
  closure?: ShownClosure | null;
  /** A minute of the week for which the state is shown instead of now. */
  openAt?: number;
  /** Shown if the state is unknown: without JavaScript, in search engines and in print. */
  hours: string;
}

/** Between the state and what follows from it. */
const SEPARATOR = ' · ';

/**
 * Shows whether a provider is open now, computed in the browser because pages are cached, or at another time (product rule 3.9);
 * or that it is temporarily closed. The word before the first dot is coloured, with a mark of its own shape.
 */
export function OpenState({ className = '', openTimes, closure, openAt, hours }: OpenStateProps) {
  const texts = useProviderTexts();
  const rendered = useNow().getTime();
  const now = useCurrentMinute();
  if (closure && isTemporarilyClosed(closure, dubaiDay(now ?? rendered))) {
    return (
      <span key={closure.text} className={`open-state ${className}`} data-state="closed">
        <b>{closure.text}</b>
      </span>
    );
  }
  const minute = openAt ?? (now === null ? null : dubaiMinute(now));
  const state = minute === null || !openTimes ? undefined : openStateAt(openTimes, minute);
  const display = state && texts.openState(state, openAt);
  const [word, ...details] = (display?.text ?? hours).split(SEPARATOR);
  return (
    // The key remounts the element: in right-to-left text, a change of width would count as a layout shift.
    <span
      key={display?.text}
      className={`open-state ${className}`}
      data-state={display?.tone}
      data-hours={display && openAt === undefined ? hours : undefined}
    >
      <b>{word}</b>
      {details.map((detail) => SEPARATOR + detail)}
    </span>
  );
}
