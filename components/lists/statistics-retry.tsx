'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Reads the page again; without script, the link does. */
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
