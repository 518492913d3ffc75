'use client';

import { useRouter } from 'next/navigation';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { announce } from '@/components/ui/announcement';
import { queryOf } from './filter-query';
import { useMatchCount } from './use-match-count';

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
 * What was used last, a field by its name or id, or a button by its place: the form of the next list takes the focus over, or the
 * visitor would lose the place.
 */
let focused: string | number | undefined;

const buttonsOf = (form: HTMLFormElement) => [...form.querySelectorAll('button')];

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
    if (focused === undefined || results === undefined || !form.current) return;
    const field =
      typeof focused === 'number'
        ? buttonsOf(form.current)[focused]
        : form.current.elements.namedItem(focused);
    focused = undefined;
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    announce(results);
  }, [results]);

  function apply() {
    const query = queryOf(form.current!);
    form.current!.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    const field = document.activeElement;
    if (results !== undefined && field && form.current!.contains(field))
      focused =
        (field.getAttribute('name') ?? field.id) ||
        buttonsOf(form.current!).findIndex((button) => button === field);
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
    if (field instanceof HTMLInputElement && field.dataset.chooses) {
      const select = form.current!.elements.namedItem(field.dataset.chooses) as HTMLSelectElement;
      select.value = field.checked ? field.value : '';
    }
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

  return (
    <form
      ref={form}
      action={action}
      className={className}
      role="search"
      onSubmit={submit}
      onChange={change}
      onKeyDown={press}
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
