import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { fetchJson } from './fetch-json';

interface FetchOptions {
  /** Milliseconds to wait for further changes of the URL. */
  delay?: number;
  /** Milliseconds after which a request has failed. */
  timeout?: number;
}

/**
 * Loads JSON whenever the URL changes, and passes it to `onLoad`, which may throw if it is malformed. Responses to earlier URLs
 * are ignored. `hasFailed` stays true until another attempt succeeds.
 */
export function useFetch<T>(
  url: string | undefined,
  onLoad: (data: T) => void,
  { delay, timeout }: FetchOptions = {},
): { isLoading: boolean; hasFailed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState({ url, attempt: -1, hasFailed: false });
  const load = useEffectEvent(onLoad);

  // Before other effects, which may take longer than the response.
  useLayoutEffect(() => {
    if (!url) return;
    const controller = new AbortController();
    let isCurrent = true;
    const request = async () => {
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isCurrent) return;
      // Not `AbortSignal.any`, which Safari lacks before 17.4.
      const timer = timeout && setTimeout(() => controller.abort(), timeout);
      const data = await fetchJson<T>(url, { signal: controller.signal }).finally(() => clearTimeout(timer));
      if (isCurrent) load(data);
    };
    const settle = (hasFailed: boolean) => isCurrent && setSettled({ url, attempt, hasFailed });
    request().then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [url, attempt, delay, timeout]);

  const isSettled = settled.url === url && settled.attempt === attempt;
  return {
    isLoading: url !== undefined && !isSettled,
    hasFailed: settled.url === url && settled.hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
