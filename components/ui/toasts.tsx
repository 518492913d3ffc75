'use client';

import { startTransition, useEffect, useState } from 'react';
import { announce } from './announcement';
import { LazyBoundary, lazyComponent } from './lazy';
import { NOTICE_EVENT, type Notification } from './notify';

/** Milliseconds after which a notice is removed from memory, long after it has disappeared. */
const REMOVAL_DELAY = 1_000_000;

const Toasters = lazyComponent(() => import('./toasters').then((file) => file.Toasters));

/** Shows toasts; their library is loaded with the first one. */
export function Toasts() {
  const [notices, setNotices] = useState<Notification[]>([]);

  useEffect(() => {
    let isFirst = true;
    const receive = (event: Event) => {
      const { detail } = event as CustomEvent<Notification>;
      // The first toast mounts its live region, whose initial content screen readers ignore.
      if (isFirst) announce(detail.text);
      isFirst = false;
      startTransition(() => setNotices((all) => [...all, detail]));
      setTimeout(() => setNotices((all) => all.filter((notice) => notice !== detail)), REMOVAL_DELAY);
    };
    window.addEventListener(NOTICE_EVENT, receive);
    return () => window.removeEventListener(NOTICE_EVENT, receive);
  }, []);

  // A failure to show toasts must not break the page.
  return <LazyBoundary failed={null}>{notices.length > 0 && <Toasters notices={notices} />}</LazyBoundary>;
}
