import { getTranslations } from 'next-intl/server';
import { NotFoundSearch } from '@/components/search/not-found-search';
import { Link } from '@/components/ui/link';
import { NO_POST_FILTER } from '@/lib/domain/post';
import { getLinks } from '@/lib/routing/links';
import { type NotFoundReason, servicesRoute } from '@/lib/routing/route';
import { MessagePage } from './message-page';

/** Renders a not-found message such as 'Emirate Not Found', with a search field and Back to Home (product rule 8.2). */
export async function NotFoundMessage({ reason }: { reason: NotFoundReason }) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <MessagePage title={t(`notFound.${reason}.title`)} text={t(`notFound.${reason}.text`)}>
      <NotFoundSearch
        action={to(servicesRoute())}
        labels={{ search: t('filter.search'), placeholder: t('filter.searchPlaceholder') }}
      />
      <Link href={to({ name: 'home' })} className="button button-sun">
        {t('site.backToHome')}
      </Link>
      {reason === 'post' ? (
        <Link href={to({ name: 'blog', filter: NO_POST_FILTER })} className="button button-on-ink">
          {t('notFound.backToBlog')}
        </Link>
      ) : (
        <Link href={to(servicesRoute())} className="button button-on-ink">
          {t('notFound.allServices')}
        </Link>
      )}
    </MessagePage>
  );
}
