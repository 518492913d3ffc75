import { useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import { onInteraction } from '@/components/ui/on-interaction';
import { saved, viewed } from './kept-store';
import { useKept } from './use-kept';

const KeptParts = lazyComponent(() => import('./kept-parts').then((file) => file.KeptParts));

/**
 * What a page shows of the device beside hearts: loaded as soon as something is saved. What was only viewed is shown further
 * down, and waits for the visitor's first move.
 */
export function KeptOnPage({ href }: { href: string }) {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    onInteraction(() => {
      setHasMoved(true);
      waiting.abort();
    }, waiting.signal);
    return () => waiting.abort();
  }, []);
  const [{ length: ofSaved }, { length: ofViewed }] = [useKept(saved).providers, useKept(viewed).providers];
  const isShown = ofSaved > 0 || (ofViewed > 0 && hasMoved);
  return <LazyBoundary failed={null}>{isShown && <KeptParts href={href} />}</LazyBoundary>;
}
