'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { VITALS_PATH } from '@/lib/routing/client-paths';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** Sends how fast the page was to our own log (product rule 1.6). */
export function WebVitals() {
  useReportWebVitals(send);
  return null;
}

// Outside of the component, because each new function would be called for all metrics again.
function send({ name, value, rating }: Metric): void {
  const page = window.location.pathname;
  navigator.sendBeacon(VITALS_PATH, JSON.stringify({ name, value, rating, page }));
}
