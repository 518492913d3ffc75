import 'server-only';
import type { Faq } from '../domain/faq';
import type { Page } from '../domain/page';
import { readCached } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';
import type { Result } from './result';

/** Returns the first of these pages that is published, or null (product rule 2.12); cached. */
export function readFirstPage(slugs: readonly string[]): Promise<Result<Page | null>> {
  const read = async () => {
    const query = supabase()
      .from('pages')
      .select('slug, title, content')
      .in('slug', slugs)
      .eq('is_published', true);
    const rows = rowsOf(await query);
    const row = slugs.map((slug) => rows.find((found) => found.slug === slug)).find(Boolean);
    return row ? { title: row.title, content: row.content ?? '' } : null;
  };
  return readCached(['page', slugs], read, { tag: 'pages' });
}

/** Returns the published FAQs in their order (product rule 3.2); cached. */
export function readFaqs(): Promise<Result<Faq[]>> {
  const read = async () => {
    const rows = rowsOf(
      await supabase()
        .from('faqs')
        .select('id, question, answer, question_ar, answer_ar')
        .eq('is_published', true)
        .order('sort_order')
        .order('id'),
    );
    return rows.map(({ id, question, answer, question_ar, answer_ar }) => ({
      id,
      question,
      answer,
      arabic: question_ar?.trim() && answer_ar?.trim() ? { question: question_ar, answer: answer_ar } : null,
    }));
  };
  return readCached(['faqs'], read, { tag: 'faqs' });
}
