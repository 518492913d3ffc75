import { parseProviderId } from '../domain/provider';
import type { RowReference } from '../domain/row-reference';
import type { Directory } from './directory';
import { shownPosts } from './posts';

/** Whether the row of a page is there. A closed provider keeps its page, which says so (product rule 2.24). */
export type RowState = 'exists' | 'closed' | 'not-found';

/** Returns the state of the row that a page shows. */
export function rowState(directory: Directory, { table, key }: RowReference): RowState {
  switch (table) {
    case 'provider': {
      const provider = directory.byId.get(parseProviderId(key) ?? 0);
      if (!provider) return 'not-found';
      return provider.isClosed ? 'closed' : 'exists';
    }
    case 'post':
      return shownPosts(directory).some(({ slug }) => slug === key) ? 'exists' : 'not-found';
    case 'area':
      return directory.areas.has(key) ? 'exists' : 'not-found';
  }
}
