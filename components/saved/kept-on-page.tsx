import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import { saved, viewed } from './kept-store';
import { readSavedTexts } from './saved-texts';
import { useKept } from './use-kept';

/** With their texts: neither is loaded where there is nothing to show. */
const KeptParts = lazyComponent(async () => {
  const [{ KeptParts: Loaded }, texts] = await Promise.all([import('./kept-parts'), readSavedTexts()]);
  return function WithTexts({ href }: { href: string }) {
    return <Loaded href={href} texts={texts} />;
  };
});

/** What a page shows of the device beside hearts, as soon as something is kept. */
export function KeptOnPage({ href }: { href: string }) {
  const [{ length: ofSaved }, { length: ofViewed }] = [useKept(saved).providers, useKept(viewed).providers];
  return <LazyBoundary failed={null}>{ofSaved + ofViewed > 0 && <KeptParts href={href} />}</LazyBoundary>;
}
