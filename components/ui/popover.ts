/**
 * Native popovers, and a substitute for Safari before 17, Chrome before 114 and Firefox before 125, which lack them: there,
 * popovers with the attribute `data-open` are shown.
 */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Returns the open popover in an element. */
export function findOpenPopover(parent: ParentNode): HTMLElement | null {
  return parent.querySelector(hasPopovers() ? ':popover-open' : '[popover][data-open]');
}

/** Hides an open popover. If it has the focus, its button receives it. */
export function hidePopover(popover: HTMLElement): void {
  if (hasPopovers()) return popover.hidePopover();
  const hadFocus = popover.contains(document.activeElement);
  delete popover.dataset.open;
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
}

/** Does what pressing a button with `popovertarget` does, in browsers without popovers. */
export function substitutePopovers({ target }: { target: EventTarget }): void {
  const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && !hasPopovers() && document.getElementById(id);
  if (!popover) return;
  if (popover.dataset.open !== undefined) return hidePopover(popover);
  popover.dataset.open = '';
  popover.focus();
}
