'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Reloads the data of the page; without script, the link reloads the page. */
export function StatisticsRetry({ label, loading }: { label: string; loading: string }) {
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  return (
    <a
      href=""
      className="button button-quiet"
      aria-live="polite"
      aria-busy={isLoading}
      onClick={(event) => {
        event.preventDefault();
        startTransition(() => router.refresh());
      }}
    >
      {isLoading ? loading : label}
    </a>
  );
}
