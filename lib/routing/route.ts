import { type Area, type District, districtOf } from '../domain/area';
import type { CarOrAny, CarSize } from '../domain/car';
import type { Emirate } from '../domain/emirates';
import { NO_FILTER, type ProviderFilter } from '../domain/filter';
import { isOneOf } from '../domain/one-of';
import type { PostFilter } from '../domain/post';
import type { ReportReason } from '../domain/report';
import type { ReviewFilter } from '../domain/review';
import type { WashType } from '../domain/wash-types';
import type { Locale } from '../i18n/locales';
import type { PlainPageName } from './plain-pages';

/** A parsed URL of the site, without its language. `name` is the key in the route table. */
export type Route =
  /** Pages without parameters: home, about … */
  | { [P in PlainPageName]: { name: P } }[PlainPageName]
  | { name: 'services'; filter: ProviderFilter }
  /** The booking form as a page, optionally with an app selected. */
  | { name: 'bookCarWash'; app?: string }
  /** The listing form; with a provider, its owner's claim form. */
  | { name: 'updateListing'; provider?: number }
  /** The report form, optionally with a reason selected; with a review, the form to report that one. */
  | { name: 'report'; provider?: number; wrong?: ReportReason; review?: number }
  | { name: 'emirate'; emirate: Emirate }
  | { name: 'district'; district: District }
  /** A district or town by its slug; the six districts redirect to their own pages. */
  | { name: 'area'; area: string; page?: number }
  | { name: 'washType'; washType: WashType; page?: number }
  /** Redirects to the wash type's page; target of 'View All {type} Services' (product rule 2.2). */
  | { name: 'washTypeShortcut'; washType: WashType }
  | { name: 'washTypeEmirates'; washType: WashType }
  | { name: 'washTypeInEmirate'; washType: WashType; emirate: Emirate; page?: number }
  | { name: 'provider'; id: number }
  /** The reviews of a provider. */
  | { name: 'reviews'; id: number; filter: ReviewFilter }
  /** The form for a review of a provider. */
  | { name: 'writeReview'; id: number }
  /** A comparison of providers, by ids in ascending order, with the slug of the kind and the car that it asks the price of. */
  | { name: 'compare'; ids: number[]; kind?: string; car?: CarSize }
  | { name: 'blog'; filter: PostFilter }
  | { name: 'post'; slug: string }
  | { name: 'feed' }
  /** What became of a submission, for its sender alone. */
  | { name: 'sent'; token: string }
  /** What the owner of a provider corrects of it by a link. */
  | { name: 'owner'; token: string }
  /** The Open Graph image of a page; with the version of what it shows, an address that can be kept for long. */
  | { name: 'opengraphImage'; of: Route; version?: string }
  | { name: 'sitemap' }
  | { name: 'sitemapPart'; part: string }
  | { name: 'providersJson'; filter: ProviderFilter }
  /** The providers of a list as pins of a map. */
  | { name: 'providerPins'; filter: ProviderFilter }
  /** The figures of the price guide. */
  | { name: 'pricesJson' }
  /** The OpenAPI description of the JSON API. */
  | { name: 'openApi' }
  | { name: 'providerCount'; locale: Locale }
  /** The centres of the areas with providers, from which a device finds the nearest. */
  | { name: 'areaCentres' }
  /** The search suggestions of a language, and those for a typed text. */
  | { name: 'suggestions' }
  | { name: 'typedSuggestions'; locale: Locale }
  /** Providers for the saved page. */
  | { name: 'providerCards'; locale: Locale; ids: readonly number[]; car?: CarOrAny; kind?: string }
  /** The page shown without a connection. */
  | { name: 'offline' }
  /** The web app manifest. */
  | { name: 'manifest' }
  /** Health check for monitoring. */
  | { name: 'health' }
  /** Counts that the facts of a provider are still right. */
  | { name: 'confirmFacts' }
  /** Counts what a caller says of a call. */
  | { name: 'callOutcome' }
  /** Logs how fast a page was. */
  | { name: 'vitals' }
  | { name: 'outbox' }
  | { name: 'lookNow' };

export type RouteName = Route['name'];
export type RouteOf<P extends RouteName> = Extract<Route, { name: P }>;

/** Reasons for a 404, each with its own text (product rule 8.2). */
const NOT_FOUND_REASONS = [
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

/** Where there is no directory to answer from (product rule 8.6): on a list of services or posts, on the home page, or elsewhere. */
const UNAVAILABLE_REASONS = ['no-services', 'no-posts', 'no-faqs', 'unavailable'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** The text with which each of their messages begins: what the page would say if it were empty. */
export const EMPTY_TEXTS = {
  'no-services': 'list.empty',
  'no-posts': 'blog.empty',
  'no-faqs': 'home.faqEmpty',
  unavailable: undefined,
} as const satisfies Record<UnavailableReason, string | undefined>;

/** The messages shown in place of a page. */
export const MESSAGE_REASONS = [...NOT_FOUND_REASONS, ...UNAVAILABLE_REASONS] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

export const isUnavailable = isOneOf(UNAVAILABLE_REASONS);

/** Returns the message in place of a page that there is no directory for. */
export function unavailableReason({ name }: Route): UnavailableReason {
  switch (name) {
    case 'services':
    case 'emirate':
    case 'washType':
    case 'washTypeEmirates':
    case 'washTypeInEmirate':
    case 'district':
    case 'area':
      return 'no-services';
    case 'blog':
      return 'no-posts';
    case 'home':
      return 'no-faqs';
    default:
      return 'unavailable';
  }
}

/** The result of parsing a URL: a route, a redirect to the canonical path, or not found. */
export type RouteMatch = { route: Route } | { redirect: string } | { notFound: NotFoundReason };

/** Returns the route of the list of services with the given filters. */
export function servicesRoute(filter: Partial<ProviderFilter> = {}): RouteOf<'services'> {
  return { name: 'services', filter: { ...NO_FILTER, ...filter } };
}

/** Returns the route of an area; the six districts have their own pages (product rule 2.14). */
export function areaRoute(area: Pick<Area, 'slug'>): Route {
  const district = districtOf(area);
  return district ? { name: 'district', district } : { name: 'area', area: area.slug };
}
