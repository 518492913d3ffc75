/** The query parameters of a filter, in the order in which every link has them. */
export const FILTER_PARAMETERS = [
  'emirate',
  'area',
  'washType',
  'rating',
  'serviceType',
  'open',
  'max',
  'verified',
  'eco',
  'q',
  'sort',
  'view',
  'page',
] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/** What the four selects of Quick Search call "no filter", in their order (product rule 4.3). No link ever names it. */
export const NO_FILTER_VALUES = ['all-emirates', 'all-types', 'any-rating', 'both-services'] as const;

/** Whether a parameter's value filters at all. */
export function isChosen(value: string): boolean {
  return value !== '' && !(NO_FILTER_VALUES as readonly string[]).includes(value.toLowerCase());
}
