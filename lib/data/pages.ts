import 'server-only';
import { rowsOf } from './answer';
import { supabase } from './client';
import { keptRead, type Read } from './read';

export interface Page {
  title: string;
  /** HTML as the editor gave it: to be sanitised before it is shown. */
  content: string;
}

/** A published page by its slug, or null (spec §7 "About"). */
export function findPage(slug: string): Promise<Read<Page | null>> {
  return keptRead(['page', slug], async () => {
    const query = supabase().from('pages').select('title, content').eq('slug', slug).eq('is_published', true);
    const row = rowsOf(await query)[0];
    return row ? { title: row.title, content: row.content ?? '' } : null;
  });
}
