'use client';

import { useEffect } from 'react';

const TIMEOUT = 4_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'];

/** Loads Vercel Web Analytics, which stores no IP addresses, after the first interaction or 4 seconds (product rule 1.6). */
export function Analytics() {
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      stop();
      import('@vercel/analytics').then(
        ({ inject }) => inject({ mode: 'production' }),
        // A failure to load analytics must not affect visitors.
        () => undefined,
      );
    };
    const timer = setTimeout(start, TIMEOUT);
    const stop = () => {
      controller.abort();
      clearTimeout(timer);
    };
    for (const interaction of INTERACTIONS)
      window.addEventListener(interaction, start, { signal: controller.signal, passive: true });
    return stop;
  }, []);
  return null;
}
