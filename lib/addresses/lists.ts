import { isDistrict } from '../domain/districts';
import { type Emirate, parseEmirate } from '../domain/emirates';
import { isOffered, parseFilter, type ProviderFilter } from '../domain/filter';
import { parsePage } from '../domain/paging';
import { isWashType, type WashType } from '../domain/wash-types';
import { keptServicesPath, PATHS } from '../routing/paths';
import { missing, page, type Resolution } from './resolution';

export function resolveServices(rest: string[], query: URLSearchParams): Resolution | undefined {
  if (rest.length > 0) return resolveOldList(rest);
  const filter = parseFilter(query);
  return isKeptAsPage(filter)
    ? { kind: 'rendered-at', path: PATHS.services, internal: keptServicesPath(filter) }
    : page(PATHS.services);
}

/** First pages of offered filters are kept as files; free text, other orders, views and pages are rendered on demand. */
function isKeptAsPage(filter: ProviderFilter): boolean {
  return isOffered(filter) && filter.order === 'rating' && filter.view === 'grid' && filter.page === 1;
}

export function resolveOldList(rest: string[]): Resolution | undefined {
  return rest.length === 1 ? page(PATHS.services) : undefined;
}

export function resolveEmirate([name, ...rest]: string[]): Resolution | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  const emirate = parseEmirate(name);
  return emirate ? page(PATHS.emirate(emirate)) : missing('emirate');
}

export function resolveWashType(
  [name, second, third, ...rest]: string[],
  query: URLSearchParams,
): Resolution | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  const washType = knownWashType(name);
  if (second === undefined)
    return washType ? pageOfList(PATHS.washType(washType), query) : missing('wash-type');
  if (second === 'emirates' && third === undefined)
    return washType ? page(PATHS.washTypeEmirates(washType)) : missing('wash-type');
  const emirate =
    second === 'emirates' ? parseEmirate(third ?? '') : third === undefined && parseEmirate(second);
  return washType && emirate ? pageOfCombination(washType, emirate, query) : missing('combination');
}

function pageOfCombination(washType: WashType, emirate: Emirate, query: URLSearchParams): Resolution {
  return pageOfList(PATHS.washTypeInEmirate(washType, emirate), query);
}

/** The first page of a list is kept as a file, the others are rendered on demand. */
function pageOfList(path: string, query: URLSearchParams): Resolution {
  const number = parsePage(query.get('page') ?? '');
  return number > 1 ? { kind: 'rendered-at', path, internal: `${path}/pages/${number}` } : page(path);
}

function knownWashType(name: string): WashType | undefined {
  const slug = name.toLowerCase();
  if (slug === 'detailing') return 'auto-detailing';
  return isWashType(slug) ? slug : undefined;
}

/** `/district/{district}/{washType}` is an old address of the district. */
export function resolveDistrict([name, _washType, ...rest]: string[]): Resolution | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  const slug = name.toLowerCase();
  return isDistrict(slug) ? page(PATHS.district(slug)) : missing('district');
}
