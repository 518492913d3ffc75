import { LAST_CACHED_PAGE, pageNumberToQuery, parsePage } from './paging';
import { parseCategory, type PostCategory } from './post';
import { parseSearch } from './search-text';

/** What a visitor asked of the blog. */
export interface PostFilter {
  search?: string;
  category?: PostCategory;
  /** Counted from 1. */
  page: number;
}

export const NO_POST_FILTER: PostFilter = { page: 1 };

/** Reads a filter from query parameters; values without meaning are ignored, never an error. */
export function parsePostFilter(query: URLSearchParams): PostFilter {
  const search = parseSearch(query.get('q') ?? '');
  const category = parseCategory(query.get('category') ?? '');
  return {
    ...(search && { search }),
    ...(category && { category }),
    page: parsePage(query.get('page') ?? ''),
  };
}

/** The inverse of `parsePostFilter`: only what was chosen. */
export function postFilterToQuery({ search, category, page }: PostFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (category) query.set('category', category);
  for (const [name, value] of pageNumberToQuery(page)) query.set(name, value);
  return query;
}

/** Whether a list of posts may be cached, as data and as a page: searches and later pages have no bound. */
export function isCacheablePostFilter({ search, page }: PostFilter): boolean {
  return !search && page <= LAST_CACHED_PAGE;
}
