import { useRef } from 'react';
import { queryOf } from './filter-query';

/** Milliseconds after the last change. */
const DELAY = 250;

/** Has the button of a form say how many services match what is chosen. Without a count it says what it said at first. */
export function useMatchCount(countUrl: string): (form: HTMLFormElement) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const counting = useRef<AbortController>(undefined);

  return (form) => {
    clearTimeout(timer.current);
    counting.current?.abort();
    counting.current = new AbortController();
    const { signal } = counting.current;
    timer.current = setTimeout(() => showCount(form, `${countUrl}&${queryOf(form)}`, signal), DELAY);
  };
}

async function showCount(form: HTMLFormElement, url: string, signal: AbortSignal) {
  const counted = await fetch(url, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const label = form.querySelector<HTMLElement>('[data-count]');
  // That of an earlier choice comes too late.
  if (!label || signal.aborted) return;
  label.dataset.uncounted ??= label.textContent;
  label.textContent = counted?.label ?? label.dataset.uncounted;
}
