'use client';

import { Icon } from '@/components/ui/icon';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import type { SaveViewedProps } from './save-viewed';
import { useSavedParts } from './use-saved-parts';

const SaveViewed = lazyComponent(() => import('./save-viewed').then((file) => file.SaveViewed));

/** The heart of a provider's page, which can be pressed once what it does has come. */
export function SaveProvider(props: SaveViewedProps) {
  const { provider, label, words } = props;
  const plain = (
    <button
      type="button"
      className="heart button button-on-ink needs-script"
      disabled
      aria-label={label.replace('{name}', provider.name)}
    >
      <Icon name="heart" />
      <span>{words.save}</span>
    </button>
  );
  if (!useSavedParts()) return plain;
  return (
    <LazyBoundary loading={plain} failed={plain}>
      <SaveViewed {...props} />
    </LazyBoundary>
  );
}
