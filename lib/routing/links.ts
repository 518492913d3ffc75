import { getLocale } from 'next-intl/server';
import { localizedPathOf } from './path-of';
import type { Route } from './route';

/** The sections of the home page that links lead to, by their ids. */
export type HomeSection = 'featured-services' | 'map-preview' | 'faq';
/** The section of the about page that says what the badges mean. */
type AboutSection = 'verified';

/**
 * `to(route)` is the path of a route in the language of the page, `to(route, section)` that of a section of the home
 * page or the about page.
 */
export async function getLinks(): Promise<(route: Route, section?: HomeSection | AboutSection) => string> {
  const locale = await getLocale();
  return (route, section) => localizedPathOf(route, locale) + (section ? `#${section}` : '');
}
