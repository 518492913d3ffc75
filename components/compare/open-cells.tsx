'use client';

import { useDubaiMinute } from '@/components/facts/use-dubai-minute';
import { areBest, openScore } from '@/lib/domain/comparison';
import { openStateAt, type WeekSpan } from '@/lib/domain/opening-hours';
import type { Locale } from '@/lib/i18n/locales';
import { describeOpenState, type OpenStateLabels } from '@/lib/i18n/open-state-format';
import { BestMark } from './best-mark';

interface OpenCellsProps {
  columns: { id: number; openTimes: readonly WeekSpan[] | null; hours: string }[];
  /** The minute of the week in Dubai when the page was made: it is made anew for each request. */
  madeAt: number;
  labels: OpenStateLabels;
  best: string;
  locale: Locale;
}

/** Whether each provider is open, and its hours of the day; true while the page is open. */
export function OpenCells({ columns, madeAt, labels, best, locale }: OpenCellsProps) {
  const minute = useDubaiMinute() ?? madeAt;
  const states = columns.map(({ openTimes }) => openTimes && openStateAt(openTimes, minute));
  const marks = areBest(states.map((state) => openScore(state ?? undefined)));
  return columns.map(({ id, hours }, index) => {
    const state = states[index] && describeOpenState(states[index], labels, locale);
    // What says the same as the state is for paper, where the state is not.
    const hoursClass = state?.text === hours ? 'print-only' : 'compared-note';
    return (
      <td key={id}>
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
