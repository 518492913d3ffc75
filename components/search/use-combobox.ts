import { useEffect, useState } from 'react';
import type { Suggestion } from '@/lib/domain/suggestions';

interface ComboboxOptions {
  matches: Suggestion[] | undefined;
  /** Looks for what is typed; undefined is for nothing. */
  look: (typed: string | undefined) => void;
  choose: (suggestion: Suggestion) => void;
}

/**
 * The keys of a combobox with a list, on a field that stands in the page already. Without arrow keys, Enter does what the
 * form does, and all other keys move in the text.
 */
export function useCombobox(field: HTMLInputElement, id: string, { matches, look, choose }: ComboboxOptions) {
  // By its URL: names that come late leave the choice as it is.
  const [chosen, setChosen] = useState<string>();
  const isOpen = Boolean(matches?.length);
  const active = matches?.findIndex(({ href }) => href === chosen) ?? -1;
  const setActive = (index: number) => setChosen(matches?.[index]?.href);

  function press(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(stepFrom(active, key === 'ArrowDown' ? 1 : -1, matches!.length));
      else look(field.value);
    } else if (key === 'Escape' && isOpen) {
      // The browser would empty the field, or close the dialog around it.
      event.preventDefault();
      setActive(-1);
      look(undefined);
    } else if (key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(matches![active]!);
    } else if (key === 'Enter') look(undefined);
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setActive(-1);
  }

  function type() {
    setActive(-1);
    look(field.value);
  }

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', press, { signal });
    field.addEventListener('input', type, { signal });
    field.addEventListener('blur', () => look(undefined), { signal });
    return () => listening.abort();
  });

  useEffect(() => {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
    }))
      field.setAttribute(name, value);
  }, [field, id]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (active < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', `${id}${active}`);
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isOpen, active]);

  return { active, isOpen };
}

/** Beyond the ends is the field itself, which is -1. */
function stepFrom(index: number, by: 1 | -1, length: number): number {
  const next = index + by;
  if (next < -1) return length - 1;
  return next < length ? next : -1;
}
