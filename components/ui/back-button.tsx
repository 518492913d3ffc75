'use client';

import { useRouter } from 'next/navigation';
import { Icon } from './icon';

interface BackButtonProps {
  label: string;
  /** Where to go when there is no page to go back to, and without script. */
  fallback: string;
}

/** Goes back one page (product rule 2.7). */
export function BackButton({ label, fallback }: BackButtonProps) {
  const router = useRouter();
  return (
    <a
      href={fallback}
      className="button button-on-ink no-print"
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="arrow-left" className="icon-directional" />
      {label}
    </a>
  );
}
