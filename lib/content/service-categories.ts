import { type Route, servicesRoute } from '../routing/route';

/** The six service categories of the home page in order (product rule 1.3), each with the list it links to. */
export const SERVICE_CATEGORIES = [
  { key: 'mobile', icon: 'route', route: { page: 'washType', washType: 'mobile-car-wash' } },
  { key: 'eco', icon: 'leaf', route: { page: 'washType', washType: 'eco-friendly' } },
  { key: 'steam', icon: 'cloud', route: { page: 'washType', washType: 'steam-cleaning' } },
  { key: '247', icon: 'moon', route: { page: 'washType', washType: '247-services' } },
  { key: 'waterless', icon: 'droplets', route: { page: 'washType', washType: 'waterless-wash' } },
  { key: 'deals', icon: 'tag', route: servicesRoute({ search: 'package' }) },
] as const satisfies { key: string; icon: string; route: Route }[];
