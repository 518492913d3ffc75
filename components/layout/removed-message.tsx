import { locale as rootLocale } from 'next/root-params';
import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';

/**
 * Renders what is shown only if a row disappears between the check in middleware and the render; otherwise `message/[reason]` responds. Kept
 * minimal, because it is part of every page's data.
 */
export async function RemovedMessage() {
  const t = await getTranslations();
  const locale = localeOf(await rootLocale());
  return (
    <main className="container-page py-16">
      <h1 className="text-2xl">{t('notFound.page.title')}</h1>
      <p className="my-4">{t('notFound.removed')}</p>
      <a href={localizedPathOf({ name: 'home' }, locale)} className={buttonStyle('main')}>
        {t('site.backToHome')}
      </a>
    </main>
  );
}
