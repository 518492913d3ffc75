'use client';

import { useNow } from 'next-intl';
import { Fragment } from 'react';
import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import { dubaiMinute, openStateAt, type WeekAhead } from '@/lib/domain/opening-hours';
import type { ShownClosure } from '@/lib/i18n/provider-texts';
import { useCurrentMinute } from './use-current-minute';
import { useProviderTexts } from './use-provider-texts';

interface OpenStateProps {
  className?: string;
  /** The week from today on; absent if its hours are not known. */
  week?: WeekAhead<string> | null;
  closure?: ShownClosure | null;
  /** A minute of the week for which the state is shown instead of now. */
  openAt?: number;
  /** Shown if the state is unknown: without JavaScript, in search engines and in print. */
  hours: string;
  /** Where it washes, as the fact after this one. Rendered here because it moves when the state changes. */
  mode?: string | null;
}

/** Between the state and what follows from it. */
const SEPARATOR = ' · ';

/**
 * Shows whether a provider is open now, computed in the browser because pages are cached, or at another time (product rule 3.9);
 * or that it is temporarily closed. The word before the first dot is coloured, with a mark of its own shape.
 */
export function OpenStateView({ mode, ...props }: OpenStateProps) {
  const { text, tone, hours } = useShownState(props);
  const [word, ...details] = text.split(SEPARATOR);
  return (
    // The key remounts both facts: a change of width would count as a layout shift.
    <Fragment key={text}>
      <span>
        <span className={`open-state ${props.className ?? ''}`} data-state={tone} data-hours={hours}>
          <b>{word}</b>
          {details.map((detail) => SEPARATOR + detail)}
        </span>
      </span>
      {mode && <span className="mode">{mode}</span>}
    </Fragment>
  );
}

/** Returns what is shown of a state: its text and tone, and the hours that are printed instead because the state is out of date then. */
function useShownState({ week, closure, openAt, hours }: OpenStateProps) {
  const texts = useProviderTexts();
  const rendered = useNow().getTime();
  const now = useCurrentMinute();
  if (closure && isTemporarilyClosed(closure, dubaiDay(now ?? rendered)))
    return { text: closure.text, tone: 'closed' };
  const minute = openAt ?? (now === null ? null : dubaiMinute(now));
  const state = minute === null || !week ? undefined : openStateAt(week, minute);
  const display = state && texts.openState(state, openAt);
  return {
    text: display?.text ?? hours,
    tone: display?.tone,
    hours: display && openAt === undefined ? hours : undefined,
  };
}
