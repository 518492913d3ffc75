import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Missing } from '@/lib/addresses/resolution';
import { getLinks } from '@/lib/routing/links';
import { PATHS } from '@/lib/routing/paths';
import { MessagePage } from './message-page';

interface NotFoundMessageProps {
  reason: Missing;
  /** Said instead of the usual explanation. */
  text?: string;
}

/** What is said where nothing is: 'Emirate Not Found' and its kin, with Back to Home (spec §8). */
export async function NotFoundMessage({ reason, text }: NotFoundMessageProps) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <MessagePage title={t(`notFound.${reason}.title`)} text={text ?? t(`notFound.${reason}.text`)}>
      <Link href={to(PATHS.home)} className="button button-sun">
        {t('site.backToHome')}
      </Link>
      {reason === 'post' ? (
        <Link href={to(PATHS.blog)} className="button button-on-ink">
          {t('notFound.backToBlog')}
        </Link>
      ) : (
        <Link href={to(PATHS.services)} className="button button-on-ink">
          {t('notFound.allServices')}
        </Link>
      )}
    </MessagePage>
  );
}
