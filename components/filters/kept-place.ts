import { announce } from '@/components/ui/announcement';

/**
 * Where the visitor was when a list was asked for: a field of its form by name or id, a button of it by its place, or among
 * the links of its filters. The next list takes the focus over, or the place would be lost.
 */
let place: string | number | undefined;
const LINKS = -1;

const buttonsOf = (form: HTMLFormElement) => [...form.querySelectorAll('button')];

/** Notes what has the focus, if it is in the form. */
export function keepPlaceInForm(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return;
  const button = buttonsOf(form).findIndex((other) => other === field);
  place = (field.getAttribute('name') ?? field.id) || button;
}

/** Notes that a link was followed that is gone from the next list, or means something else there. */
export function keepPlaceInLinks(): void {
  place = LINKS;
}

/** Gives the focus to where the visitor was, links to the list as a whole, and says what it shows. */
export function restorePlace(form: HTMLFormElement, results: string): void {
  if (place === undefined) return;
  const field =
    place === LINKS
      ? form.closest('main')
      : typeof place === 'number'
        ? buttonsOf(form)[place]
        : form.elements.namedItem(place);
  place = undefined;
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  // A row of chips is scrolled by itself.
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  announce(results);
}
