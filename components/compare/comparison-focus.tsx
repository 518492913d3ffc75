'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { announce } from '@/components/ui/announcement';

/** Whether the visitor followed a link to another comparison. Kept outside, because the page is mounted anew. */
let isChanging = false;

interface ComparisonFocusProps {
  /** URL of the page, which its links to other comparisons begin with. */
  href: string;
  /** Announced after a change. */
  title: string;
  children: React.ReactNode;
}

/** Moves the focus to the comparison after a provider was added or removed, because the link that had it is gone. */
export function ComparisonFocus({ href, title, children }: ComparisonFocusProps) {
  const comparison = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChanging) return;
    isChanging = false;
    comparison.current?.focus({ preventScroll: true });
    announce(title);
  }, [title]);

  function noteChange({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest('a');
    isChanging = Boolean(link && link.getAttribute('href')?.startsWith(href));
  }

  return (
    <div ref={comparison} tabIndex={-1} className="outline-none" onClick={noteChange}>
      {children}
    </div>
  );
}
