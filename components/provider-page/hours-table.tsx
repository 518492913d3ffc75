'use client';

import { useCurrentMinute } from '@/components/facts/use-current-minute';
import { Icon } from '@/components/ui/icon';
import { dayOf, dubaiMinute } from '@/lib/domain/opening-hours';

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
    <details className="hours-week">
      <summary>
        <span>
          {days[first]!.name}
          {isKnown && <small> {labels.today}</small>}
        </span>
        <span>{days[first]!.hours}</span>
        <Icon name="chevron-down" />
      </summary>
      <table className="facts-table">
        <caption className="sr-only">{labels.hours}</caption>
        <colgroup>
          <col />
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
              <tr key={index} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {name}
                  {isToday && <small> {labels.today}</small>}
                </th>
                <td>{hours}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
