'use client';

import { focusListAfterNavigation } from './focus-after-navigation';

/** Renders links that change the list below: they are gone from the next one, so the focus goes on to it. */
export function ChipRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <ul aria-label={label} className="chip-row mt-1" onClick={focusListAfterNavigation}>
      {children}
    </ul>
  );
}
