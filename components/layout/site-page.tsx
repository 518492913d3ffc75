import { getLocale, getTranslations } from 'next-intl/server';
import type { Route } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SitePageProps {
  /** The current page, which the language switch links to. */
  route: Route;
  /** Whether to mark no menu item as current, as on not-found pages. */
  isUnlisted?: boolean;
  children: React.ReactNode;
}

/**
 * The header and footer around every page. Rendered by pages instead of the layout, which does not know the URL that the
 * language switch and the current menu item depend on.
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
