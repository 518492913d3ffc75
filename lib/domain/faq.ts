/** A question and its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

export interface Faq extends Question {
  /** The Arabic version; null unless both texts are translated. */
  arabic: Question | null;
}

/** Returns an FAQ in a language, falling back to English. */
export function faqIn({ question, answer, arabic }: Faq, locale: string): Question {
  return (locale === 'ar' && arabic) || { question, answer };
}
