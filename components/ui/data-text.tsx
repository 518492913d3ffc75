import { useLocale } from 'next-intl';
import { languageOf } from './language-of';

/** Text from the database: in its own language and direction, whatever the page's. */
export function DataText({ children, className }: { children: string; className?: string }) {
  const locale = useLocale();
  return (
    <bdi className={className} {...languageOf(children, locale)}>
      {children}
    </bdi>
  );
}
