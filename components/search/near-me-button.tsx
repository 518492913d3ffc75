'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { NavigationLink } from '@/components/ui/navigation-link';
import type { NoArea } from './nearest-area';

interface NearMeButtonProps {
  className: string;
  /** Where the centres of the areas are. */
  centresUrl: string;
  /** Where an emirate can be chosen instead. */
  pickerUrl: string;
  labels: Record<NoArea | 'button' | 'locating' | 'found' | 'choose', string>;
}

/** Asks for the position when it is pressed, and never before; what comes of it is read out. */
export function NearMeButton({ className, centresUrl, pickerUrl, labels }: NearMeButtonProps) {
  const router = useRouter();
  const pathname = usePathname();
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState('');

  async function find() {
    if (isBusy) return;
    setBusy(true);
    setText(labels.locating);
    const load = () => import('./nearest-area').then((file) => file.findNearestArea);
    const found = await importLazily(load)
      .then((findNearestArea) => findNearestArea(centresUrl))
      .catch((): NoArea => 'failed');
    if (typeof found === 'string') {
      setBusy(false);
      return setText(labels[found]);
    }
    setText(labels.found.replace('{area}', found.name));
    router.push(found.href);
  }

  return (
    <div className="near-me needs-script no-print">
      <button type="button" className={`button ${className}`} onClick={find} aria-busy={isBusy}>
        <Icon name="locate-fixed" />
        <span>{labels.button}</span>
      </button>
      <p role="status">
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
