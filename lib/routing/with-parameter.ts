/** The parameters at the end of every link, in order; the filters before them stay as they are (`FILTER_PARAMETERS`). */
const LAST = ['in', 'q', 'near', 'sort', 'view', 'page'] as const;

/**
 * Returns the URL of the first page of a list with a filter that only the browser knows: bounds, or the visitor's position or car.
 * Parameters are in canonical order.
 */
export function withParameter(listUrl: string, name: 'in' | 'near' | 'car', value: string): string {
  const [path, query] = listUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  parameters.delete('page');
  for (const last of LAST) {
    const chosen = parameters.get(last);
    parameters.delete(last);
    if (chosen !== null) parameters.set(last, chosen);
  }
  return withQuery(path!, parameters);
}

/** Appends a query to a path. Commas are valid in it, and people read the URLs they share. */
export function withQuery(path: string, query: URLSearchParams): string {
  // Not `size`, which the oldest browsers lack.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}
