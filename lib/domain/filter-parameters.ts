import { NARROWING, NARROWING_KEYS } from './narrowing';

/** The query parameters of a filter, in the order links use. */
export const FILTER_PARAMETERS = [
  ...NARROWING_KEYS.map((key) => NARROWING[key].parameter),
  'near',
  'sort',
  'view',
  'page',
] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/** The "no filter" values of the four Quick Search selects (product rule 4.3); links omit them. */
export const NO_FILTER_VALUES = ['all-emirates', 'all-types', 'any-rating', 'both-services'] as const;

/** Whether a parameter's value filters anything. */
export function isChosen(value: string): boolean {
  return value !== '' && !(NO_FILTER_VALUES as readonly string[]).includes(value.toLowerCase());
}
