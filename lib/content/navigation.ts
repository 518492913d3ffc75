import { NO_POST_FILTER } from '../domain/post';
import type { HomeSection } from '../routing/get-intl';
import { type Route, servicesRoute } from '../routing/route';

const HOME: Route = { name: 'home' };
const BLOG: Route = { name: 'blog', filter: NO_POST_FILTER };

/** A menu item; its text is the message `nav.{key}`. */
type NavigationItem<K extends string> = { key: K; route: Route; section?: HomeSection };

function item<const K extends string>(key: K, route: Route, section?: HomeSection): NavigationItem<K> {
  return { key, route, section };
}

/** Header items in order; 'emirates' is the dropdown (product rule 2.1). */
export const NAVIGATION = [
  item('home', HOME),
  item('about', { name: 'about' }),
  item('services', servicesRoute()),
  item('featured', HOME, 'featured-services'),
  { key: 'emirates' },
  item('carWashApps', { name: 'carWashApps' }),
  item('blog', BLOG),
  item('faq', HOME, 'faq'),
  item('updateListing', { name: 'updateListing' }),
  item('contact', { name: 'contact' }),
] as const;

export type NavigationKey = (typeof NAVIGATION)[number]['key'];

/**
 * Header items in the More menu of wide screens: those that a driver needs least, and the longest while the screen is too narrow for
 * all others in a row.
 */
export const IN_MORE: Partial<Record<NavigationKey, 'always' | 'narrow'>> = {
  about: 'always',
  featured: 'always',
  carWashApps: 'narrow',
  faq: 'always',
  updateListing: 'always',
};

/** The footer's quick links, in order. */
export const QUICK_LINKS = [
  item('home', HOME),
  item('services', servicesRoute()),
  item('prices', { name: 'prices' }),
  item('featured', HOME, 'featured-services'),
  item('about', { name: 'about' }),
  item('carWashApps', { name: 'carWashApps' }),
  item('blog', BLOG),
  item('faq', HOME, 'faq'),
  item('updateListing', { name: 'updateListing' }),
  item('contact', { name: 'contact' }),
] as const;
