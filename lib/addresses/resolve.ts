import { isWashType } from '../domain/wash-types';
import { PATHS } from '../routing/paths';
import { resolveDistrict, resolveEmirate, resolveOldList, resolveServices, resolveWashType } from './lists';
import { resolveApps, resolveBlog, resolveProvider, resolveSharePicture, single } from './pages';
import { missing, page, type Resolution, type Resolver } from './resolution';

/**
 * What is at an address, decided from fixed lists alone (spec §2 "Routes", "Redirects"). The `path` of the result is
 * the one right spelling; where it differs from the address, a permanent redirect leads there.
 */
export function resolveAddress(path: string, query: URLSearchParams): Resolution {
  const segments = decodeSegments(path);
  if (!segments) return missing('page');
  const [first, ...rest] = segments;
  if (first === undefined) return page(PATHS.home);
  return RESOLVERS.get(first)?.(rest, query) ?? resolveShortcut(segments);
}

const RESOLVERS = new Map<string, Resolver>([
  ['contact', single(PATHS.contact)],
  ['update-listing', single(PATHS.updateListing)],
  ['car-wash-apps', resolveApps],
  ['about', single(PATHS.about)],
  ['blog', resolveBlog],
  ['privacy-policy', single(PATHS.privacyPolicy)],
  ['terms-of-service', single(PATHS.termsOfService)],
  ['out-of-hours', single(PATHS.outOfHours)],
  ['test', single(PATHS.test)],
  ['services', resolveServices],
  ['vehicle-type', resolveOldList],
  ['brands', resolveOldList],
  ['emirates', resolveEmirate],
  ['wash-type', resolveWashType],
  ['district', resolveDistrict],
  ['service', resolveProvider],
  ['share', resolveSharePicture],
]);

/** `/{washType}` is where "View All {type} Services" leads. */
function resolveShortcut([first = '', ...rest]: string[]): Resolution {
  return isWashType(first) && rest.length === 0 ? page(PATHS.washType(first)) : missing('page');
}

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
