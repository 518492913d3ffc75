import { useLocale } from 'next-intl';

/** Renders text from the database with its own language and direction. */
export function DataText({ children, className }: { children: string; className?: string }) {
  const locale = useLocale();
  return (
    <bdi className={className} {...languageOf(children, locale)}>
      {children}
    </bdi>
  );
}

/** Returns `lang` and `dir` for text from the database if its language differs from the page's (product rule 1.4). */
export function languageOf(text: string, pageLocale: string): { lang?: string; dir?: 'auto' } {
  const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
  return language === pageLocale ? {} : { lang: language, dir: 'auto' };
}
