'use client';

import { useCurrentMinute } from '@/components/facts/use-current-minute';
import { Icon } from '@/components/ui/icon';
import { dayOf, dubaiMinute } from '@/lib/domain/opening-hours';

const CELL = 'px-2.5 py-1.5 text-start align-top max-narrow:px-1';

interface HoursTableProps {
  /** Name and hours of each day, Monday first. */
  days: { name: string; hours: string }[];
  /** The day in Dubai when the page was rendered; 0 is Monday. */
  firstDay: number;
  labels: Record<'hours' | 'day' | 'hoursOf' | 'today', string>;
}

/**
 * Renders today's opening hours, and those of the week in a disclosure, starting with today. The day is determined in the
 * browser, because pages are cached.
 */
export function HoursTable({ days, firstDay, labels }: HoursTableProps) {
  const time = useCurrentMinute();
  const first = time === null ? firstDay : dayOf(dubaiMinute(time));
  const isKnown = time !== null;
  return (
    <details className="hours-week group">
      <summary className="flex min-h-target flex-wrap items-center gap-x-4 font-bold print:hidden">
        <span>
          {days[first]!.name}
          {isKnown && <small className="font-normal text-ink-500"> {labels.today}</small>}
        </span>
        <span className="flex-1">{days[first]!.hours}</span>
        <Icon name="chevron-down" className="text-water-600 transition-[rotate] group-open:rotate-180" />
      </summary>
      {/* Fixed columns, so that marking today does not move them. */}
      <table className="w-full table-fixed">
        <caption className="sr-only">{labels.hours}</caption>
        <colgroup>
          <col className="max-narrow:w-[42%]" />
          <col />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.day}</th>
            <th scope="col">{labels.hoursOf}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((_, index) => {
            const { name, hours } = days[(first + index) % 7]!;
            const isToday = isKnown && index === 0;
            return (
              // Keyed by position, so that rows are updated in place at midnight.
              <tr
                key={index}
                className="border-b border-sand-200 aria-[current]:bg-tint-50 aria-[current]:font-bold"
                aria-current={isToday ? 'date' : undefined}
              >
                <th scope="row" className={`${CELL} [font-weight:inherit]`}>
                  {name}
                  {isToday && <small className="font-normal text-ink-500"> {labels.today}</small>}
                </th>
                <td className={CELL}>{hours}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
