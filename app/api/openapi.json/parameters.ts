import { z } from 'zod';
import { CAR_SIZES } from '@/lib/domain/car';
import { EMIRATES } from '@/lib/domain/emirates';
import type { FilterParameter } from '@/lib/domain/filter';
import {
  type BooleanFilter,
  FILTER_KEYS,
  type FilterKey,
  FILTERS,
  isBooleanFilter,
  toParameterValue,
} from '@/lib/domain/filters';
import { PROVIDER_SORTS, SERVICE_MODES } from '@/lib/domain/list-options';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import { PAGE_NUMBER } from '../providers.json/schemas';
import { toJsonSchema } from './to-json-schema';

const YES = z.enum(['1']);

/** What each filter accepts; all also accept what their labels say. */
const FILTER_SCHEMAS: Record<Exclude<FilterKey, BooleanFilter>, z.ZodType> = {
  emirate: z.enum(EMIRATES),
  area: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  washType: z.string(),
  rating: z.number().min(0),
  serviceMode: z.enum([...SERVICE_MODES, 'drive']),
  open: z
    .string()
    .regex(/^(now|today|(until-|before-)?(mon|tue|wed|thu|fri|sat|sun)-([01]\d|2[0-3])[0-5]\d)$/),
  car: z.enum(CAR_SIZES),
  minPrice: z.int().min(1).max(99_999),
  maxPrice: z.int().min(1).max(99_999),
  radius: z.int().min(1).max(100),
  bounds: z.string().regex(/^-?[\d.]+(,-?[\d.]+){3}$/),
  search: z.string().max(MAX_SEARCH_LENGTH),
};

type OtherParameter = Exclude<FilterParameter, (typeof FILTERS)[FilterKey]['parameter'] | 'view'>;

/** The other parameters of a list: all but `view`, which only affects pages. */
const OTHERS: Record<OtherParameter, { description: string; schema: z.ZodType }> = {
  near: {
    description: 'A position in the Emirates, latitude and longitude in degrees, for the sort order "near"',
    schema: z
      .string()
      .regex(/^-?[\d.]+,-?[\d.]+$/)
      .meta({ examples: ['25.125,55.225'] }),
  },
  sort: {
    description:
      'Sort order; without it that of the words of `q`, or else `rating`. `near` needs a position or a search text that names a place',
    schema: z.enum([...PROVIDER_SORTS, 'near']),
  },
  page: {
    description: 'Page number, starting at 1',
    schema: PAGE_NUMBER.default(1),
  },
};

/** The query parameters of /api/providers.json in OpenAPI's format. */
export const PARAMETER_LIST = [
  ...FILTER_KEYS.map((key) => {
    const { parameter, description, examples } = FILTERS[key];
    const schema = isBooleanFilter(key) ? YES : FILTER_SCHEMAS[key];
    const values = examples.map((value) =>
      typeof value === 'number' ? value : toParameterValue(key, value),
    );
    return { name: parameter, description, schema: { ...toJsonSchema(schema), examples: values } };
  }),
  ...Object.entries(OTHERS).map(([name, { description, schema }]) => ({
    name,
    description,
    schema: toJsonSchema(schema),
  })),
].map((parameter) => ({ ...parameter, in: 'query', required: false }));
