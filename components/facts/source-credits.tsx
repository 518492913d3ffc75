import { useTranslations } from 'next-intl';
import { DataText } from '@/components/ui/data-text';
import type { SourceCredit } from '@/lib/domain/source-credit';

interface SourceCreditsProps {
  credits: readonly SourceCredit[];
  className?: string;
}

/** Names whom the licences of what is shown want to be named, in a paragraph; nothing without any (product rule 3.20). */
export function SourceCredits({ credits, className }: SourceCreditsProps) {
  const t = useTranslations('provider');
  if (credits.length === 0) return null;
  return (
    <p className={className}>
      {t('credits')}{' '}
      {credits.map(({ text, link }, index) => (
        <span key={`${text} ${link}`}>
          {index > 0 && ' · '}
          {link ? (
            <a href={link} rel="noopener license" className="underline">
              <DataText>{text}</DataText>
            </a>
          ) : (
            <DataText>{text}</DataText>
          )}
        </span>
      ))}
    </p>
  );
}
