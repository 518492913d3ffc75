import { useEffect, useState } from 'react';
import type { Suggestion } from '@/lib/domain/suggestions';

interface ComboboxOptions {
  matches: Suggestion[] | undefined;
  /** Sets the text to match; undefined closes the list. */
  setTyped: (typed: string | undefined) => void;
  choose: (suggestion: Suggestion) => void;
}

/**
 * Adds combobox keyboard support to an existing field and returns the active option. Enter submits the form unless an option is
 * active.
 */
export function useCombobox(
  field: HTMLInputElement,
  id: string,
  { matches, setTyped, choose }: ComboboxOptions,
) {
  // Identified by URL, so that the selection survives when more options arrive.
  const [chosen, setChosen] = useState<string>();
  const isOpen = Boolean(matches?.length);
  const active = matches?.findIndex(({ href }) => href === chosen) ?? -1;
  const setActive = (index: number) => setChosen(matches?.[index]?.href);

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setActive(stepFrom(active, key === 'ArrowDown' ? 1 : -1, matches!.length));
      else setTyped(field.value);
    } else if (key === 'Escape' && isOpen) {
      // By default, Escape clears the field or closes the dialog around it.
      event.preventDefault();
      setActive(-1);
      setTyped(undefined);
    } else if (key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(matches![active]!);
    } else if (key === 'Enter') setTyped(undefined);
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setActive(-1);
  }

  function onInput() {
    setActive(-1);
    setTyped(field.value);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    field.addEventListener('keydown', onKeyDown, { signal });
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('focus', () => field.value === '' && setTyped(''), { signal });
    field.addEventListener('blur', () => setTyped(undefined), { signal });
    return () => controller.abort();
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

/** Returns the next index; -1, the field itself, lies beyond both ends. */
function stepFrom(index: number, step: 1 | -1, length: number): number {
  const next = index + step;
  if (next < -1) return length - 1;
  return next < length ? next : -1;
}
