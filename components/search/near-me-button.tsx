'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { NavigationLink } from '@/components/ui/navigation-link';
import { formatPosition } from '@/lib/domain/distance';
import { withParameter } from '@/lib/routing/with-parameter';
import type { NoPosition } from './find-position';

interface NearMeButtonProps {
  className: string;
  /** Where the centres of the areas are. */
  centresUrl: string;
  /** The list to sort by distance. */
  listUrl: string;
  /** Where an emirate can be chosen instead. */
  pickerUrl: string;
  labels: Record<NoPosition | 'button' | 'locating' | 'found' | 'choose', string>;
}

/** Asks for the position when it is pressed, and never before; what comes of it is read out. */
export function NearMeButton({ className, centresUrl, listUrl, pickerUrl, labels }: NearMeButtonProps) {
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
    const found = await importLazily(load)
      .then((findPosition) => findPosition(centresUrl))
      .catch((): NoPosition => 'failed');
    setBusy(false);
    if (typeof found === 'string') return setText(labels[found]);
    setText('');
    startSorting(() => router.push(withParameter(listUrl, 'near', formatPosition(found))));
  }

  return (
    <div className="near-me needs-script no-print">
      <button type="button" className={`button ${className}`} onClick={find} aria-busy={isBusy || isSorting}>
        <Icon name="locate-fixed" />
        <span>{labels.button}</span>
      </button>
      <p role="status">
        {isSorting && labels.found}
        {text && (
          <>
            {text}{' '}
            {!isBusy && (
              <NavigationLink href={pickerUrl} current={pathname}>
                {labels.choose}
              </NavigationLink>
            )}
          </>
        )}
      </p>
    </div>
  );
}
