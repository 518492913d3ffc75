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
import { chooseCar, readCar, useMyCar } from '@/components/car/my-car';
import { rememberFocus, restoreFocus } from '@/components/ui/focus-after-navigation';
import { PendingText } from '@/components/ui/link';
import { findOpenPopover, hidePopover, substitutePopovers } from '@/components/ui/popover';
import { parseCarSize } from '@/lib/domain/car';
import { AMOUNT_FIELD, asksForPrice, isChosen, valueIn } from '@/lib/domain/filter-parameters';
import { fieldsToSend, replaceUnderstood, showUnderstood } from './understood-fields';

interface FilterFormProps {
  /** The query parameters of a list, in canonical order. */
  parameters: readonly string[];
  /** URL of the list, in the language of the page. */
  action: string;
  /** URL that returns the number of matches of a query, if they are counted. */
  countUrl?: string;
  loading: string;
  /** Announced when the list has loaded. With it, the list is below the form and changes are applied immediately. */
  results?: string;
  /** Whether the list compares prices without a car. */
  isForAnyCar?: boolean;
  className?: string;
  children: React.ReactNode;
}

/**
 * Renders a GET form that works without JavaScript. With it, the URL contains only the chosen filters, and the page stays
 * visible while the list loads. Fields in a sheet are applied by its button, which shows the number of matches.
 */
export function FilterForm({
  parameters,
  action,
  countUrl,
  loading,
  results,
  isForAnyCar,
  className,
  children,
}: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const lastKey = useRef<string>(undefined);
  /** Whether a select shows an option that is not applied yet. */
  const isUnconfirmed = useRef(false);
  const [isLoading, startTransition] = useTransition();
  const startCount = useMatchCount(countUrl);
  const query = () => queryOf(form.current!, parameters);
  const showCount = () => startCount(form.current!, query().toString());

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
  /** Shows the car that was chosen earlier, unless the list is for another one or for none. */
  const showMyCar = useEffectEvent(() => {
    const select = form.current!.elements.namedItem('car');
    if (select instanceof HTMLSelectElement && !select.value && !isForAnyCar) select.value = readCar() ?? '';
  });
  const myCar = useMyCar();
  useEffect(() => showMyCar(), [myCar]);
  useEffect(() => showUnderstood(form.current!), []);
  // Applies chips that were pressed before hydration.
  useEffect(() => applyEarlyChanges(), []);

  /** Selects the option that a chip is a shortcut to. */
  function chooseOption({ dataset, checked, value }: HTMLInputElement) {
    const select = dataset.optionOf && form.current!.elements.namedItem(dataset.optionOf);
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = checked ? value : '';
    replaceUnderstood(form.current!, select);
  }

  function apply() {
    isUnconfirmed.current = false;
    const chosen = query().toString();
    const sheet = findOpenPopover(form.current!);
    if (sheet) hidePopover(sheet);
    if (results !== undefined) rememberFocus(form.current!);
    startTransition(() =>
      router.push(chosen ? `${action}?${chosen}` : action, { scroll: results === undefined }),
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    const field: HTMLElement = event.target;
    if (field instanceof HTMLInputElement) chooseOption(field);
    if (field instanceof HTMLSelectElement) replaceUnderstood(form.current!, field);
    if ((field.dataset.optionOf ?? field.getAttribute('name')) === 'max') clearAmount(form.current!);
    if (field instanceof HTMLSelectElement && field.name === 'car') {
      chooseCar(parseCarSize(field.value));
      // Without a price in the URL, styles show those of the car.
      if (!isPriced(query())) return;
    }
    const isText = field instanceof HTMLInputElement && field.type === 'search';
    if (results === undefined || isText || findOpenPopover(form.current!)?.contains(field))
      return showCount();
    // In a closed select each arrow key is a change, so keyboard users confirm with Enter or by leaving it.
    isUnconfirmed.current =
      (field instanceof HTMLInputElement && (field.name === AMOUNT_FIELD || field.name === 'min')) ||
      (field instanceof HTMLSelectElement && lastKey.current !== undefined && lastKey.current !== 'Enter');
    if (isUnconfirmed.current) showCount();
    else apply();
  }

  function press(event: KeyboardEvent) {
    const sheet = event.key === 'Escape' && findOpenPopover(form.current!);
    const pill = event.key === 'Escape' && openPill(form.current!);
    if (pill) pill.querySelector('summary')?.focus();
    if (pill) pill.open = false;
    if (sheet) hidePopover(sheet);
    const isConfirmed = event.key === 'Enter' && lastKey.current && event.target instanceof HTMLSelectElement;
    lastKey.current = event.key;
    if (!isConfirmed) return;
    event.preventDefault();
    apply();
  }

  /** Applies an unconfirmed option, and closes the sheet or the pill when the focus leaves it, so that it covers no focused element. */
  function leave({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const pill = openPill(currentTarget);
    // From one of its fields to another.
    if (pill?.contains(target) && relatedTarget instanceof Node && pill.contains(relatedTarget)) return;
    if (isUnconfirmed.current) apply();
    if (pill?.contains(target)) pill.open = false;
    const sheet = findOpenPopover(currentTarget);
    if (relatedTarget instanceof Node && sheet && !sheet.contains(relatedTarget)) hidePopover(sheet);
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
      onClick={substitutePopovers}
      onPointerDown={() => (lastKey.current = undefined)}
      aria-busy={isLoading}
    >
      {children}
      {isLoading && <PendingText>{loading}</PendingText>}
    </form>
  );
}

/** Returns the pill of a form whose fields lie over the page; in a sheet they are part of it. */
function openPill(form: HTMLFormElement): HTMLDetailsElement | null {
  return findOpenPopover(form) ? null : form.querySelector('details[open]');
}

/** Milliseconds to wait after the last change. */
const DELAY = 250;

/** Returns the chosen filters of a form as a query. */
function queryOf(form: HTMLFormElement, parameters: readonly string[]): URLSearchParams {
  const fields = fieldsToSend(form);
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = valueIn(fields, name);
    if (isChosen(value)) query.set(name, value);
  }
  if (!isPriced(query)) query.delete('car');
  return query;
}

function isPriced(query: URLSearchParams): boolean {
  return asksForPrice({
    limit: query.get('min') ?? query.get('max'),
    search: query.get('q'),
    sort: query.get('sort'),
  });
}

/** Clears the amount, which would win over the step that was chosen after it. */
function clearAmount(form: HTMLFormElement): void {
  const amount = form.elements.namedItem(AMOUNT_FIELD);
  if (amount instanceof HTMLInputElement) amount.value = '';
}

/** Returns a function that shows the number of matches on a form's button, or its original label if they cannot be counted. */
function useMatchCount(countUrl: string | undefined): (form: HTMLFormElement, query: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const counting = useRef<AbortController>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    counting.current?.abort();
  };
  useEffect(() => cancel, []);

  return (form, query) => {
    if (!countUrl) return;
    cancel();
    counting.current = new AbortController();
    const { signal } = counting.current;
    timer.current = setTimeout(() => showCount(form, `${countUrl}&${query}`, signal), DELAY);
  };
}

/** What the server counts for the fields of a form. */
interface MatchCount {
  label: string;
  /** Formatted numbers of providers by parameter and option; options without any are missing. */
  options?: Record<string, Record<string, string>>;
}

async function showCount(form: HTMLFormElement, url: string, signal: AbortSignal) {
  const counted: MatchCount | undefined = await fetch(url, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  // Ignore responses to earlier choices.
  if (signal.aborted) return;
  for (const label of form.querySelectorAll<HTMLElement>('[data-count]')) {
    label.dataset.uncounted ??= label.textContent;
    label.textContent = counted?.label ?? label.dataset.uncounted;
  }
  for (const [name, counts] of Object.entries(counted?.options ?? {})) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) showOptionCounts(field, counts);
  }
}

/** Shows the numbers of a select's options, and disables those without any, as the server does. */
function showOptionCounts(select: HTMLSelectElement, counts: Record<string, string>) {
  for (const option of select.options) {
    const [, name] = /^(.*) \([^()]*\)$/.exec(option.text) ?? [];
    if (name === undefined) continue;
    const count = counts[option.value];
    option.text = `${name} (${count ?? 0})`;
    option.disabled = count === undefined && !option.selected;
  }
}
