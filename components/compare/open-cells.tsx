'use client';

import { useDubaiMinute } from '@/components/facts/use-dubai-minute';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { areBest, openScore } from '@/lib/domain/comparison';
import { openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import { BestMark } from './best-mark';

interface OpenCellsProps {
  columns: { id: number; name: string; openTimes: readonly WeekSpan[] | null; hours: string }[];
  /** The minute of the week in Dubai when the page was rendered. */
  renderedAt: number;
  best: string;
}

/** Shows whether each provider is open and its hours today, updated while the page is open. */
export function OpenCells({ columns, renderedAt, best }: OpenCellsProps) {
  const texts = useProviderTexts();
  const minute = useDubaiMinute() ?? renderedAt;
  const states = columns.map(({ openTimes }) => openTimes && openStateAt(openTimes, minute));
  const marks = areBest(states.map((state) => openScore(state ?? undefined)));
  return columns.map(({ id, name, hours }, index) => {
    const state = states[index] && texts.openState(states[index]);
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
