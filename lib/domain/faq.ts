export interface Faq {
  id: number;
  question: string;
  answer: string;
  /** The same in Arabic, where staff have written both. */
  arabic: { question: string; answer: string } | null;
}

/** An FAQ as it is shown in a language: in Arabic its Arabic version, if there is one. */
export function faqIn({ id, question, answer, arabic }: Faq, locale: string): Omit<Faq, 'arabic'> {
  return { id, ...((locale === 'ar' && arabic) || { question, answer }) };
}
