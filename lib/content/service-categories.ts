import type { Route } from '../routing/route';
import { servicesRoute } from '../routing/services-route';

/** The six categories of the home page in their order (product rule 1.3), each with the list that holds it. */
export const SERVICE_CATEGORIES = [
  { key: 'mobile', icon: 'route', route: { page: 'washType', washType: 'mobile-car-wash' } },
  { key: 'eco', icon: 'leaf', route: { page: 'washType', washType: 'eco-friendly' } },
  { key: 'steam', icon: 'cloud', route: { page: 'washType', washType: 'steam-cleaning' } },
  { key: '247', icon: 'moon', route: { page: 'washType', washType: '247-services' } },
  { key: 'waterless', icon: 'droplets', route: { page: 'washType', washType: 'waterless-wash' } },
  { key: 'deals', icon: 'tag', route: servicesRoute({ search: 'package' }) },
] as const satisfies { key: string; icon: string; route: Route }[];
