'use client';

import { startTransition, useEffect, useState } from 'react';
import { announce } from './announcement';
import { LazyBoundary } from './lazy-boundary';
import { lazyComponent } from './lazy-load';
import { type Notice, NOTICE_EVENT } from './notify';

interface ToastsProps {
  /** What screen readers call the places where messages appear. */
  label: string;
  direction: 'ltr' | 'rtl';
}

/** Milliseconds after which a message is forgotten; it has left the screen long before (product rule 9.2). */
const REMOVAL_DELAY = 1_000_000;

const Toasters = lazyComponent(() => import('./toasters').then((file) => file.Toasters));

/** The place of all short messages. The library that shows them is loaded with the first one. */
export function Toasts({ label, direction }: ToastsProps) {
  const [notices, setNotices] = useState<Notice[]>([]);

  useEffect(() => {
    let isFirst = true;
    const receive = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>;
      // The place of messages comes with the first one, which a screen reader does not take for news.
      if (isFirst) announce(detail.text);
      isFirst = false;
      startTransition(() => setNotices((all) => [...all, detail]));
      setTimeout(() => setNotices((all) => all.filter((notice) => notice !== detail)), REMOVAL_DELAY);
    };
    window.addEventListener(NOTICE_EVENT, receive);
    return () => window.removeEventListener(NOTICE_EVENT, receive);
  }, []);

  // A message that can not be shown is no reason to break the page.
  return (
    <LazyBoundary failed={null}>
      {notices.length > 0 && <Toasters label={label} direction={direction} notices={notices} />}
    </LazyBoundary>
  );
}
