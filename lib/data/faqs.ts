import 'server-only';
import type { Faq } from '../domain/faq';
import { readCached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** The published FAQs in their order (product rule 3.2). */
export function findFaqs(): Promise<Result<Faq[]>> {
  return readCached(['faqs'], async () => {
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
  });
}
