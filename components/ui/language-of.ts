/**
 * Attributes for text from the database in a page of another language, so that it is read, spoken and laid out in its
 * own (product rule 1.4); none where the languages agree.
 */
export function languageOf(text: string, pageLocale: string): { lang?: string; dir?: 'auto' } {
  const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
  return language === pageLocale ? {} : { lang: language, dir: 'auto' };
}
