import { FILTER_PARAMETERS, type FilterParameter } from '../domain/filter-parameters';

/**
 * Returns the URL of the first page of a list with a filter that only the browser knows: bounds, or the visitor's position.
 * Parameters are in canonical order.
 */
export function withParameter(listUrl: string, name: FilterParameter, value: string): string {
  const [path, query] = listUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  parameters.delete('page');
  const ordered = FILTER_PARAMETERS.flatMap((parameter) => {
    const chosen = parameters.get(parameter);
    return chosen === null ? [] : [[parameter, chosen]];
  });
  // Commas are valid in a query, and people read the URLs they share.
  return `${path}?${new URLSearchParams(ordered).toString().replaceAll('%2C', ',')}`;
}
