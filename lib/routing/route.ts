import type { District } from '../domain/districts';
import type { Emirate } from '../domain/emirates';
import type { ProviderFilter } from '../domain/filter';
import type { PostFilter } from '../domain/post-filter';
import type { ReportReason } from '../domain/report';
import type { WashType } from '../domain/wash-types';
import type { Locale } from '../i18n/locales';
import type { PlainPageName } from './plain-pages';

/** What a URL of the site stands for, without its language. `page` names the row of the route table. */
export type Route =
  /** The pages that have no parameters: home, about … */
  | { [P in PlainPageName]: { page: P } }[PlainPageName]
  | { page: 'services'; filter: ProviderFilter }
  /** The booking form as a page, with an app already selected or not. */
  | { page: 'bookCarWash'; app?: string }
  /** The form of a business, or what its owner says of a provider that is listed. */
  | { page: 'updateListing'; provider?: number }
  /** The report of something wrong in a provider, with what is wrong already chosen or not. */
  | { page: 'report'; provider?: number; wrong?: ReportReason }
  | { page: 'emirate'; emirate: Emirate }
  | { page: 'district'; district: District }
  /** A district or town by its slug; those of the six districts lead to the district's page. */
  | { page: 'area'; area: string; pageNumber?: number }
  | { page: 'washType'; washType: WashType; pageNumber?: number }
  /** Leads to the wash type's page; 'View All {type} Services' links it (product rule 2.2). */
  | { page: 'washTypeShortcut'; washType: WashType }
  | { page: 'washTypeEmirates'; washType: WashType }
  | { page: 'washTypeInEmirate'; washType: WashType; emirate: Emirate; pageNumber?: number }
  | { page: 'provider'; id: number }
  /** Providers side by side, by their ids in ascending order. */
  | { page: 'compare'; ids: number[] }
  | { page: 'blog'; filter: PostFilter }
  | { page: 'post'; slug: string }
  | { page: 'feed' }
  /** The picture that is shown where a page is shared. */
  | { page: 'opengraphImage'; of: Route }
  | { page: 'sitemap' }
  | { page: 'sitemapPart'; part: string }
  | { page: 'providersJson'; filter: ProviderFilter }
  /** What the JSON of the directory is like, for programs. */
  | { page: 'openApi' }
  | { page: 'providerCount'; locale: Locale }
  /** The centres of the areas that have providers, for a visitor's device to find the nearest. */
  | { page: 'areaCentres' }
  /** What a search field suggests, and the providers among it. */
  | { page: 'suggestions' }
  | { page: 'providerNames'; locale: Locale }
  /** The cards of some providers, for the page of what is saved. */
  | { page: 'providerCards'; ids: readonly number[]; locale: Locale }
  /** The texts of what pages show of a visitor's device. */
  | { page: 'savedTexts' }
  /** What is shown without a connection. */
  | { page: 'offline' }
  /** What a phone needs to keep the site on its home screen. */
  | { page: 'manifest' }
  /** Whether the site and its database answer, for monitors. */
  | { page: 'health' }
  | { page: 'revalidate' };

export type PageName = Route['page'];
export type RouteOf<P extends PageName> = Extract<Route, { page: P }>;

/** Why nothing is at a URL: each has its own text (product rule 8.2). */
export const NOT_FOUND_REASONS = [
  'page',
  'emirate',
  'wash-type',
  'district',
  'area',
  'combination',
  'service',
  'post',
] as const;
export type NotFoundReason = (typeof NOT_FOUND_REASONS)[number];

/** What a URL leads to: a page, another URL that is the right spelling of it, or nothing. */
export type RouteMatch = { route: Route } | { redirect: string } | { notFound: NotFoundReason };
