import 'server-only';
import type { Locale } from '../i18n/locales';
import { rowsOf } from './answer';
import { supabase } from './client';
import { keptRead, type Read } from './read';

export interface Faq {
  id: number;
  question: string;
  answer: string;
}

/** The published FAQs in their order (spec §7), in Arabic those that have an Arabic version, the others as they are. */
export function findFaqs(locale: Locale): Promise<Read<Faq[]>> {
  return keptRead(['faqs', locale], async () => {
    const rows = rowsOf(
      await supabase()
        .from('faqs')
        .select('id, question, answer, question_ar, answer_ar')
        .eq('is_published', true)
        .order('sort_order')
        .order('id')
        .limit(50),
    );
    return rows.map(({ id, question, answer, question_ar, answer_ar }) =>
      locale === 'ar' && question_ar && answer_ar
        ? { id, question: question_ar, answer: answer_ar }
        : { id, question, answer },
    );
  });
}
