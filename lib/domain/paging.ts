/** Cards on a page of a list. */
export const PAGE_SIZE = 24;

/** At most this many cards under each heading of an emirate page (product rule 9.2). */
export const GROUP_SIZE = 6;

/** At most this many providers on a district page (product rule 9.2). */
export const DISTRICT_SIZE = 20;

/** Number of pages that `total` cards fill; an empty list is one page. */
export function pageCount(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The last page that a list of providers has: beyond it, a filter leads further than a page number. */
export const LAST_PAGE = 40;

/** Number of pages of a list of providers. */
export function listPageCount(total: number): number {
  return Math.min(LAST_PAGE, pageCount(total));
}

/** The page numbers to offer around `page`: first, last, the page and its neighbours, in order and without repeats. */
export function pagesAround(page: number, last: number): number[] {
  return [1, page - 1, page, page + 1, last]
    .filter((number) => number >= 1 && number <= last)
    .filter((number, index, all) => all.indexOf(number) === index);
}

const MOST_JUMPS = 40;

/**
 * Page numbers from which every page of a list is near: all of them, or a selection at equal distances where a list is
 * so long that its pages would fill one.
 */
export function pagesToJumpTo(last: number): number[] {
  const step = Math.ceil(last / MOST_JUMPS);
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
}

const HIGHEST_PAGE = 1_000_000;

/** A page number as a visitor may write it; everything that is not one is the first page. */
export function parsePage(text: string): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= HIGHEST_PAGE ? page : 1;
}

/** Pages after this one are rendered on every request: any number can stand in a URL. */
export const LAST_CACHED_PAGE = 5;
/** That of an area: there are many of them. */
export const LAST_CACHED_AREA_PAGE = 1;

/** The page number of a query; undefined for the first page, which no link names. */
export function parsePageNumber(query: URLSearchParams): number | undefined {
  const page = parsePage(query.get('page') ?? '');
  return page > 1 ? page : undefined;
}

/** The inverse of `parsePageNumber`. */
export function pageNumberToQuery(page = 1): URLSearchParams {
  return new URLSearchParams(page > 1 ? { page: String(page) } : {});
}
