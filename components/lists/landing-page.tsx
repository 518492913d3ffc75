import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import type { Emirate } from '@/lib/domain/emirates';
import type { ProviderStats } from '@/lib/domain/stats';
import type { WashType } from '@/lib/domain/wash-types';
import type { Route } from '@/lib/routing/route';
import type { LandingStats } from '@/lib/seo/landing-texts';
import { Introduction } from './introduction';
import { RelatedListsOfLanding } from './landing-related-lists';

interface LandingPageProps {
  route: Route;
  title: string;
  text: string;
  /** The page's own name in the breadcrumbs. */
  here: string;
  breadcrumbs?: { route: Route; text: string }[];
  /** What is said of the list as a whole; later pages of a list leave it to the first. */
  introduction?: LandingStats;
  allStats: ProviderStats[];
  /** What the page is about: a district or another area is in its emirate. */
  subject: { emirate?: Emirate; isArea?: boolean; washType?: WashType };
  children: React.ReactNode;
}

/** The skeleton of the pages that search engines land on: what the list is, its providers, and related lists. */
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
      <RelatedListsOfLanding stats={allStats} {...subject} />
    </SitePage>
  );
}
