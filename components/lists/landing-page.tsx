import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import type { Emirate } from '@/lib/domain/emirates';
import type { ProviderStats } from '@/lib/domain/stats';
import type { WashType } from '@/lib/domain/wash-types';
import type { Route } from '@/lib/routing/route';
import type { LandingStats } from '@/lib/seo/landing-texts';
import { Introduction } from './introduction';
import { LandingRelatedLists } from './landing-related-lists';

interface LandingPageProps {
  route: Route;
  title: string;
  text: string;
  /** The page's own name in the breadcrumbs. */
  here: string;
  breadcrumbs?: { route: Route; text: string }[];
  /** Stats for the summary of the list; only on its first page. */
  introduction?: LandingStats;
  allStats: ProviderStats[];
  /** The topic of the page. Pages of districts and other areas set their emirate. */
  subject: { emirate?: Emirate; isArea?: boolean; washType?: WashType };
  children: React.ReactNode;
}

/** Renders the layout of landing pages for search engines: header, providers, summary and related lists. */
export function LandingPage({
  route,
  title,
  text,
  here,
  breadcrumbs,
  introduction,
  allStats,
  subject,
  children,
}: LandingPageProps) {
  return (
    <SitePage route={route}>
      <PageHeader title={title} here={here} text={text} breadcrumbs={breadcrumbs} isCompact />
      {children}
      {introduction && <Introduction {...introduction} />}
      <LandingRelatedLists stats={allStats} {...subject} />
    </SitePage>
  );
}
