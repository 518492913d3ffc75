/** A question and its answer in one language. */
export interface Question {
  id: number;
  question: string;
  answer: string;
}

export interface Faq extends Question {
  /** The Arabic version; null unless both texts are translated. */
  arabic: Omit<Question, 'id'> | null;
}

/** Returns an FAQ in a language, falling back to English. */
export function faqIn({ id, question, answer, arabic }: Faq, locale: string): Question {
  return { id, ...((locale === 'ar' && arabic) || { question, answer }) };
}
