import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import { saved, viewed } from './kept-store';
import { useKept } from './use-kept';

const KeptParts = lazyComponent(() => import('./kept-parts').then((file) => file.KeptParts));

/** What a page shows of the device beside hearts: loaded as soon as something is kept. */
export function KeptOnPage({ href }: { href: string }) {
  const [{ length: ofSaved }, { length: ofViewed }] = [useKept(saved).providers, useKept(viewed).providers];
  return <LazyBoundary failed={null}>{ofSaved + ofViewed > 0 && <KeptParts href={href} />}</LazyBoundary>;
}
