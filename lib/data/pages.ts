import 'server-only';
import { readCached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

export interface Page {
  title: string;
  /** HTML as the editor gave it: to be sanitized before it is shown. */
  content: string;
}

/** The first of these pages, by their slugs, that is published, or null (product rule 2.12). */
export function findFirstPage(slugs: readonly string[]): Promise<Result<Page | null>> {
  return readCached(['page', slugs], async () => {
    const query = supabase()
      .from('pages')
      .select('slug, title, content')
      .in('slug', slugs)
      .eq('is_published', true);
    const rows = rowsOf(await query);
    const row = slugs.map((wanted) => rows.find((found) => found.slug === wanted)).find(Boolean);
    return row ? { title: row.title, content: row.content ?? '' } : null;
  });
}
