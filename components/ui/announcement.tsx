const ID = 'announcement';

/** The live region for `announce`. Must stay mounted across navigations: screen readers ignore regions that are new. */
export function Announcement() {
  return <p id={ID} role="status" className="sr-only" />;
}

/** Announces a text to screen readers politely. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = text;
}
