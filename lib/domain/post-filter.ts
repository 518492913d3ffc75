import { LAST_CACHED_PAGE, pageNumberToQuery, parsePage } from './paging';
import { parseCategory, type PostCategory } from './post';
import { parseSearch } from './search-text';

/** Search, category and page of the blog. */
export interface PostFilter {
  search?: string;
  category?: PostCategory;
  /** Starts at 1. */
  page: number;
}

export const NO_POST_FILTER: PostFilter = { page: 1 };

/** Parses a filter from query parameters, ignoring invalid values. */
export function parsePostFilter(query: URLSearchParams): PostFilter {
  const search = parseSearch(query.get('q') ?? '');
  const category = parseCategory(query.get('category') ?? '');
  return {
    ...(search && { search }),
    ...(category && { category }),
    page: parsePage(query.get('page') ?? ''),
  };
}

/** Serializes a filter without its defaults; the inverse of `parsePostFilter`. */
export function postFilterToQuery({ search, category, page }: PostFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (category) query.set('category', category);
  for (const [name, value] of pageNumberToQuery(page)) query.set(name, value);
  return query;
}

/** Whether a list of posts and its page may be cached; searches and later pages are unbounded. */
export function isCacheablePostFilter({ search, page }: PostFilter): boolean {
  return !search && page <= LAST_CACHED_PAGE;
}
