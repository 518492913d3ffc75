import { NO_FILTER, type ProviderFilter } from '../domain/filter';
import type { RouteOf } from './route';

/** The list of all services, narrowed by what is given. */
export function servicesRoute(filter: Partial<ProviderFilter> = {}): RouteOf<'services'> {
  return { page: 'services', filter: { ...NO_FILTER, ...filter } };
}
