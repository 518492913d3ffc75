import { announce } from '@/components/ui/announcement';

/**
 * What has the focus when a list is requested: a field of its form by name or id, a button of it by its index, or a link to
 * the list. The next list takes the focus over, or the visitor would be sent back to the top of the page.
 */
let focused: string | number | undefined;
const LIST_LINK = -1;

const buttonsOf = (form: HTMLFormElement) => [...form.querySelectorAll('button')];

/** Remembers which control of the form has the focus, if any. */
export function rememberFocus(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return;
  const button = buttonsOf(form).findIndex((other) => other === field);
  focused = (field.getAttribute('name') ?? field.id) || button;
}

/** Remembers that a link was followed that is gone from the next list, or means something else there. */
export function focusListAfterNavigation(): void {
  focused = LIST_LINK;
}

/** Returns the focus to the control that was used, or after a link to the list as a whole, and announces what the list shows. */
export function restoreFocus(form: HTMLFormElement, results: string): void {
  if (focused === undefined) return;
  const field =
    focused === LIST_LINK
      ? form.closest('main')
      : typeof focused === 'number'
        ? buttonsOf(form)[focused]
        : form.elements.namedItem(focused);
  focused = undefined;
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  // A row of chips is scrolled by itself.
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  announce(results);
}
