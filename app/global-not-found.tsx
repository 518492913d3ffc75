import './globals.css';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NotFoundSearch } from '@/components/search/not-found-search';
import { buttonStyle } from '@/components/ui/button';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { DEFAULT_LOCALE as locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/path-of';
import { servicesRoute } from '@/lib/routing/route';
import { notFoundMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations({ locale, namespace: 'notFound.page' });
  return notFoundMetadata({ title: t('title'), description: t('text'), locale });
}

/**
 * The 404 page of URLs that bypass middleware, such as missing files, whose language is unknown. All others get
 * `app/[locale]/not-found`.
 */
export default async function GlobalNotFound() {
  const t = await getTranslations({ locale });
  return (
    <html lang={locale}>
      <body>
        <main className="container-page grid gap-6 py-24">
          <h1 className="text-2xl">{t('notFound.page.title')}</h1>
          <NextIntlClientProvider locale={locale} messages={await getClientMessages(locale)}>
            <NotFoundSearch
              action={pathOf(servicesRoute())}
              labels={{ search: t('filter.search'), placeholder: t('filter.searchPlaceholder') }}
            />
          </NextIntlClientProvider>
          <a href={pathOf({ name: 'home' })} className={buttonStyle('filled', 'justify-self-start')}>
            {t('site.backToHome')}
          </a>
        </main>
      </body>
    </html>
  );
}
