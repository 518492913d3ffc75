const ID = 'announcement';

/** Where `announce` puts what screen readers are to say. It stays while pages change: what is new with a page is not read. */
export function Announcement() {
  return <p id={ID} role="status" className="sr-only" />;
}

/** Has a screen reader say something when it has said what it is about. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = text;
}
