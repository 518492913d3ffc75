const BASE =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 overflow-hidden rounded-control ' +
  'border text-center text-sm font-semibold transition-colors duration-150 motion-safe:active:translate-y-px ' +
  'disabled:cursor-progress disabled:opacity-65 print:hidden';

/** Only one `main` stands on a screen, and two filled ones never stand side by side. `on-ink` is for dark backgrounds. */
const KINDS = {
  main: 'gleam border-transparent bg-sun-400 text-sea-950 hover:bg-sun-300',
  filled: 'border-transparent bg-action text-white hover:bg-action-hover',
  outlined:
    'border-sand-200 bg-surface text-ink-900 hover:border-tint-300 hover:bg-tint-50 active:bg-tint-100',
  plain: 'border-transparent text-ink-900 hover:bg-tint-50 active:bg-tint-100',
  'on-ink': 'border-on-ink-line text-white hover:bg-on-ink-hover',
} as const;

export type ButtonKind = keyof typeof KINDS;

/** Returns the classes of a button or of a link that looks like one, with more of them for its place on the page. */
export function buttonStyle(kind: ButtonKind, more = ''): string {
  return `${BASE} px-4 py-2 ${KINDS[kind]} ${more}`.trimEnd();
}

/** Returns the classes of a square button that shows an icon alone, and needs an accessible name. */
export function iconButtonStyle(kind: ButtonKind, more = ''): string {
  return `${BASE} w-target flex-none ${KINDS[kind]} ${more}`.trimEnd();
}
