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
    <section
      aria-label={label}
      className="no-print mt-10 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-sand-200 pt-6 text-sm text-ink-700"
    >
      <p className="inline-flex items-center gap-2">
        <Icon name="database" className="text-water-600" />
        {success}
      </p>
      <dl className="contents">
        {statistics.map(([name, value]) => (
          <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
            <dt>{name}</dt>
            <dd className="font-semibold text-ink-950">{value}</dd>
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
    <section
      aria-label={label}
      className="no-print mt-3 flex flex-wrap items-center gap-3 rounded-panel border border-current bg-alert-50 px-4 py-3 text-alert-700"
    >
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
