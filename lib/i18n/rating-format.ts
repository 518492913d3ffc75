/** A rating is shown with one decimal (product rule 9.1). */
export const RATING_FORMAT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
