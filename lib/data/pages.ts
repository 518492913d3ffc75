import 'server-only';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { rowsOf } from './answer';
import { supabase } from './client';
import { keptRead, type Read } from './read';

export interface Page {
  title: string;
  /** HTML as the editor gave it: to be sanitised before it is shown. */
  content: string;
}

/**
 * A published page by its slug, or null (spec §7 "About"). In another language than the default one, the page whose slug
 * ends with that language comes first: `about-us-ar`.
 */
export function findPage(slug: string, locale: Locale): Promise<Read<Page | null>> {
  return keptRead(['page', slug, locale], async () => {
    const slugs = locale === DEFAULT_LOCALE ? [slug] : [`${slug}-${locale}`, slug];
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
