'use client';

import { useCurrentMinute } from '@/components/facts/use-current-minute';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { dubaiDay, isTemporarilyClosed } from '@/lib/domain/closure';
import { areBest, openScore } from '@/lib/domain/comparison';
import { dubaiMinute, openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { ShownClosure } from '@/lib/i18n/provider-texts';
import { BestMark } from './best-mark';

interface OpenCellsProps {
  columns: {
    id: number;
    name: string;
    openTimes: readonly WeekSpan[] | null;
    closure: ShownClosure | null;
    hours: string;
  }[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  best: string;
}

/** Shows whether each provider is open and its hours today, updated while the page is open. */
export function OpenCells({ columns, renderedAt, best }: OpenCellsProps) {
  const texts = useProviderTexts();
  const time = useCurrentMinute() ?? renderedAt;
  const states = columns.map(({ openTimes, closure }) => {
    if (closure && isTemporarilyClosed(closure, dubaiDay(time))) return closure;
    return openTimes ? openStateAt(openTimes, dubaiMinute(time)) : undefined;
  });
  const marks = areBest(states.map((state) => (state && 'text' in state ? 0 : openScore(state))));
  return columns.map(({ id, name, hours }, index) => {
    const shown = states[index];
    const state = shown && ('text' in shown ? { text: shown.text, tone: 'closed' } : texts.openState(shown));
    // Hours equal to the state are only printed, because the state is not.
    const hoursClass = state?.text === hours ? 'print-only' : 'compared-note';
    return (
      <td key={id} role="cell" data-of={name}>
        {state && (
          <span className="open-state no-print" data-state={state.tone}>
            {state.text}
          </span>
        )}
        <span className={state ? hoursClass : undefined}>{hours}</span>
        {marks[index] && (
          <span className="no-print">
            <BestMark>{best}</BestMark>
          </span>
        )}
      </td>
    );
  });
}
