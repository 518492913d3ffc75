'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { VITALS_PATH } from '@/lib/routing/client-paths';

type Metric = Parameters<Parameters<typeof useReportWebVitals>[0]>[0];

/** Sends how fast the page was on which the visit began to our own log (product rule 1.6). */
export function WebVitals() {
  useReportWebVitals(send);
  return null;
}

// Outside of the component, because each new function would be called for all metrics again.
function send({ name, value, rating }: Metric): void {
  // Sent when the page is left, which may be another one by then.
  const [document] = performance.getEntriesByType('navigation');
  const page = new URL(document?.name ?? window.location.href).pathname;
  navigator.sendBeacon(VITALS_PATH, JSON.stringify({ name, value, rating, page }));
}
