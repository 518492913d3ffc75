/** Seconds that a rendered page and the data in it stay fresh. */
export const REVALIDATE_SECONDS = 300;
