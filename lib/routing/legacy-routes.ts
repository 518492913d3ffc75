import { parseDistrict } from '../domain/area';
import { parseEmirate } from '../domain/emirates';
import { parseWashTypeSlug } from '../domain/wash-types';
import type { PatternValues } from './pattern';
import { type NotFoundReason, type Route, servicesRoute } from './route';

/** A URL that redirects permanently (product rule 2.3). */
interface LegacyRoute {
  pattern: string;
  /** Returns undefined if the values are unknown. */
  target: (values: PatternValues) => Route | undefined;
  notFound?: NotFoundReason;
}

const toServices = () => servicesRoute();

export const LEGACY_ROUTES: LegacyRoute[] = [
  {
    pattern: '/wash-type/[washType]/[emirate]',
    target: (values) => {
      const washType = parseWashTypeSlug(values.washType!);
      const emirate = parseEmirate(values.emirate!);
      return washType && emirate ? { page: 'washTypeInEmirate', washType, emirate } : undefined;
    },
    notFound: 'combination',
  },
  {
    pattern: '/district/[district]/[washType]',
    target: (values) => {
      const district = parseDistrict(values.district!);
      return district && { page: 'district', district };
    },
    notFound: 'district',
  },
  { pattern: '/services/[slug]', target: toServices },
  { pattern: '/vehicle-type/[slug]', target: toServices },
  { pattern: '/brands/[slug]', target: toServices },
];
