import 'server-only';
import { canonicalText, type SearchAlias } from '../domain/search-text';
import { readCached } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** Milliseconds: the list that the words are for needs the rest of a visitor's timeout. */
const TIMEOUT = 600;

/**
 * A visitor's search in the form of the search column: Arabic names and other spellings become the English word
 * (product rule 1.4). When the list of aliases can not be read, the words stay as they are.
 */
export async function canonicalSearch(search: string): Promise<string> {
  const read = await readCached(
    ['search aliases'],
    async (): Promise<SearchAlias[]> => {
      const rows = rowsOf(await supabase().from('search_aliases').select('pattern, word').order('rank'));
      return rows.map(({ pattern, word }) => ({ pattern: pattern ?? '', word: word ?? '' }));
    },
    TIMEOUT,
  );
  return canonicalText(search, read.ok ? read.value : []);
}
