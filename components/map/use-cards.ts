import { useEffect, useState } from 'react';
import type { CardProvider } from '@/components/cards/card-provider';
import { fetchJson } from '@/components/ui/fetch-json';
import { providerCardsUrl } from '@/lib/routing/client-paths';

/** Returns the loaded cards of some providers, and loads the others. */
export function useCards(
  ids: readonly number[],
  known: readonly CardProvider[],
): { cards: CardProvider[]; isLoading: boolean } {
  const [loaded, setLoaded] = useState<readonly CardProvider[]>([]);
  const [answered, setAnswered] = useState('');
  const byId = new Map([...loaded, ...known].map((card) => [card.id, card]));
  const missing = ids.filter((id) => !byId.has(id));
  const url = missing.length > 0 ? providerCardsUrl(missing) : '';
  useEffect(() => {
    if (!url) return;
    const loading = new AbortController();
    fetchJson<{ providers: CardProvider[] }>(url, { signal: loading.signal }).then(
      ({ providers }) => {
        setLoaded((before) => [...before, ...providers]);
        setAnswered(url);
      },
      () => {
        if (!loading.signal.aborted) setAnswered(url);
      },
    );
    return () => loading.abort();
  }, [url]);
  return {
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    isLoading: url !== '' && url !== answered,
  };
}
