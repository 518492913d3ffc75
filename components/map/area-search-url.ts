import type { Bounds } from '@/lib/domain/bounds';
import { FILTER_PARAMETERS } from '@/lib/domain/filter-parameters';

/** About 100 metres. */
const DECIMALS = 3;

/** Returns the URL of a list narrowed to a part of the map, with the parameters in the order of every link. */
export function areaSearchUrl(listUrl: string, bounds: Bounds): string {
  const [path, query] = listUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('in', bounds.map((degrees) => Number(degrees.toFixed(DECIMALS))).join(','));
  parameters.delete('page');
  const ordered = FILTER_PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value]];
  });
  // Commas are valid in a query, and people read the URLs they share.
  return `${path}?${new URLSearchParams(ordered).toString().replaceAll('%2C', ',')}`;
}
