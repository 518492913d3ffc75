import { getLocale, getTranslations } from 'next-intl/server';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';
import { siteOrigin } from '@/lib/site';
import { Breadcrumbs } from './breadcrumbs';

type PageHeaderProps = {
  text?: React.ReactNode;
  /** Shown next to the title. */
  picture?: React.ReactNode;
  /** The pages between home and this one. */
  breadcrumbs?: { route: Route; text: string }[];
  /** Whether `currentPage` is from the database and needs `DataText`'s language attributes. */
  isCurrentPageData?: boolean;
  /** Whether to save space on phones, so that more of the content below is visible. */
  isCompact?: boolean;
  children?: React.ReactNode;
  /** The last breadcrumb; defaults to the title, and is required if the title is not plain text. */
} & ({ title: string; currentPage?: string } | { title: React.ReactNode; currentPage: string });

/** The dark band at the top of a page, with breadcrumbs, title and main actions. */
export async function PageHeader({
  title,
  text,
  picture,
  breadcrumbs = [],
  currentPage,
  isCurrentPageData,
  isCompact,
  children,
}: PageHeaderProps) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  return (
    <div className="band on-ink">
      <div className={`container-page lg:pt-2 lg:pb-10 ${isCompact ? 'pt-1 pb-3' : 'pt-2 pb-6'}`}>
        <Breadcrumbs
          label={t('site.breadcrumbs')}
          steps={[
            [to({ name: 'home' }), t('nav.home')],
            ...breadcrumbs.map((step) => [to(step.route), step.text] as const),
          ]}
          currentPage={currentPage ?? String(title)}
          isCurrentPageData={isCurrentPageData}
          locale={await getLocale()}
          origin={siteOrigin()}
        />
        <div className="band-title">
          {picture}
          <h1 className={`mt-1 text-3xl ${isCompact ? 'max-sm:mt-0 max-sm:text-xl' : ''}`}>{title}</h1>
        </div>
        {text && <p className="mt-2 max-w-2xl text-balance text-water-100 lg:text-lg">{text}</p>}
        {children}
      </div>
    </div>
  );
}
