import { getTranslations } from 'next-intl/server';
import { QUICK_LINKS } from '@/lib/content/navigation';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getLinks, type HomeSection } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';
import { SITE } from '@/lib/site';
import { FooterLinks } from './footer-links';
import { Logo } from './logo';

/** The site's footer (product rule 2.1). */
export async function SiteFooter({ route, isUnlisted }: { route: Route; isUnlisted?: boolean }) {
  const t = await getTranslations();
  const to = await getLinks();
  const columns = [
    {
      title: t('footer.emirates'),
      links: EMIRATES.map((emirate) =>
        link({ page: 'emirate', emirate }, t('footer.carWashIn', { emirate: t(`emirates.${emirate}.name`) })),
      ),
    },
    {
      title: t('footer.services'),
      links: WASH_TYPES.map((washType) =>
        link({ page: 'washType', washType }, t(`washTypes.${washType}.name`)),
      ),
    },
    {
      title: t('footer.quickLinks'),
      links: QUICK_LINKS.map((item) => link(item.route, t(`nav.${item.key}`), item.section)),
    },
    {
      title: t('footer.legal'),
      links: [
        link({ page: 'privacyPolicy' }, t('footer.privacy')),
        link({ page: 'termsOfService' }, t('footer.terms')),
        ['#sitemap', t('footer.sitemap')] as [string, string],
      ],
    },
  ];

  function link(target: Route, text: string, section?: HomeSection): [string, string] {
    return [to(target, section), text];
  }

  return (
    <footer className="band on-ink no-print mt-16">
      <div className="container-page py-12">
        <div className="mb-10 flex flex-wrap items-start justify-between gap-6">
          <div className="max-w-md">
            <Logo name={t('site.name')} />
            <p className="mt-3 text-water-100">{t('footer.about')}</p>
          </div>
          <nav aria-label={t('footer.social')} className="flex flex-wrap gap-2">
            {Object.entries(SITE.social).map(([network, href]) => (
              <a
                key={network}
                href={href}
                rel="noopener"
                className="button button-on-ink capitalize"
                lang="en"
                dir="ltr"
              >
                {network}
              </a>
            ))}
          </nav>
        </div>
        <FooterLinks label={t('footer.sitemap')} columns={columns} current={isUnlisted ? '' : to(route)} />
        <p className="footer-end mt-10 pt-6 text-sm text-water-100">
          {t('footer.rights', { year: String(new Date().getFullYear()) })}
        </p>
      </div>
    </footer>
  );
}
