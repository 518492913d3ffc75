import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { type MapPin, type PinRow, toMapPin } from '@/lib/domain/map-pin';

interface Answer {
  /** The requested URL. */
  of: string;
  /** Null if they could not be loaded. */
  pins: MapPin[] | null;
}

/**
 * Loads the pins of a map: undefined until they are first loaded, null if that failed. Previous pins stay while others load.
 */
export function usePins(url: string): { pins: MapPin[] | null | undefined; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const loading = new AbortController();
    fetchJson<PinRow[]>(url, { signal: loading.signal }).then(
      (rows) => setAnswer({ of: url, pins: rows.map(toMapPin) }),
      () => {
        if (!loading.signal.aborted) setAnswer({ of: url, pins: null });
      },
    );
    return () => loading.abort();
  }, [url, attempt]);
  return { pins: answer?.pins, retry: () => setAttempt(attempt + 1) };
}
