import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { IN_MORE, NAVIGATION } from '@/lib/content/navigation';
import { EMIRATES } from '@/lib/domain/emirates';
import { getLinks } from '@/lib/routing/links';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { languageSwitch } from './language-switch';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';

/** The site's header (product rule 2.1). */
export async function SiteHeader({ route, isUnlisted }: { route: Route; isUnlisted?: boolean }) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <header className="site-header no-print">
      <div className="container-page">
        <Link href={to({ page: 'home' })} aria-label={t('site.home')}>
          <Logo name={t('site.name')} />
        </Link>
        <SiteMenu
          items={NAVIGATION.map((item) => ({
            key: item.key,
            href: 'route' in item ? to(item.route, item.section) : undefined,
            inMore: IN_MORE.has(item.key) || undefined,
          }))}
          emirates={EMIRATES.map((emirate) => ({ emirate, href: to({ page: 'emirate', emirate }) }))}
          current={isUnlisted ? '' : to(route)}
          language={await languageSwitch(route)}
          search={{
            href: to(servicesRoute()),
            label: t('filter.search'),
            placeholder: t('filter.searchPlaceholder'),
          }}
          saved={to({ page: 'saved' })}
        />
      </div>
    </header>
  );
}
