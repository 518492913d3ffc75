import { announce } from '@/components/ui/announcement';

/**
 * The element that had the focus when a list was requested: a field of the form by its name or id, a button by its index, or
 * `LIST_LINK`. Without restoring the focus, keyboard users would return to the top of the page.
 */
let focused: string | number | undefined;
const LIST_LINK = -1;

const buttonsOf = (form: HTMLFormElement) => [...form.querySelectorAll('button')];

/** Remembers the focused control of a form, if any. */
export function rememberFocus(form: HTMLFormElement): void {
  const field = document.activeElement;
  if (!field || !form.contains(field)) return;
  const button = buttonsOf(form).findIndex((other) => other === field);
  focused = (field.getAttribute('name') ?? field.id) || button;
}

/** Remembers that the visitor used a link or button that the next list lacks or uses differently. */
export function focusListAfterNavigation(): void {
  focused = LIST_LINK;
}

/** Focuses the control that was used, or the whole list after a link, and announces the results. */
export function restoreFocus(form: HTMLFormElement, results: string): void {
  if (focused === undefined) return;
  const field =
    focused === LIST_LINK
      ? form.closest('main')
      : typeof focused === 'number'
        ? buttonsOf(form)[focused]
        : form.elements.namedItem(focused);
  focused = undefined;
  if (field instanceof HTMLElement) {
    const pill = field.closest('details:not([open])');
    (pill?.querySelector('summary') ?? field).focus({ preventScroll: true });
  }
  // Chips are in a row that scrolls horizontally.
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  announce(results);
}
