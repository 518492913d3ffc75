'use client';

import { keepPlaceInLinks } from './kept-place';

/** Links that change the list below: they are gone from the next one, so the focus goes on to it. */
export function ChipRow({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <ul aria-label={label} className={`chip-row ${className ?? ''}`} onClick={keepPlaceInLinks}>
      {children}
    </ul>
  );
}
