import { withoutPosition } from '../domain/filter';
import { filtersOf, hasFilters } from '../domain/filters';
import { NO_POST_FILTER } from '../domain/post';
import { NO_REVIEW_FILTER } from '../domain/review';
import { isWashType } from '../domain/wash-types';
import { areaRoute, type Route, type RouteOf, servicesRoute } from '../routing/route';
import { definitionOf } from '../routing/route-table';

/** Returns the canonical route of a page, usually the page itself. */
export function canonicalOf(route: Route): Route {
  switch (route.name) {
    case 'services':
      return canonicalOfServices(route);
    case 'blog':
      return isFilteredBlog(route) ? { name: 'blog', filter: NO_POST_FILTER } : route;
    case 'bookCarWash':
      return { name: 'bookCarWash' };
    case 'compare':
      return { name: 'compare', ids: [] };
    case 'updateListing':
      return { name: 'updateListing' };
    case 'report':
      return { name: 'report' };
    case 'reviews': {
      const { stars, language, sort } = route.filter;
      return stars || language || sort ? { ...route, filter: NO_REVIEW_FILTER } : route;
    }
    default:
      return route;
  }
}

/**
 * Returns the route that a shared link of a page leads to: the page with its comparison, search or filters, which the canonical route
 * leaves out, but without where the visitor is. Social networks take this address for the one that was shared.
 */
export function sharedRoute(route: Route): Route {
  switch (route.name) {
    case 'services':
      return { ...route, filter: route.filter.near ? withoutPosition(route.filter) : route.filter };
    case 'blog':
    case 'compare':
    case 'reviews':
      return route;
    default:
      return canonicalOf(route);
  }
}

/**
 * Whether search engines may index a page; the sitemap contains exactly these pages. Empty lists are not indexable; a list that could not be read still is.
 */
export function isIndexable(route: Route, { isEmpty = false } = {}): boolean {
  if (!definitionOf(route).isIndexable || isEmpty) return false;
  if (route.name === 'updateListing') return route.provider === undefined;
  if (route.name === 'services')
    return (
      canonicalOfServices(route).name !== 'services' || (!hasFilters(route.filter) && !route.filter.near)
    );
  return route.name !== 'blog' || !isFilteredBlog(route);
}

/** Returns the canonical of a filtered list: the landing page with the same providers, or else /services. */
function canonicalOfServices({ filter }: RouteOf<'services'>): Route {
  const { emirate, area, washType, ...others } = filtersOf(filter);
  // An area implies its emirate; with a different emirate the list is empty.
  if (area) return hasFilters(others) || washType ? servicesRoute() : areaRoute({ slug: area });
  const hasLandingPage = !hasFilters(others) && (!washType || isWashType(washType));
  if (!hasLandingPage || (!emirate && !washType)) return servicesRoute();
  if (!washType || !isWashType(washType)) return { name: 'emirate', emirate: emirate! };
  return emirate ? { name: 'washTypeInEmirate', washType, emirate } : { name: 'washType', washType };
}

function isFilteredBlog({ filter }: RouteOf<'blog'>): boolean {
  return Boolean(filter.search || filter.category);
}
