import { useLocale } from 'next-intl';
import { languageOf } from './language-of';

/** Renders text from the database with its own language and direction. */
export function DataText({ children, className }: { children: string; className?: string }) {
  const locale = useLocale();
  return (
    <bdi className={className} {...languageOf(children, locale)}>
      {children}
    </bdi>
  );
}
