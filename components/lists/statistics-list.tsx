'use client';

import { Icon } from '@/components/ui/icon';

interface StatisticsListProps {
  label: string;
  success: string;
  statistics: [name: string, value: string][];
}

/** Renders the statistics. A client component, so that the page contains their data instead of serialized elements. */
export function StatisticsList({ label, success, statistics }: StatisticsListProps) {
  return (
    <section aria-label={label} className="statistics-banner no-print">
      <p className="flex items-center gap-2 text-sm text-water-100">
        <Icon name="database" className="text-water-300" />
        {success}
      </p>
      <dl className="statistics">
        {statistics.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
