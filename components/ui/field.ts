/** The classes of a field: a label above its control, and what is said about it below. */
export const FIELD = 'grid min-w-0 content-start gap-1.5 text-sm font-medium text-ink-700';
