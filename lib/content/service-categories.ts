import { PATHS } from '../routing/paths';

/** The six categories of the home page in their order (spec §1), each with the list that holds it. */
export const SERVICE_CATEGORIES = [
  { key: 'mobile', icon: 'route', path: PATHS.washType('mobile-car-wash') },
  { key: 'eco', icon: 'leaf', path: PATHS.washType('eco-friendly') },
  { key: 'steam', icon: 'cloud', path: PATHS.washType('steam-cleaning') },
  { key: '247', icon: 'moon', path: PATHS.washType('247-services') },
  { key: 'waterless', icon: 'droplets', path: PATHS.washType('waterless-wash') },
  { key: 'deals', icon: 'tag', path: PATHS.search({ order: 'price' }) },
] as const;
