import { parseProviderId } from '../../domain/provider-id';
import type { PageName, RouteOf } from '../route';
import type { RouteDefinition, RouteTable } from './route-definition';

/** The pages that have no parameters: names of routes that consist of nothing but their name. */
type StaticPage = { [P in PageName]: { page: P } extends RouteOf<P> ? P : never }[PageName];

export const STATIC_PAGES = {
  home: staticPage('home', '/', { hasOpengraphImage: true }),
  about: staticPage('about', '/about'),
  carWashApps: staticPage('carWashApps', '/car-wash-apps', { hasNoData: true, hasForm: true }),
  contact: staticPage('contact', '/contact', { hasNoData: true, hasForm: true }),
  updateListing: staticPage('updateListing', '/update-listing', {
    hasNoData: true,
    hasForm: true,
    query: {
      parse: (query) => ({ provider: parseProviderId(query.get('provider') ?? '') }),
      format: ({ provider }) => new URLSearchParams(provider ? { provider: String(provider) } : {}),
    },
  }),
  privacyPolicy: staticPage('privacyPolicy', '/privacy-policy', { hasNoData: true }),
  termsOfService: staticPage('termsOfService', '/terms-of-service', { hasNoData: true }),
  outOfHours: staticPage('outOfHours', '/out-of-hours', { hasNoData: true, isIndexable: false }),
  saved: staticPage('saved', '/saved', { hasNoData: true, isIndexable: false }),
  test: staticPage('test', '/test', { hasNoData: true, isIndexable: false }),
} satisfies Partial<RouteTable>;

function staticPage<P extends StaticPage>(
  page: P,
  pattern: string,
  more: Partial<RouteDefinition<P>> = {},
): RouteDefinition<P> {
  const route = { page } as RouteOf<P>;
  return {
    pattern,
    rendering: 'prerendered',
    isIndexable: true,
    instances: () => [route],
    example: route,
    ...more,
  };
}
