/** The classes of the line above the cards: the heading and what can be done with all of them. */
export const SAVED_HEAD = 'mb-3 flex min-h-target flex-wrap items-center gap-x-2 gap-y-1';
