import { useEffect } from 'react';
import { type KeptProvider, MOST_VIEWED, withKept } from '@/lib/domain/kept-provider';
import { viewed } from './kept-store';
import { SaveButton } from './save-button';

export interface SaveViewedProps {
  provider: Omit<KeptProvider, 'at'>;
  /** {name} stands where the name goes. */
  label: string;
  words: { save: string; isSaved: string };
}

/** The heart of a provider's page, which also remembers that the page was seen. */
export function SaveViewed({ provider, ...texts }: SaveViewedProps) {
  const { id, name, phone, area } = provider;
  useEffect(() => {
    const seen = { id, name, phone, area, at: Date.now() };
    viewed.change(({ providers }) => ({ providers: withKept(providers, [seen], MOST_VIEWED) }));
  }, [id, name, phone, area]);
  return <SaveButton provider={provider} {...texts} className="button button-on-ink needs-script" />;
}
