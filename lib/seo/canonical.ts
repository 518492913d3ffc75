import { isNarrowed, narrowingOf } from '../domain/narrowing';
import { NO_POST_FILTER } from '../domain/post-filter';
import { isWashType } from '../domain/wash-types';
import { areaRoute } from '../routing/area-route';
import type { Route, RouteOf } from '../routing/route';
import { definitionOf } from '../routing/route-table';
import { servicesRoute } from '../routing/services-route';

/** The route that search engines are to know instead of this one, which shows the same; mostly itself. */
export function canonicalOf(route: Route): Route {
  switch (route.page) {
    case 'services':
      return canonicalOfServices(route);
    case 'blog':
      return isFilteredBlog(route) ? { page: 'blog', filter: NO_POST_FILTER } : route;
    case 'bookCarWash':
      return { page: 'bookCarWash' };
    case 'compare':
      return { page: 'compare', ids: [] };
    case 'updateListing':
      return { page: 'updateListing' };
    case 'report':
      return { page: 'report' };
    default:
      return route;
  }
}

/**
 * Whether search engines may have a page: in the sitemap if and only if so, and self-canonical. A list without entries
 * and the page of a missing row are kept out; a list that could not be read keeps its place.
 */
export function isIndexable(route: Route, { isEmpty = false } = {}): boolean {
  if (!definitionOf(route).isIndexable || isEmpty) return false;
  if (route.page === 'updateListing') return route.provider === undefined;
  if (route.page === 'services')
    return canonicalOfServices(route).page !== 'services' || !isNarrowed(route.filter);
  return route.page !== 'blog' || !isFilteredBlog(route);
}

/** A filter of /services is a copy of the landing page that shows the same providers, else of /services itself. */
function canonicalOfServices({ filter }: RouteOf<'services'>): Route {
  const { emirate, area, washType, ...others } = narrowingOf(filter);
  // An area says which emirate; with another one the list is empty.
  if (area) return isNarrowed(others) || washType ? servicesRoute() : areaRoute({ slug: area });
  const hasLandingPage = !isNarrowed(others) && (!washType || isWashType(washType));
  if (!hasLandingPage || (!emirate && !washType)) return servicesRoute();
  if (!washType || !isWashType(washType)) return { page: 'emirate', emirate: emirate! };
  return emirate ? { page: 'washTypeInEmirate', washType, emirate } : { page: 'washType', washType };
}

function isFilteredBlog({ filter }: RouteOf<'blog'>): boolean {
  return Boolean(filter.search || filter.category);
}
