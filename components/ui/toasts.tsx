'use client';

import { useEffect, useState } from 'react';
import { type Notice, NOTICE_EVENT } from './notify';

interface ToastsProps {
  /** What screen readers call the places where messages appear. */
  label: string;
  direction: 'ltr' | 'rtl';
}

/** The place of all short messages. The library that shows them is loaded with the first one. */
export function Toasts({ label, direction }: ToastsProps) {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [file, setFile] = useState<typeof import('./toasters')>();

  useEffect(() => {
    const receive = (event: Event) => {
      const { detail } = event as CustomEvent<Notice>;
      setNotices((waiting) => [...waiting, detail]);
      // A message that can not be shown is no reason to break the page.
      import('./toasters').then(setFile, () => undefined);
    };
    window.addEventListener(NOTICE_EVENT, receive);
    return () => window.removeEventListener(NOTICE_EVENT, receive);
  }, []);

  return file && <file.Toasters label={label} direction={direction} notices={notices} />;
}
