import { joinDayAndTime } from './opening-hours';

/**
 * The query parameters of a filter, in the order links use. Separate from `FILTERS`, because the browser needs the names and
 * not the parsers.
 */
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
  'in',
  'q',
  'near',
  'sort',
  'view',
  'page',
] as const;
export type FilterParameter = (typeof FILTER_PARAMETERS)[number];

/** The form field with the time of the parameter "open", whose own field then has the day. */
export const OPEN_TIME_FIELD = 'at';

/** Every parameter that a filter is parsed from, those of plain forms included. */
export const FILTER_FIELDS: readonly string[] = [...FILTER_PARAMETERS, OPEN_TIME_FIELD];

/** Returns the value of a parameter in a query or in the fields of a form; empty if it is missing. */
export function valueIn(fields: URLSearchParams | FormData, parameter: FilterParameter): string {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const value = text(parameter);
  return parameter === 'open' ? joinDayAndTime(value, text(OPEN_TIME_FIELD)) : value;
}

/** The "no filter" values of the four Quick Search selects (product rule 4.3); links omit them. */
export const NO_FILTER_VALUES = ['all-emirates', 'all-types', 'any-rating', 'both-services'] as const;

/** Whether a parameter's value filters anything. */
export function isChosen(value: string): boolean {
  return value !== '' && !(NO_FILTER_VALUES as readonly string[]).includes(value.toLowerCase());
}
