import { NO_FILTER, type ProviderFilter, withoutPosition } from '../domain/filter';
import { pathOf } from '../routing/path-of';
import type { Route } from '../routing/route';

/** Describes the site for language models, with the API among what it names. */
const LLMS_TXT = '/llms.txt';

/** Returns what programs may read in place of a page, by media type: a description of the site, and its list as JSON if it has one. */
export function machineReadable(route: Route): Record<string, string> {
  const data = dataOf(route);
  return { 'text/plain': LLMS_TXT, ...(data && { 'application/json': pathOf(data) }) };
}

/** Returns the part of the API with the same list as a page. */
function dataOf(route: Route): Route | undefined {
  const listOf = (filter: Partial<ProviderFilter>): Route => ({
    name: 'providersJson',
    filter: { ...NO_FILTER, ...filter },
  });
  switch (route.name) {
    case 'home':
      return listOf({});
    case 'services':
      return listOf({ ...withoutPosition(route.filter), view: NO_FILTER.view });
    case 'emirate':
      return listOf({ emirate: route.emirate });
    case 'district':
      return listOf({ area: route.district });
    case 'area':
      return listOf({ area: route.area, page: route.page });
    case 'washType':
      return listOf({ washType: route.washType, page: route.page });
    case 'washTypeInEmirate':
      return listOf({ washType: route.washType, emirate: route.emirate, page: route.page });
    case 'prices':
      return { name: 'pricesJson' };
    default:
      return undefined;
  }
}
