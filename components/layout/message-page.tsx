import { getTranslations } from 'next-intl/server';
import { AddressSearch } from '@/components/search/address-search';
import { Link } from '@/components/ui/link';
import { NO_POST_FILTER } from '@/lib/domain/post-filter';
import { getLinks } from '@/lib/routing/links';
import { type NotFoundReason, servicesRoute } from '@/lib/routing/route';

interface MessagePageProps {
  title: string;
  text: string;
  children: React.ReactNode;
}

/** A page with a message and links to continue. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="band on-ink">
      <div className="container-page grid min-h-[55dvh] content-center justify-items-start gap-4 py-16">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-xl text-lg text-water-100">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}

interface NotFoundMessageProps {
  reason: NotFoundReason;
  /** Replaces the usual explanation. */
  text?: string;
}

/** A not-found message such as 'Emirate Not Found', with a search field and Back to Home (product rule 8.2). */
export async function NotFoundMessage({ reason, text }: NotFoundMessageProps) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <MessagePage title={t(`notFound.${reason}.title`)} text={text ?? t(`notFound.${reason}.text`)}>
      <AddressSearch
        action={to(servicesRoute())}
        labels={{ search: t('filter.search'), placeholder: t('filter.searchPlaceholder') }}
      />
      <Link href={to({ page: 'home' })} className="button button-sun">
        {t('site.backToHome')}
      </Link>
      {reason === 'post' ? (
        <Link href={to({ page: 'blog', filter: NO_POST_FILTER })} className="button button-on-ink">
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
