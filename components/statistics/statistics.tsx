'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { buttonStyle } from '@/components/ui/button';
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

interface StatisticsErrorProps {
  label: string;
  message: string;
  labels: { retry: string; loading: string };
}

/** Renders an error with a link that reloads the data of the page; without JavaScript, it reloads the page. */
export function StatisticsError({ label, message, labels }: StatisticsErrorProps) {
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  return (
    <section aria-label={label} className="statistics-failed no-print">
      <Icon name="circle-alert" />
      <p role="alert" className="flex-1 basis-60 font-medium">
        {message}
      </p>
      <a
        href=""
        className={buttonStyle('outlined')}
        aria-live="polite"
        aria-busy={isLoading}
        onClick={(event) => {
          event.preventDefault();
          startTransition(() => router.refresh());
        }}
      >
        {isLoading ? labels.loading : labels.retry}
      </a>
    </section>
  );
}
