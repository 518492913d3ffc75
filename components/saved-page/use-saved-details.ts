import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePriceQuery } from '@/components/car/use-price-query';
import type { CardProvider } from '@/components/cards/card-provider';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { replaceMerged, updateSaved } from '@/components/saved/saved-store';
import { useFetch } from '@/components/ui/use-fetch';
import { MAX_CARDS } from '@/lib/domain/saved-provider';
import { providerCardsUrl } from '@/lib/routing/client-paths';

/** Milliseconds. */
const TIMEOUT = 8_000;
const RETRY_DELAY = 5_000;

/** Providers by id; null if no longer in the directory. */
type Details = ReadonlyMap<number, CardProvider | null>;
const NONE: Details = new Map();

/** Loads the current data of the given providers, with the price of the kind that was asked for last, retrying until it succeeds. */
export function useSavedDetails(ids: readonly number[]) {
  const texts = useProviderTexts();
  const locale = useLocale();
  const { kind } = usePriceQuery();
  const [loaded, setLoaded] = useState<{ kind?: string; details: Details }>({ details: NONE });
  const details = loaded.kind === kind ? loaded.details : NONE;
  const missing = ids.filter((id) => !details.has(id)).slice(0, MAX_CARDS);
  const url = missing.length > 0 ? providerCardsUrl(missing, locale, { kind }) : undefined;

  const { isLoading, hasFailed, retry } = useFetch<{
    providers: CardProvider[];
    merged?: [gone: number, stays: number][];
  }>(
    url,
    ({ providers, merged }) => {
      const found = new Map(providers.map((provider) => [provider.id, provider]));
      setLoaded({
        kind,
        details: new Map([
          ...details,
          ...missing.map((id) => [id, found.get(id) ?? null] as const),
          ...found,
        ]),
      });
      if (merged) replaceMerged(merged);
      updateSaved(
        providers.map(({ id, name, otherName, phone, area }) => ({
          id,
          name,
          otherName,
          phone: phone ?? null,
          area: area ? texts.areaInEmirate(area) : null,
        })),
      );
    },
    { timeout: TIMEOUT },
  );

  const retryLater = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed || isLoading) return;
    const listener = () => retryLater();
    const timer = setTimeout(listener, RETRY_DELAY);
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, [hasFailed, isLoading]);

  return { details, isLoading: missing.length > 0, hasFailed, retry };
}
