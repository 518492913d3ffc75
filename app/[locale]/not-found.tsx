import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';

/**
 * For a row that went missing between middleware's question and the render; else `not-found/[reason]` answers. It is in the
 * data of every page, so it is plain.
 */
export default async function NotFoundPage() {
  const t = await getTranslations();
  const locale = localeOf(await rootLocale());
  return (
    <main className="container-page py-16">
      <h1 className="text-3xl">{t('notFound.page.title')}</h1>
      <p className="my-4">{t('notFound.removed')}</p>
      <a href={localizedPathOf({ page: 'home' }, locale)} className="button button-sun">
        {t('site.backToHome')}
      </a>
    </main>
  );
}
