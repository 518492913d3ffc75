import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CardProvider } from '@/components/cards/card-provider';
import { fetchJson } from '@/components/ui/fetch-json';
import { providerCardsUrl } from '@/lib/routing/client-paths';

/** Returns the cards of some providers, and loads the missing ones. */
export function useCards(
  ids: readonly number[],
  known: readonly CardProvider[],
): { cards: CardProvider[]; isLoading: boolean } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<readonly CardProvider[]>([]);
  const [settledUrl, setSettledUrl] = useState('');
  const byId = new Map([...loaded, ...known].map((card) => [card.id, card]));
  const missing = ids.filter((id) => !byId.has(id));
  const url = missing.length > 0 ? providerCardsUrl(missing, locale) : '';
  useEffect(() => {
    if (!url) return;
    const controller = new AbortController();
    fetchJson<{ providers: CardProvider[] }>(url, { signal: controller.signal }).then(
      ({ providers }) => {
        setLoaded((before) => [...before, ...providers]);
        setSettledUrl(url);
      },
      () => {
        if (!controller.signal.aborted) setSettledUrl(url);
      },
    );
    return () => controller.abort();
  }, [url]);
  return {
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    isLoading: url !== '' && url !== settledUrl,
  };
}
