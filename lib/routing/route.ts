import { type Area, type District, districtOf } from '../domain/area';
import type { Emirate } from '../domain/emirates';
import { NO_FILTER, type ProviderFilter } from '../domain/filter';
import type { PostFilter } from '../domain/post';
import type { ReportReason } from '../domain/report';
import type { WashType } from '../domain/wash-types';
import type { Locale } from '../i18n/locales';
import type { PlainPageName } from './plain-pages';

/** A parsed URL of the site, without its language. `page` is the key in the route table. */
export type Route =
  /** Pages without parameters: home, about … */
  | { [P in PlainPageName]: { page: P } }[PlainPageName]
  | { page: 'services'; filter: ProviderFilter }
  /** The booking form as a page, optionally with an app selected. */
  | { page: 'bookCarWash'; app?: string }
  /** The listing form; with a provider, its owner's claim form. */
  | { page: 'updateListing'; provider?: number }
  /** The report form, optionally with a reason selected. */
  | { page: 'report'; provider?: number; wrong?: ReportReason }
  | { page: 'emirate'; emirate: Emirate }
  | { page: 'district'; district: District }
  /** A district or town by its slug; the six districts redirect to their own pages. */
  | { page: 'area'; area: string; pageNumber?: number }
  | { page: 'washType'; washType: WashType; pageNumber?: number }
  /** Redirects to the wash type's page; target of 'View All {type} Services' (product rule 2.2). */
  | { page: 'washTypeShortcut'; washType: WashType }
  | { page: 'washTypeEmirates'; washType: WashType }
  | { page: 'washTypeInEmirate'; washType: WashType; emirate: Emirate; pageNumber?: number }
  | { page: 'provider'; id: number }
  /** A comparison of providers, by ids in ascending order. */
  | { page: 'compare'; ids: number[] }
  | { page: 'blog'; filter: PostFilter }
  | { page: 'post'; slug: string }
  | { page: 'feed' }
  /** The Open Graph image of a page. */
  | { page: 'opengraphImage'; of: Route }
  | { page: 'sitemap' }
  | { page: 'sitemapPart'; part: string }
  | { page: 'providersJson'; filter: ProviderFilter }
  /** The providers of a list as pins of a map. */
  | { page: 'providerPins'; filter: ProviderFilter }
  /** The OpenAPI description of the JSON API. */
  | { page: 'openApi' }
  | { page: 'providerCount'; locale: Locale }
  /** The centres of the areas with providers, from which a device finds the nearest. */
  | { page: 'areaCentres' }
  /** Search suggestions, and the providers among them. */
  | { page: 'suggestions' }
  | { page: 'providerNames'; locale: Locale }
  /** Providers for the saved page. */
  | { page: 'providerCards'; locale: Locale; ids: readonly number[] }
  /** The page shown without a connection. */
  | { page: 'offline' }
  /** The web app manifest. */
  | { page: 'manifest' }
  /** Health check for monitoring. */
  | { page: 'health' }
  | { page: 'revalidate' };

export type PageName = Route['page'];
export type RouteOf<P extends PageName> = Extract<Route, { page: P }>;

/** Reasons for a 404, each with its own text (product rule 8.2). */
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

/** The result of parsing a URL: a route, a redirect to the canonical path, or not found. */
export type RouteMatch = { route: Route } | { redirect: string } | { notFound: NotFoundReason };

/** Returns the route of the list of services with the given filters. */
export function servicesRoute(filter: Partial<ProviderFilter> = {}): RouteOf<'services'> {
  return { page: 'services', filter: { ...NO_FILTER, ...filter } };
}

/** Returns the route of an area; the six districts have their own pages (product rule 2.14). */
export function areaRoute(area: Pick<Area, 'slug'>): Route {
  const district = districtOf(area);
  return district ? { page: 'district', district } : { page: 'area', area: area.slug };
}
