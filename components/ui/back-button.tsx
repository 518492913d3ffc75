'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonStyle } from './button';
import { Icon } from './icon';

interface BackButtonProps {
  /** Target if there is no previous page, and without JavaScript. */
  fallback: string;
  className?: string;
}

/** Renders a button that goes back one page (product rule 2.7). */
export function BackButton({ fallback, className = buttonStyle('outlined') }: BackButtonProps) {
  const t = useTranslations('site');
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
      <span>{t('back')}</span>
    </a>
  );
}
