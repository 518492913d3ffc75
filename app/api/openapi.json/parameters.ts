import { EMIRATES } from '@/lib/domain/emirates';
import type { FilterParameter } from '@/lib/domain/filter-parameters';
import { PROVIDER_SORTS, SERVICE_MODES } from '@/lib/domain/list-options';
import { LAST_PAGE } from '@/lib/domain/paging';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { WASH_TYPE_OPTIONS, WASH_TYPES } from '@/lib/domain/wash-types';
import type { JsonSchema } from './json-schema';

interface Parameter {
  description: string;
  schema: JsonSchema;
}

const TRUE: JsonSchema = { type: 'string', enum: ['1'] };
const ALL_WASH_TYPES = [...new Set<string>([...WASH_TYPES, ...WASH_TYPE_OPTIONS])];

/** Filter parameters of the API: all but `view`, which only affects pages. The compiler reports missing ones. */
const PARAMETERS: Record<Exclude<FilterParameter, 'view'>, Parameter> = {
  emirate: { description: 'Slug of an emirate', schema: { type: 'string', enum: EMIRATES } },
  area: {
    description: 'Slug of an area, as in the field `area` and in the URLs /areas/{slug}',
    schema: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', examples: ['al-quoz'] },
  },
  washType: {
    description: `One of ${ALL_WASH_TYPES.join(', ')}; a kind; or other words`,
    schema: { type: 'string', examples: ['steam-cleaning'] },
  },
  rating: { description: 'Minimum rating', schema: { type: 'number', minimum: 0, examples: [4.5] } },
  serviceType: {
    description: 'mobile: the provider comes to the car; onsite: the car to the provider',
    schema: { type: 'string', enum: SERVICE_MODES },
  },
  open: {
    description: 'Open now, or at a day and time of the week in Asia/Dubai, such as fri-2130',
    schema: { type: 'string', pattern: '^(now|(mon|tue|wed|thu|fri|sat|sun)-([01]\\d|2[0-3])[0-5]\\d)$' },
  },
  max: {
    description: 'Maximum starting price in AED',
    schema: { type: 'integer', minimum: 1, maximum: 99_999 },
  },
  verified: { description: 'Only providers whose existence the team has confirmed', schema: TRUE },
  eco: { description: 'Only eco-friendly providers', schema: TRUE },
  in: {
    description: 'A part of the map: west, south, east and north in degrees',
    schema: { type: 'string', pattern: '^-?[\\d.]+(,-?[\\d.]+){3}$', examples: ['55.1,25,55.4,25.3'] },
  },
  q: {
    description:
      'Search text in English or Arabic. If nothing contains it, its words may be parsed into filters',
    schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
  },
  near: {
    description: 'A position in the Emirates, latitude and longitude in degrees, for the sort order "near"',
    schema: { type: 'string', pattern: '^-?[\\d.]+,-?[\\d.]+$', examples: ['25.125,55.225'] },
  },
  sort: {
    description: 'Sort order',
    schema: { type: 'string', enum: [...PROVIDER_SORTS, 'near'], default: 'rating' },
  },
  page: {
    description: 'Page number, starting at 1',
    schema: { type: 'integer', minimum: 1, maximum: LAST_PAGE, default: 1 },
  },
};

/** The query parameters of /api/providers.json in OpenAPI's format. */
export const PARAMETER_LIST = Object.entries(PARAMETERS).map(([name, parameter]) => ({
  name,
  in: 'query',
  required: false,
  ...parameter,
}));
