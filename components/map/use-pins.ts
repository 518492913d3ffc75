import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { type MapPin, type PinRow, toMapPin } from '@/lib/domain/map';

interface LoadedPins {
  url: string;
  /** Null if they could not be loaded. */
  pins: MapPin[] | null;
}

/**
 * Loads the pins of a map: undefined until loaded, null if loading failed. The previous pins stay while new ones load.
 */
export function usePins(url: string): { pins: MapPin[] | null | undefined; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedPins>();
  useEffect(() => {
    const controller = new AbortController();
    fetchJson<PinRow[]>(url, { signal: controller.signal }).then(
      (rows) => setLoaded({ url, pins: rows.map(toMapPin) }),
      () => {
        if (!controller.signal.aborted) setLoaded({ url, pins: null });
      },
    );
    return () => controller.abort();
  }, [url, attempt]);
  return { pins: loaded?.pins, retry: () => setAttempt(attempt + 1) };
}
