import type { PageName, RouteOf } from '../route';
import type { RouteDefinition, RouteTable } from './route-definition';

/** The pages that have no parameters: names of routes that consist of nothing but their name. */
type StaticPage = { [P in PageName]: { page: P } extends RouteOf<P> ? P : never }[PageName];

export const STATIC_PAGES = {
  home: staticPage('home', '/', { hasOpengraphImage: true }),
  about: staticPage('about', '/about'),
  carWashApps: staticPage('carWashApps', '/car-wash-apps', { hasForm: true }),
  contact: staticPage('contact', '/contact', { hasForm: true }),
  updateListing: staticPage('updateListing', '/update-listing', { hasForm: true }),
  privacyPolicy: staticPage('privacyPolicy', '/privacy-policy'),
  termsOfService: staticPage('termsOfService', '/terms-of-service'),
  outOfHours: staticPage('outOfHours', '/out-of-hours', { isIndexable: false }),
  test: staticPage('test', '/test', { isIndexable: false }),
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
