export type ButtonKind = 'main' | 'filled' | 'outlined' | 'plain' | 'on-ink';

/** Returns the classes of a button or of a link that looks like one (button.css), with more of them for its place on the page. */
export function buttonStyle(kind: ButtonKind, more = ''): string {
  return `button button-${kind} ${more}`.trimEnd();
}

/** Returns the classes of a square button that shows an icon alone, and needs an accessible name. */
export function iconButtonStyle(kind: ButtonKind, more = ''): string {
  return `button button-icon button-${kind} ${more}`.trimEnd();
}
