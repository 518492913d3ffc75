import { SourceCredits } from '@/components/facts/source-credits';
import { buttonStyle } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { IN_MORE, NAVIGATION, type NavigationKey, QUICK_LINKS } from '@/lib/content/navigation';
import { EMIRATES } from '@/lib/domain/emirates';
import type { ProviderFilter } from '@/lib/domain/filter';
import { creditsOf, type SourceCredit } from '@/lib/domain/source-credit';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { otherLocale } from '@/lib/i18n/locales';
import { getIntl, type HomeSection } from '@/lib/routing/get-intl';
import { localizedPathOf } from '@/lib/routing/path-of';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SITE } from '@/lib/site';
import { FooterLinks } from './footer-links';
import { SiteMenu } from './site-menu';

/** Of the items of the drawer. */
const ICONS: Record<NavigationKey, IconName> = {
  home: 'house',
  about: 'info',
  services: 'search',
  featured: 'star',
  emirates: 'map-pin',
  carWashApps: 'smartphone',
  blog: 'newspaper',
  faq: 'circle-help',
  updateListing: 'plus',
  contact: 'mail',
};

interface SitePageProps {
  /** The current page, which the language switch links to. */
  route: Route;
  /** Whether to mark no menu item as current, as on not-found pages. */
  isUnlisted?: boolean;
  /** The providers of which the page shows something: the footer names whom the licences of their facts want to be named. */
  shown?: readonly ({ credits: readonly SourceCredit[] } | undefined)[];
  children: React.ReactNode;
}

/**
 * The header and footer around every page. Rendered by pages instead of the layout, which does not know the URL that the
 * language switch and the current menu item depend on.
 */
export async function SitePage({ route, isUnlisted, shown = [], children }: SitePageProps) {
  const { t, to, locale } = await getIntl('site');
  const current = isUnlisted ? '' : to(route);
  const credits = creditsOf(shown);
  return (
    <>
      <a
        href="#content"
        className="absolute start-2 top-2 z-60 -translate-y-20 rounded-control bg-sun-400 px-4 py-3 font-bold text-sea-950 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <SiteHeader route={route} current={current} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
        {!isUnlisted && (
          <p className="print-only container-page mt-6" lang="en" dir="ltr">
            {urlOf(route, locale)}
          </p>
        )}
        {/* The footer is not printed. */}
        <SourceCredits credits={credits} className="print-only container-page" />
      </main>
      <SiteFooter current={current} credits={credits} />
    </>
  );
}

/** The site's header (product rule 2.1). */
async function SiteHeader({ route, current }: { route: Route; current: string }) {
  const { t, to, locale } = await getIntl();
  return (
    <header className="site-header no-print">
      <div className="container-page flex min-h-[calc(3.5rem-1px)] flex-wrap items-center gap-1 lg:min-h-[calc(4rem-1px)] lg:flex-nowrap lg:gap-2">
        <Link
          href={to({ name: 'home' })}
          aria-label={t('site.home')}
          className="me-auto inline-flex min-h-target min-w-target items-center rounded-control"
        >
          <Logo name={t('site.name')} />
        </Link>
        <SiteMenu
          items={NAVIGATION.map((item) => ({
            key: item.key,
            icon: ICONS[item.key],
            ...('route' in item && { href: to(item.route, item.section) }),
            inMore: IN_MORE[item.key],
          }))}
          emirates={EMIRATES.map((emirate) => ({ emirate, href: to({ name: 'emirate', emirate }) }))}
          current={current}
          language={localizedPathOf(route, otherLocale(locale))}
          search={{
            href: to(servicesRoute()),
            label: t('filter.search'),
            placeholder: t('filter.searchPlaceholder'),
          }}
          saved={to({ name: 'saved' })}
          map={to(servicesRoute({ ...filterOf(route), view: 'map', page: 1 }))}
          listing={to({ name: 'updateListing' })}
          drawer={[
            { href: to({ name: 'prices' }), text: t('nav.prices'), icon: 'tag' },
            { href: to({ name: 'saved' }), text: t('saved.title'), icon: 'heart' },
            { href: to({ name: 'compare', ids: [] }), text: t('compare.title'), icon: 'columns-2' },
          ]}
        />
      </div>
    </header>
  );
}

/** Returns the filter of a list, or of a page about a place or a wash type; empty for others. */
function filterOf(route: Route): Partial<ProviderFilter> {
  if (route.name === 'services') return route.filter;
  const { emirate, area, district, washType } = route as Partial<
    Record<'emirate' | 'area' | 'district' | 'washType', string>
  >;
  return { emirate, area: area ?? district, washType } as Partial<ProviderFilter>;
}

/** The site's footer (product rule 2.1). */
async function SiteFooter({ current, credits }: { current: string; credits: SourceCredit[] }) {
  const { t, to } = await getIntl();
  const columns = [
    {
      title: t('footer.emirates'),
      isLong: true,
      links: EMIRATES.map((emirate) =>
        link({ name: 'emirate', emirate }, t('footer.carWashIn', { emirate: t(`emirates.${emirate}.name`) })),
      ),
    },
    {
      title: t('footer.services'),
      isLong: true,
      links: WASH_TYPES.map((washType) =>
        link({ name: 'washType', washType }, t(`washTypes.${washType}.name`)),
      ),
    },
    {
      title: t('footer.quickLinks'),
      links: QUICK_LINKS.map((item) => link(item.route, t(`nav.${item.key}`), item.section)),
    },
    {
      title: t('footer.legal'),
      links: [
        link({ name: 'privacyPolicy' }, t('footer.privacy')),
        link({ name: 'termsOfService' }, t('footer.terms')),
        link({ name: 'accessibility' }, t('footer.accessibility')),
        ['#sitemap', t('footer.sitemap')] as [string, string],
      ],
    },
  ];

  function link(target: Route, text: string, section?: HomeSection): [string, string] {
    return [to(target, section), text];
  }

  return (
    <footer className="no-print mt-16 on-ink bg-(image:--image-sea) text-white max-sm:mt-8">
      <div className="container-page py-12 wrap-anywhere max-sm:py-6">
        <div className="mb-10 flex max-sm:mb-4 flex-wrap items-start justify-between gap-6 max-sm:gap-4">
          <div className="max-w-md">
            <Logo name={t('site.name')} />
            <p className="mt-3 text-water-100 max-sm:sr-only">{t('footer.about')}</p>
          </div>
          <nav aria-label={t('footer.social')} className="flex flex-wrap gap-2">
            {Object.entries(SITE.social).map(([network, href]) => (
              <a
                key={network}
                href={href}
                rel="noopener"
                className={buttonStyle('on-ink', 'capitalize')}
                lang="en"
                dir="ltr"
              >
                {network}
              </a>
            ))}
          </nav>
        </div>
        <FooterLinks label={t('footer.sitemap')} columns={columns} current={current} />
        <p className="mt-10 border-t border-on-ink-edge pt-6 text-sm text-water-100 max-sm:mt-4 max-sm:pt-4">
          {t('footer.rights', { year: String(new Date().getFullYear()) })}
        </p>
        <SourceCredits credits={credits} className="mt-2 text-sm text-water-100" />
      </div>
    </footer>
  );
}

/** The logo and the site's name. */
function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold whitespace-nowrap [&:not(:lang(ar))]:tracking-tight">
      <Icon name="lamaa" className="size-8" />
      {/* In the header of the narrowest phones, the drop alone stands for the name. */}
      <span className="max-[22rem]:in-[header]:hidden">{name}</span>
    </span>
  );
}
