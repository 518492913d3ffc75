import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { CardProvider } from '@/components/cards/card-provider';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { updateSaved } from '@/components/saved/saved-store';
import { fetchJson } from '@/components/ui/fetch-json';
import { MAX_CARDS } from '@/lib/domain/saved-provider';
import { providerCardsUrl } from '@/lib/routing/client-paths';

/** Milliseconds. */
const TIMEOUT = 8_000;
const RETRY_DELAY = 5_000;

/** Providers by id; null if no longer in the directory. */
type Details = ReadonlyMap<number, CardProvider | null>;

/** Loads the current data of the given providers, retrying until it succeeds. */
export function useSavedDetails(ids: readonly number[]) {
  const texts = useProviderTexts();
  const locale = useLocale();
  const [details, setDetails] = useState<Details>(new Map());
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const missing = ids.filter((id) => !details.has(id)).slice(0, MAX_CARDS);
  const wanted = missing.join();

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    let isCancelled = false;
    // Not `AbortSignal.any`, which Safari lacks before 17.4.
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    const request = async () => {
      const requested = wanted.split(',').map(Number);
      const url = providerCardsUrl(requested, locale);
      const { providers } = await fetchJson<{ providers: CardProvider[] }>(url, controller);
      const found = new Map(providers.map((provider) => [provider.id, provider]));
      setDetails(
        (before) => new Map([...before, ...requested.map((id) => [id, found.get(id) ?? null] as const)]),
      );
      setFailures(0);
      updateSaved(
        providers.map((provider) => ({
          id: provider.id,
          name: provider.name,
          phone: provider.phone,
          area: provider.area && texts.areaInEmirate(provider.area),
        })),
      );
    };
    request()
      .catch(() => isCancelled || setFailures((count) => count + 1))
      .finally(() => clearTimeout(timer));
    return () => {
      isCancelled = true;
      controller.abort();
    };
  }, [wanted, locale, texts, attempt]);

  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(retry, RETRY_DELAY);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failures]);

  return { details, isLoading: missing.length > 0, hasFailed: failures > 0, retry };
}
