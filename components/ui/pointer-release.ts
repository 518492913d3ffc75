/** Milliseconds in which a click follows the end of a touch. */
const CLICK_DELAY = 300;

/**
 * The end of the press on an element that is under way, with the click that it becomes; at once without one. What is
 * replaced under a finger, a mouse button or a key is not clicked any more.
 */
export function afterPress(element: Element | null): Promise<void> {
  if (!element?.matches(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      // After what the click does by itself, as opening a disclosure.
      setTimeout(resolve);
    };
    for (const type of ['click', 'pointercancel']) window.addEventListener(type, end, { signal });
    for (const type of ['pointerup', 'keyup'])
      window.addEventListener(type, () => setTimeout(end, CLICK_DELAY), { signal });
  });
}
