import { NotFoundSearch } from '@/components/search/not-found-search';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NO_POST_FILTER } from '@/lib/domain/post';
import { getIntl } from '@/lib/routing/get-intl';
import { EMPTY_TEXTS, isUnavailable, type MessageReason, servicesRoute } from '@/lib/routing/route';
import { MessagePage } from './message-page';

/**
 * Renders a message such as 'Emirate Not Found', with a search field and Back to Home (product rule 8.2); where the directory
 * cannot be reached, with a link to the requested address.
 */
export async function NotFoundMessage({ reason }: { reason: MessageReason }) {
  const { t, to } = await getIntl();
  const isAway = isUnavailable(reason);
  const key = isAway ? 'unavailable' : reason;
  const empty = isAway && EMPTY_TEXTS[reason];
  return (
    <MessagePage
      title={t(`notFound.${key}.title`)}
      text={t(`notFound.${key}.text`)}
      sentence={empty ? t(empty) : undefined}
    >
      <NotFoundSearch
        action={to(servicesRoute())}
        labels={{ search: t('filter.search'), placeholder: t('filter.searchPlaceholder') }}
      />
      {isAway && (
        // The address that was requested, which this page does not know.
        <a href="" className={buttonStyle('main')}>
          {t('error.reload')}
        </a>
      )}
      <Link href={to({ name: 'home' })} className={buttonStyle(isAway ? 'outlined' : 'main')}>
        {t('site.backToHome')}
      </Link>
      {reason === 'post' ? (
        <Link href={to({ name: 'blog', filter: NO_POST_FILTER })} className={buttonStyle('outlined')}>
          {t('notFound.backToBlog')}
        </Link>
      ) : (
        <Link href={to(servicesRoute())} className={buttonStyle('outlined')}>
          {t('notFound.allServices')}
        </Link>
      )}
    </MessagePage>
  );
}
