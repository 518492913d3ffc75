import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Missing } from '@/lib/addresses/resolution';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';
import { MessagePage } from './message-page';

interface MissingMessageProps {
  what: Missing;
  /** Said instead of the usual explanation. */
  text?: string;
}

/** What is said where nothing is: 'Emirate Not Found' and its kin, with Back to Home (spec §8). */
export async function MissingMessage({ what, text }: MissingMessageProps) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <MessagePage title={t(`missing.${what}.title`)} text={text ?? t(`missing.${what}.text`)}>
      <Link href={to(PATHS.home)} className="button button-sun">
        {t('site.backToHome')}
      </Link>
      {what === 'post' ? (
        <Link href={to(PATHS.blog)} className="button button-on-ink">
          {t('missing.backToBlog')}
        </Link>
      ) : (
        <Link href={to(PATHS.services)} className="button button-on-ink">
          {t('missing.allServices')}
        </Link>
      )}
    </MessagePage>
  );
}
