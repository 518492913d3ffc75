import { type Area, districtOf } from '../domain/area';
import type { Route } from './route';

/** The page of an area: a district has one of its own, and no place has two (product rule 2.14). */
export function areaRoute(area: Pick<Area, 'slug'>): Route {
  const district = districtOf(area);
  return district ? { page: 'district', district } : { page: 'area', area: area.slug };
}
