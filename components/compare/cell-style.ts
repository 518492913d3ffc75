/** The classes of a cell. */
export const CELL = 'min-w-0 px-3 pt-1 pb-3 text-start wrap-anywhere lg:px-4 lg:py-3.5 print:p-1';
/** The classes of what is said below a fact. */
export const NOTE = 'block text-sm font-normal text-ink-500';
/** The classes of the word that marks the best value of a row. */
export const BEST = 'block text-sm text-leaf-700';
