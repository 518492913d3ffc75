'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useTransition,
} from 'react';
import { FILTER_PARAMETERS, isChosen } from '@/lib/domain/filter';
import { rememberFocus, restoreFocus } from './focus-after-navigation';

interface FilterFormProps {
  /** URL of the list, in the language of the page. */
  action: string;
  /** Where the number of matches for a query is asked. */
  countUrl: string;
  loading: string;
  /** Whether the list stands below: then a choice is applied at once, and this is said of the list when it is there. */
  results?: string;
  className?: string;
  children: React.ReactNode;
}

/**
 * A GET form that works without script. With it, the URL names only what was chosen, and the page stays while the list is
 * fetched. Fields in a sheet wait for their button, which says beforehand how many services match.
 */
export function FilterForm({ action, countUrl, loading, results, className, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const lastKey = useRef<string>(undefined);
  const [isLoading, startTransition] = useTransition();
  const showCount = useMatchCount(countUrl);

  useEffect(() => {
    if (results !== undefined && form.current) restoreFocus(form.current, results);
  }, [results]);

  const applyEarlyChanges = useEffectEvent(() => {
    const changed = [...form.current!.querySelectorAll('input')].filter(
      ({ type, checked, defaultChecked }) => type === 'checkbox' && checked !== defaultChecked,
    );
    if (results === undefined || changed.length === 0) return;
    changed.forEach(chooseOption);
    apply();
  });
  // Chips that were pressed before this code ran.
  useEffect(() => applyEarlyChanges(), []);

  /** A chip that is an option of a select chooses it there. */
  function chooseOption({ dataset, checked, value }: HTMLInputElement) {
    const select = dataset.chooses && form.current!.elements.namedItem(dataset.chooses);
    if (select instanceof HTMLSelectElement) select.value = checked ? value : '';
  }

  function apply() {
    const query = queryOf(form.current!);
    form.current!.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    if (results !== undefined) rememberFocus(form.current!);
    startTransition(() =>
      router.push(query ? `${action}?${query}` : action, { scroll: results === undefined }),
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    const field: HTMLElement = event.target;
    if (field instanceof HTMLInputElement) chooseOption(field);
    const isText = field instanceof HTMLInputElement && field.type === 'search';
    if (results === undefined || isText || field.closest('[popover]:popover-open'))
      return showCount(form.current!);
    // Each arrow key is a change of a closed select: nothing is chosen before Enter.
    const isOnTheWay = field instanceof HTMLSelectElement && lastKey.current && lastKey.current !== 'Enter';
    if (isOnTheWay) showCount(form.current!);
    else apply();
  }

  function press(event: KeyboardEvent) {
    const isConfirmed = event.key === 'Enter' && lastKey.current && event.target instanceof HTMLSelectElement;
    lastKey.current = event.key;
    if (!isConfirmed) return;
    event.preventDefault();
    apply();
  }

  /** Who moves on with the keyboard is not left behind an open sheet. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const sheet = currentTarget.querySelector<HTMLElement>(':popover-open');
    if (relatedTarget instanceof Node && sheet && !sheet.contains(relatedTarget)) sheet.hidePopover();
  }

  return (
    <form
      ref={form}
      action={action}
      className={className}
      role="search"
      onSubmit={submit}
      onChange={change}
      onKeyDown={press}
      onBlur={leave}
      onPointerDown={() => (lastKey.current = undefined)}
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

/** Milliseconds after the last change. */
const DELAY = 250;

/** Returns what is chosen in a form of filters, as a query in the order of every link. */
function queryOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = fields.get(name);
    if (typeof value === 'string' && isChosen(value.trim())) query.set(name, value.trim());
  }
  return query.toString();
}

/** Has the button of a form say how many services match what is chosen. Without a count it says what it said at first. */
function useMatchCount(countUrl: string): (form: HTMLFormElement) => void {
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
