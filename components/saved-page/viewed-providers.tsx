'use client';

import { useTranslations } from 'next-intl';
import { CardList } from '@/components/cards/card-list';
import { clearViewed, useSaved, useViewed } from '@/components/saved/saved-store';
import { useSavedDetails } from './use-saved-details';

/** Renders the recently viewed providers that are not saved, as cards with their current facts (product rule 2.20). */
export function ViewedProviders({ origin }: { origin: string }) {
  const t = useTranslations('saved');
  const saved = new Set(useSaved().providers.map(({ id }) => id));
  const ids = useViewed().providers.flatMap(({ id }) => (saved.has(id) ? [] : [id]));
  const { details } = useSavedDetails(ids);
  const cards = ids.flatMap((id) => details.get(id) ?? []);
  if (cards.length === 0) return null;
  return (
    <section className="viewed-cards no-print" aria-labelledby="viewed-title">
      <div className="saved-head">
        <h2 id="viewed-title" className="text-xl">
          {t('viewed')}
        </h2>
        <button type="button" className="chip" onClick={clearViewed}>
          {t('clearViewed')}
        </button>
      </div>
      <CardList providers={cards} view="list" origin={origin} />
    </section>
  );
}
