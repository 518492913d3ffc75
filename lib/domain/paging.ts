/** Providers per page. */
export const PAGE_SIZE = 24;

/** Maximum number of providers per wash type on an emirate page (product rule 9.2). */
export const GROUP_SIZE = 6;

/** Maximum number of providers on a district page (product rule 9.2). */
export const DISTRICT_SIZE = 20;

/** Returns the number of pages for `total` entries, at least one. */
export function pageCount(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The last page a list can have; visitors who need more should filter instead. */
export const LAST_PAGE = 40;

/** Returns the number of pages of a provider list, at most `LAST_PAGE`. */
export function listPageCount(total: number): number {
  return Math.min(LAST_PAGE, pageCount(total));
}

/** Returns the page numbers to link to: the first, the last, `page` and its neighbours, in order. */
export function pagesAround(page: number, last: number): number[] {
  return [1, page - 1, page, page + 1, last]
    .filter((number) => number >= 1 && number <= last)
    .filter((number, index, all) => all.indexOf(number) === index);
}

const MAX_JUMPS = 40;

/** Returns the page numbers for the "go to page" links: all of them, or evenly spaced ones on long lists. */
export function pagesToJumpTo(last: number): number[] {
  const step = Math.ceil(last / MAX_JUMPS);
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
}

const MAX_PAGE = 1_000_000;

/** Parses a page number; anything invalid is page 1. */
export function parsePage(text: string): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Returns the page number in a query; undefined for page 1, which links omit. */
export function parsePageNumber(query: URLSearchParams): number | undefined {
  const page = parsePage(query.get('page') ?? '');
  return page > 1 ? page : undefined;
}

/** The inverse of `parsePageNumber`. */
export function pageNumberToQuery(page = 1): URLSearchParams {
  return new URLSearchParams(page > 1 ? { page: String(page) } : {});
}
