'use client';

import { useRouter } from 'next/navigation';
import { buttonStyle } from './button';
import { Icon } from './icon';

interface BackButtonProps {
  label: string;
  /** Target if there is no previous page, and without JavaScript. */
  fallback: string;
  className?: string;
}

/** Renders a button that goes back one page (product rule 2.7). */
export function BackButton({ label, fallback, className = buttonStyle('outlined') }: BackButtonProps) {
  const router = useRouter();
  return (
    <a
      href={fallback}
      className={className}
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="arrow-left" className="icon-directional" />
      <span>{label}</span>
    </a>
  );
}
