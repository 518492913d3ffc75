'use client';

import { Icon } from '@/components/ui/icon';
import type { SaveViewedProps } from './save-viewed';
import { useSavedParts } from './use-saved-parts';

/** The heart of a provider's page, which can be pressed once what it does has come. */
export function SaveProvider(props: SaveViewedProps) {
  const parts = useSavedParts();
  if (parts) return <parts.SaveViewed {...props} />;
  const { provider, label, words } = props;
  return (
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
}
