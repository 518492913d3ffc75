/** Named formats for next-intl. They set the digits, because servers and browsers differ in their default for Arabic. */
export const FORMATS = {
  number: {
    integer: { numberingSystem: 'latn' },
    /** One decimal (product rule 9.1). */
    rating: { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' },
  },
} as const;
