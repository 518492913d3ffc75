/** A rating is shown with one decimal (spec §9). */
export const RATING_FORMAT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
