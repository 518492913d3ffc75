import { NO_POST_FILTER } from '../domain/post-filter';
import type { HomeSection } from '../routing/links';
import type { Route } from '../routing/route';
import { servicesRoute } from '../routing/services-route';

const HOME: Route = { page: 'home' };
const BLOG: Route = { page: 'blog', filter: NO_POST_FILTER };

/** An item of the menus: its text is the message `nav.{key}`. */
type NavigationItem<K extends string> = { key: K; route: Route; section?: HomeSection };

function item<const K extends string>(key: K, route: Route, section?: HomeSection): NavigationItem<K> {
  return { key, route, section };
}

/** The header's items in order; 'emirates' is the dropdown (product rule 2.1). */
export const NAVIGATION = [
  item('home', HOME),
  item('about', { page: 'about' }),
  item('services', servicesRoute()),
  item('featured', HOME, 'featured-services'),
  { key: 'emirates' },
  item('carWashApps', { page: 'carWashApps' }),
  item('blog', BLOG),
  item('faq', HOME, 'faq'),
  item('updateListing', { page: 'updateListing' }),
  item('contact', { page: 'contact' }),
] as const;

/** The footer's quick links, in order. */
export const QUICK_LINKS = [
  item('home', HOME),
  item('services', servicesRoute()),
  item('featured', HOME, 'featured-services'),
  item('about', { page: 'about' }),
  item('carWashApps', { page: 'carWashApps' }),
  item('blog', BLOG),
  item('faq', HOME, 'faq'),
  item('updateListing', { page: 'updateListing' }),
  item('contact', { page: 'contact' }),
] as const;
