'use client';

import { useTranslations } from 'next-intl';
import { CardList } from '@/components/cards/card-list';
import { clearViewed, useSaved, useViewed } from '@/components/saved/saved-store';
import { SAVED_HEAD } from './saved-head';
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
    <section className="no-print mt-10" aria-labelledby="viewed-title">
      <div className={SAVED_HEAD}>
        <h2 id="viewed-title" className="me-auto text-xl">
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
