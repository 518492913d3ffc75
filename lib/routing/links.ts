import { getLocale } from 'next-intl/server';
import { localizedPathOf } from './path-of';
import type { Route } from './route';

/** Ids of the sections of the home page that can be linked to. */
export type HomeSection = 'featured-services' | 'map-preview' | 'faq';
/** Ids of the sections of the about page that explain the terms of a listing. */
type AboutSection = 'verified' | 'ratings' | 'changes';

/**
 * Returns a function that builds links in the page's language: `to(route)` is the path of a route, `to(route, section)` that
 * of a section of the home or about page.
 */
export async function getLinks(): Promise<(route: Route, section?: HomeSection | AboutSection) => string> {
  const locale = await getLocale();
  return (route, section) => localizedPathOf(route, locale) + (section ? `#${section}` : '');
}
