import './globals.css';
import { getTranslations } from 'next-intl/server';
import { AddressSearch } from '@/components/search/address-search';
import { DEFAULT_LOCALE as locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/path-of';
import { servicesRoute } from '@/lib/routing/services-route';
import { notFoundMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations({ locale, namespace: 'notFound.page' });
  return notFoundMetadata({ title: t('title'), description: t('text'), locale });
}

/**
 * For URLs that middleware does not see, such as missing files: no language is known there. Everything else that
 * is missing is answered by `app/[locale]/not-found`.
 */
export default async function GlobalNotFound() {
  const t = await getTranslations({ locale });
  return (
    <html lang={locale}>
      <body>
        <main className="container-page grid gap-6 py-24">
          <h1 className="text-3xl">{t('notFound.page.title')}</h1>
          <AddressSearch
            action={pathOf(servicesRoute())}
            labels={{ search: t('filter.search'), placeholder: t('filter.searchPlaceholder') }}
          />
          <a href={pathOf({ page: 'home' })} className="button button-water justify-self-start">
            {t('site.backToHome')}
          </a>
        </main>
      </body>
    </html>
  );
}
