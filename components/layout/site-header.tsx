import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { NAVIGATION } from '@/lib/content/navigation';
import { EMIRATES } from '@/lib/domain/emirates';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';
import { servicesRoute } from '@/lib/routing/services-route';
import { languageSwitch } from './language-switch';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';

/** The header (product rule 2.1). */
export async function SiteHeader({ route, isUnlisted }: { route: Route; isUnlisted?: boolean }) {
  const t = await getTranslations();
  const to = await getLinks();
  const emirates = EMIRATES.map(
    (emirate) => [to({ page: 'emirate', emirate }), t(`emirates.${emirate}.name`)] as const,
  );
  return (
    <header className="site-header no-print">
      <div className="container-page">
        <Link href={to({ page: 'home' })} aria-label={t('site.home')}>
          <Logo name={t('site.name')} />
        </Link>
        <SiteMenu
          items={NAVIGATION.map((item) => ({
            text: t(`nav.${item.key}`),
            href: 'route' in item ? to(item.route, item.section) : undefined,
          }))}
          emirates={emirates}
          current={isUnlisted ? '' : to(route)}
          language={await languageSwitch(route)}
          search={to(servicesRoute())}
          saved={to({ page: 'saved' })}
          labels={{
            search: t('filter.search'),
            saved: t('nav.saved'),
            open: t('site.openMenu'),
            close: t('site.closeMenu'),
            menu: t('site.menu'),
            main: t('site.mainNavigation'),
            loading: t('list.loading'),
            emirateTitle: t('nav.emirateTitle', { emirate: '{emirate}' }),
            emirateText: t('nav.emirateText', { emirate: '{emirate}' }),
          }}
        />
      </div>
    </header>
  );
}
