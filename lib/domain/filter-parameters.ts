/** The query parameters of a filter, in the order in which every address has them. */
export const FILTER_PARAMETERS = [
  'emirate',
  'washType',
  'rating',
  'serviceType',
  'q',
  'sort',
  'view',
  'page',
] as const;
