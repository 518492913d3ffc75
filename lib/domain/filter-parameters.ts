import { joinDayAndTime } from './opening-hours';
import { foldText } from './text';

// How forms and queries hold the values of a filter. Separate from `FILTERS`, whose parsers the browser does not need.

/** The form field with the time of the parameter "open", whose own field then has the day. */
export const OPEN_TIME_FIELD = 'at';

/** The form field with an amount that is none of the steps of the parameter "max", and wins over it if it is a price. */
export const AMOUNT_FIELD = 'amount';

/** Returns the value of a parameter in a query or in the fields of a form; empty if it is missing. */
export function valueIn(fields: URLSearchParams | FormData, parameter: string): string {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const value = text(parameter);
  if (parameter === 'max') return amountIn(text(AMOUNT_FIELD)) || value;
  if (parameter === 'min') return amountIn(value);
  return parameter === 'open' ? joinDayAndTime(value, text(OPEN_TIME_FIELD)) : value;
}

/** Reads whole dirhams as people type them ("AED 50", "1,000", "45.5", "٣٧"); empty if the text is no price. */
function amountIn(text: string): string {
  const digits = /\d+/.exec(foldText(text).replace(/[,٬](?=\d{3}(?!\d))/g, ''))?.[0] ?? '';
  return digits.length <= 5 && Number(digits) > 0 ? digits : '';
}

/** Whether a list may ask for a price: by a limit, by its order, or by the words of its search (product rule 2.28). */
export function asksForPrice({
  limit,
  search,
  sort,
}: {
  limit?: number | string | null;
  search?: string | null;
  sort?: string | null;
}): boolean {
  return Boolean(limit || search) || sort === 'price';
}

/** The "no filter" values of the four Quick Search selects (product rule 4.3); links omit them. */
export const NO_FILTER_VALUES = ['all-emirates', 'all-types', 'any-rating', 'both-services'] as const;

/** Whether a parameter's value filters anything. */
export function isChosen(value: string): boolean {
  return value !== '' && !(NO_FILTER_VALUES as readonly string[]).includes(value.toLowerCase());
}
