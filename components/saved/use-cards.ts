import { useEffect, useState } from 'react';
import { type CardFacts, type CardLabels, fromCardRow } from '@/components/cards/card-facts';
import type { Cards } from '@/components/cards/cards-of';
import { fetchJson } from '@/components/ui/fetch-json';
import { MOST_CARDS } from '@/lib/domain/kept-provider';
import type { Locale } from '@/lib/i18n/locales';
import { providerCardsUrl } from '@/lib/routing/paths-of-kept';
import { refreshSaved } from './change-saved';
import { keptOf } from './kept-of';

/** The facts of providers by their ids; null of one that is no longer in the directory. */
type Known = ReadonlyMap<number, CardFacts | null>;

/** Milliseconds: how long an answer is waited for, and when it is asked for again. */
const TIMEOUT = 8_000;
const PAUSE = 5_000;

/** The cards of some providers, asked for at once; until they have come, or come again, what the device keeps has to do. */
export function useCards(ids: readonly number[], locale: Locale) {
  const [known, setKnown] = useState<Known>(new Map());
  const [labels, setLabels] = useState<CardLabels>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !known.has(id)).slice(0, MOST_CARDS);
  const asked = missing.join();

  useEffect(() => {
    if (!asked) return;
    const wanted = asked.split(',').map(Number);
    const asking = new AbortController();
    const timer = setTimeout(() => asking.abort(), TIMEOUT);
    let isOver = false;
    fetchJson<Cards>(providerCardsUrl(wanted, locale), { signal: asking.signal }).then(
      ({ rows, labels: said }) => {
        if (isOver) return;
        const facts = new Map(rows.map(fromCardRow).map((one) => [keptOf(one).id, one]));
        setLabels(said);
        setKnown(
          (before) => new Map([...before, ...wanted.map((id) => [id, facts.get(id) ?? null] as const)]),
        );
        setFailures(0);
        refreshSaved([...facts.values()].map(keptOf));
      },
      () => !isOver && setFailures((count) => count + 1),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, locale, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(retry, PAUSE);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failures]);

  return { known, labels, isLoading: missing.length > 0, hasFailed: failures > 0, retry };
}
