'use client';

import { useEffect } from 'react';
import { onInteraction } from '@/components/ui/on-interaction';

const TIMEOUT = 4_000;

/** Counts page views, from the first interaction or after 4 seconds (product rule 1.6); no address of a visitor is kept. */
export function Analytics() {
  useEffect(() => {
    const waiting = new AbortController();
    const start = () => {
      waiting.abort();
      clearTimeout(timer);
      import('@vercel/analytics').then(
        ({ inject }) => inject({ mode: 'production' }),
        // Counting is never worth an error on a visitor's screen.
        () => undefined,
      );
    };
    const timer = setTimeout(start, TIMEOUT);
    onInteraction(start, waiting.signal);
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, []);
  return null;
}
