import { useLocale } from 'next-intl';
import { languageOf } from './language-of';

/** Text from the database, marked with its own language and direction. */
export function DataText({ children, className }: { children: string; className?: string }) {
  const locale = useLocale();
  return (
    <bdi className={className} {...languageOf(children, locale)}>
      {children}
    </bdi>
  );
}
