/** The classes of a cell. */
export const CELL = 'min-w-0 px-2 pt-1 pb-3 text-start wrap-anywhere sm:px-3 lg:px-4 lg:py-3.5 print:p-1';
/** The classes of what is said below a fact. */
export const NOTE = 'block text-sm font-normal text-ink-500';
/** The classes of the word that marks the best value of a row. */
export const BEST = 'block text-sm text-leaf-700';
/** The classes of the name of a row: on phones on a line of its own. */
export const LABEL =
  'col-span-full px-2 pt-2.5 text-start text-sm font-normal text-ink-500 sm:px-3 lg:col-auto lg:px-4 lg:py-3.5 print:col-auto print:p-1';
