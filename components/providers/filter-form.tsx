'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useTransition } from 'react';
import { FILTER_PARAMETERS, isChosen } from '@/lib/domain/filter-parameters';

interface FilterFormProps {
  /** URL of the list, in the language of the page. */
  action: string;
  /** Where the number of matches for a query is asked. */
  countUrl: string;
  loading: string;
  className?: string;
  children: React.ReactNode;
}

const COUNT_DELAY = 250;

/**
 * A GET form that works without script. With it, the URL names only what was chosen, the page stays while the
 * list is fetched, and the button of the filters says beforehand how many services match.
 */
export function FilterForm({ action, countUrl, loading, className, children }: FilterFormProps) {
  const router = useRouter();
  const [isLoading, startTransition] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const counting = useRef<AbortController>(undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    startTransition(() => router.push(query ? `${action}?${query}` : action));
  }

  function change(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if ((event.target as HTMLInputElement).name === 'sort') return form.requestSubmit();
    clearTimeout(timer.current);
    counting.current?.abort();
    counting.current = new AbortController();
    const { signal } = counting.current;
    timer.current = setTimeout(() => showCount(form, `${countUrl}&${queryOf(form)}`, signal), COUNT_DELAY);
  }

  return (
    <form
      action={action}
      className={className}
      role="search"
      onSubmit={submit}
      onChange={change}
      aria-busy={isLoading}
    >
      {children}
      {isLoading && (
        <span role="status" className="pending">
          {loading}
        </span>
      )}
    </form>
  );
}

function queryOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = fields.get(name);
    if (typeof value === 'string' && isChosen(value.trim())) query.set(name, value.trim());
  }
  return query.toString();
}

/** Without a count the button says what it said at first; that of an earlier choice comes too late. */
async function showCount(form: HTMLFormElement, address: string, signal: AbortSignal) {
  const counted = await fetch(address, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const label = form.querySelector<HTMLElement>('[data-count]');
  if (!label || signal.aborted) return;
  label.dataset.uncounted ??= label.textContent;
  label.textContent = counted?.label ?? label.dataset.uncounted;
}
