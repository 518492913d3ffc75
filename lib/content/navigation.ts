import { PATHS } from '../routing/paths';

/** The header's items in order; 'emirates' is the dropdown (spec §2 "Header and footer"). */
export const NAVIGATION = [
  { key: 'home', path: PATHS.home },
  { key: 'about', path: PATHS.about },
  { key: 'services', path: PATHS.services },
  { key: 'featured', path: PATHS.featured },
  { key: 'emirates' },
  { key: 'carWashApps', path: PATHS.carWashApps },
  { key: 'blog', path: PATHS.blog },
  { key: 'faq', path: PATHS.faq },
  { key: 'updateListing', path: PATHS.updateListing },
  { key: 'contact', path: PATHS.contact },
] as const;

/** The footer's quick links, in order. */
export const QUICK_LINKS = [
  { key: 'home', path: PATHS.home },
  { key: 'services', path: PATHS.services },
  { key: 'featured', path: PATHS.featured },
  { key: 'about', path: PATHS.about },
  { key: 'carWashApps', path: PATHS.carWashApps },
  { key: 'blog', path: PATHS.blog },
  { key: 'faq', path: PATHS.faq },
  { key: 'updateListing', path: PATHS.updateListing },
  { key: 'contact', path: PATHS.contact },
] as const;
