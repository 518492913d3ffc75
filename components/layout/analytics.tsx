'use client';

import type { BeforeSendEvent } from '@vercel/analytics';
import { type ComponentType, useEffect, useState } from 'react';
import { SECRET_PATH } from '@/lib/routing/client-paths';

const TIMEOUT = 4_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'];

interface AnalyticsProps {
  /** Vercel Web Analytics, which stores no IP addresses, or Web Vitals for our own log. */
  service: 'vercel' | 'vitals';
}

/** Loads analytics after the first interaction or 4 seconds; they learn a page's path without its query, and nothing of a secret one (product rule 1.6). */
export function Analytics({ service }: AnalyticsProps) {
  const [WebVitals, setWebVitals] = useState<ComponentType>();
  useEffect(() => {
    const controller = new AbortController();
    const start = () => {
      stop();
      if (SECRET_PATH.test(window.location.pathname)) return;
      const loaded =
        service === 'vitals'
          ? import('./web-vitals').then((module) => setWebVitals(() => module.WebVitals))
          : import('@vercel/analytics').then(({ inject }) =>
              inject({ mode: 'production', beforeSend: withoutQuery }),
            );
      // A failure to load analytics must not affect visitors.
      loaded.catch(() => undefined);
    };
    const timer = setTimeout(start, TIMEOUT);
    const stop = () => {
      controller.abort();
      clearTimeout(timer);
    };
    for (const interaction of INTERACTIONS)
      window.addEventListener(interaction, start, { signal: controller.signal, passive: true });
    return stop;
  }, [service]);
  return WebVitals ? <WebVitals /> : null;
}

/** Searches and positions are part of a page's address, and none of what analytics learn. */
function withoutQuery(event: BeforeSendEvent): BeforeSendEvent | null {
  const { origin, pathname } = new URL(event.url);
  if (SECRET_PATH.test(pathname)) return null;
  return { ...event, url: origin + pathname };
}
