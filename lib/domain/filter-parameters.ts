import { joinDayAndTime } from './opening-hours';

// How forms and queries hold the values of a filter. Separate from `FILTERS`, whose parsers the browser does not need.

/** The form field with the time of the parameter "open", whose own field then has the day. */
export const OPEN_TIME_FIELD = 'at';

/** Returns the value of a parameter in a query or in the fields of a form; empty if it is missing. */
export function valueIn(fields: URLSearchParams | FormData, parameter: string): string {
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
