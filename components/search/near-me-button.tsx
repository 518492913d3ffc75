'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { type ButtonKind, buttonStyle } from '@/components/ui/button';
import { focusListAfterNavigation } from '@/components/ui/focus-after-navigation';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { NavigationLink } from '@/components/ui/link';
import { formatPosition } from '@/lib/domain/distance';
import { withParameter } from '@/lib/routing/with-parameter';
import type { NoPosition } from './find-position';

interface NearMeButtonProps {
  kind?: ButtonKind | 'chip';
  className?: string;
  /** URL of the centres of the areas. */
  centresUrl: string;
  /** URL of the list to sort by distance. */
  listUrl: string;
  /** URL to choose an emirate instead. */
  pickerUrl: string;
  labels: Record<NoPosition | 'button' | 'locating' | 'found' | 'choose', string>;
}

/** Renders a button that requests the position when pressed, and announces the result. */
export function NearMeButton({
  kind = 'chip',
  className = '',
  centresUrl,
  listUrl,
  pickerUrl,
  labels,
}: NearMeButtonProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [isBusy, setBusy] = useState(false);
  const [isSorting, startSorting] = useTransition();
  const [text, setText] = useState('');

  async function find() {
    if (isBusy) return;
    setBusy(true);
    setText(labels.locating);
    const load = () => import('./find-position').then((file) => file.findPosition);
    const position = await importLazily(load)
      .then((findPosition) => findPosition(centresUrl))
      .catch((): NoPosition => 'failed');
    setBusy(false);
    if (typeof position === 'string') return setText(labels[position]);
    setText('');
    focusListAfterNavigation();
    startSorting(() => router.push(withParameter(listUrl, 'near', formatPosition(position))));
  }

  return (
    <div className="near-me needs-script no-print contents">
      <button
        type="button"
        className={kind === 'chip' ? 'chip' : buttonStyle(kind, className)}
        onClick={find}
        aria-busy={isBusy || isSorting}
      >
        <Icon name="locate-fixed" />
        <span>{labels.button}</span>
      </button>
      {/* In a row of buttons, it takes the line below. */}
      <p role="status" className="order-1 basis-full text-(length:--text-sm) empty:absolute">
        {isSorting && labels.found}
        {text && (
          <>
            {text}{' '}
            {!isBusy && (
              <NavigationLink
                href={pickerUrl}
                current={pathname}
                className="inline-flex min-h-target items-center font-medium underline"
              >
                {labels.choose}
              </NavigationLink>
            )}
          </>
        )}
      </p>
    </div>
  );
}
