/** Classes that a published review and one that waits for staff have in common. */
export const REVIEW = 'border-b border-sand-200 py-4 wrap-anywhere';
/** In either language, texts begin at the edge of the column. */
export const REVIEW_TEXT = 'whitespace-pre-line [text-align:var(--page-start)]';
export const DETAIL = 'text-sm text-ink-500';
export const STARS = 'tracking-wider whitespace-nowrap text-sun-400 forced-colors:text-[CanvasText]';
