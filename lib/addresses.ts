import { isDistrict } from './domain/districts';
import { type Emirate, parseEmirate } from './domain/emirates';
import { isOffered, parseFilter, type ProviderFilter } from './domain/filter';
import { parsePage } from './domain/paging';
import { parseProviderId } from './domain/provider-id';
import { isWashType, type WashType } from './domain/wash-types';
import { keptServicesPath, PATHS } from './routes';
import { parseShareSubject } from './share-pictures/subject';

/** What is missing at an address: each has its own text (spec §8). */
export const MISSING = [
  'page',
  'emirate',
  'wash-type',
  'district',
  'combination',
  'service',
  'post',
] as const;
export type Missing = (typeof MISSING)[number];

/** What an address without its language stands for. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** A page that is shown at this address but lives at another one. */
  | { kind: 'rendered-at'; path: string; internal: string }
  /** The page of one row, if the database has it; `otherwise` is missing. */
  | { kind: 'row'; path: string; row: 'provider' | 'post'; key: string; otherwise: Missing }
  | { kind: 'missing'; what: Missing };

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

const LONGEST_SLUG = 200;

type Resolver = (rest: string[], query: URLSearchParams) => Resolution | undefined;

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

/** An address that has nothing below it. */
function single(path: string): Resolver {
  return (rest) => (rest.length === 0 ? page(path) : undefined);
}

function resolveApps(rest: string[]): Resolution | undefined {
  if (rest.length === 0) return page(PATHS.carWashApps);
  return rest.length === 1 && rest[0] === 'book' ? page(PATHS.bookCarWash()) : undefined;
}

function resolveBlog([slug, ...rest]: string[]): Resolution | undefined {
  if (slug === undefined) return page(PATHS.blog);
  if (rest.length > 0) return undefined;
  if (slug === 'feed.xml') return page(PATHS.feed);
  return slug.length <= LONGEST_SLUG
    ? { kind: 'row', path: PATHS.post(slug), row: 'post', key: slug, otherwise: 'post' }
    : missing('post');
}

function resolveServices(rest: string[], query: URLSearchParams): Resolution | undefined {
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

function resolveOldList(rest: string[]): Resolution | undefined {
  return rest.length === 1 ? page(PATHS.services) : undefined;
}

function resolveEmirate([name, ...rest]: string[]): Resolution | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  const emirate = parseEmirate(name);
  return emirate ? page(PATHS.emirate(emirate)) : missing('emirate');
}

function resolveWashType(
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
function resolveDistrict([name, _washType, ...rest]: string[]): Resolution | undefined {
  if (name === undefined || rest.length > 0) return undefined;
  const slug = name.toLowerCase();
  return isDistrict(slug) ? page(PATHS.district(slug)) : missing('district');
}

function resolveProvider([text, ...rest]: string[]): Resolution | undefined {
  if (text === undefined || rest.length > 0) return undefined;
  const id = parseProviderId(text);
  return id === undefined
    ? missing('service')
    : { kind: 'row', path: PATHS.provider(id), row: 'provider', key: String(id), otherwise: 'service' };
}

/** A picture is there where its page is. */
function resolveSharePicture(rest: string[]): Resolution | undefined {
  const subject = parseShareSubject(rest);
  if (!subject) return undefined;
  const path = `/share/${rest.map(encodeURIComponent).join('/')}`;
  if (subject.kind === 'provider')
    return { kind: 'row', path, row: 'provider', key: String(subject.id), otherwise: 'service' };
  if (subject.kind === 'post')
    return { kind: 'row', path, row: 'post', key: subject.slug, otherwise: 'post' };
  return page(path);
}

/** `/{washType}` is where "View All {type} Services" leads. */
function resolveShortcut([first = '', ...rest]: string[]): Resolution {
  return isWashType(first) && rest.length === 0 ? page(PATHS.washType(first)) : missing('page');
}

function page(path: string): Resolution {
  return { kind: 'page', path };
}

function missing(what: Missing): Resolution {
  return { kind: 'missing', what };
}

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
