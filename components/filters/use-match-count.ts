import { useRef } from 'react';
import { FILTER_PARAMETERS, isChosen } from '@/lib/domain/filter-parameters';

/** Milliseconds after the last change. */
const DELAY = 250;

/** Returns what is chosen in a form of filters, as a query in the order of every link. */
export function queryOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = fields.get(name);
    if (typeof value === 'string' && isChosen(value.trim())) query.set(name, value.trim());
  }
  return query.toString();
}

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
