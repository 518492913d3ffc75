import 'server-only';
import { rowsOf } from './answer';
import { supabase } from './client';
import { keptRead, type Read } from './read';

export interface Faq {
  id: number;
  question: string;
  answer: string;
}

/** The published FAQs in their order (spec §7). */
export function findFaqs(): Promise<Read<Faq[]>> {
  return keptRead(['faqs'], async () =>
    rowsOf(
      await supabase()
        .from('faqs')
        .select('id, question, answer')
        .eq('is_published', true)
        .order('sort_order')
        .order('id')
        .limit(50),
    ),
  );
}
