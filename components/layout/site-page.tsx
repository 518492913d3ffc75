import { getLocale, getTranslations } from 'next-intl/server';
import type { Route } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SitePageProps {
  /** The page that is shown: the language switch keeps it with its query. */
  route: Route;
  /** Whether no item of the menus is this page, as on a not-found page that stands in for home. */
  isUnlisted?: boolean;
  children: React.ReactNode;
}

/**
 * The frame of every page. It stands in the pages, not in the layout, because a layout does not know the URL:
 * so the language switch and the current item are right in the server's HTML.
 */
export async function SitePage({ route, isUnlisted, children }: SitePageProps) {
  const [t, locale] = await Promise.all([getTranslations('site'), getLocale()]);
  return (
    <>
      <a href="#content" className="skip button button-sun">
        {t('skip')}
      </a>
      <SiteHeader route={route} isUnlisted={isUnlisted} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
        {!isUnlisted && (
          <p className="print-only container-page mt-6" lang="en" dir="ltr">
            {urlOf(route, locale)}
          </p>
        )}
      </main>
      <SiteFooter route={route} isUnlisted={isUnlisted} />
    </>
  );
}
