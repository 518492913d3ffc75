import { getLocale } from 'next-intl/server';
import { localizedPathOf } from './path-of';
import type { Route } from './route';

/** The sections of the home page that links lead to, by their ids. */
export type HomeSection = 'featured-services' | 'map-preview' | 'faq';
/** The sections of the about page that say what the words of a listing mean. */
type AboutSection = 'verified' | 'ratings' | 'changes';

/**
 * `to(route)` is the path of a route in the language of the page, `to(route, section)` that of a section of the home
 * page or the about page.
 */
export async function getLinks(): Promise<(route: Route, section?: HomeSection | AboutSection) => string> {
  const locale = await getLocale();
  return (route, section) => localizedPathOf(route, locale) + (section ? `#${section}` : '');
}
