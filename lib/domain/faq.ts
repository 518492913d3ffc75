/** A question as it is shown, in one language. */
export interface Question {
  id: number;
  question: string;
  answer: string;
}

export interface Faq extends Question {
  /** The same in Arabic, where staff have written both. */
  arabic: Omit<Question, 'id'> | null;
}

/** What is shown of an FAQ: in Arabic its Arabic version, if there is one. */
export function faqIn({ id, question, answer, arabic }: Faq, locale: string): Question {
  return { id, ...((locale === 'ar' && arabic) || { question, answer }) };
}
