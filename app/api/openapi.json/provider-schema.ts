import { EMIRATES } from '@/lib/domain/emirates';
import { KINDS } from '@/lib/domain/kinds';
import { WEEK_MINUTES } from '@/lib/domain/opening-hours';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import type { ProviderJson } from '../providers.json/provider-json';
import { type JsonSchema, listOf, numberOrNull, objectOf, textOrNull, yesOrNo } from './json-schema';

const AREA = objectOf({
  slug: { type: 'string', description: 'As in the parameter area', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  name: objectOf({ en: { type: 'string' }, ar: { type: 'string' } }),
});

const MINUTE: JsonSchema = { type: 'integer', minimum: 0, maximum: WEEK_MINUTES };

/** Every field of a provider; the compiler asks for those that are new. */
const FIELDS: Record<keyof ProviderJson, JsonSchema> = {
  id: { type: 'integer', minimum: 0 },
  url: { type: 'string', format: 'uri', description: 'Its page' },
  name: { type: 'string', minLength: 1 },
  address: textOrNull('As it was typed'),
  emirates: listOf(EMIRATES, 'Slugs of the emirates that it is in'),
  area: { anyOf: [AREA, { type: 'null' }], description: 'The district or town that the address names' },
  washTypes: listOf(WASH_TYPES, 'Slugs of the wash types that it offers'),
  kinds: listOf(KINDS, 'What is done to the car'),
  phone: textOrNull('To be shown: in groups, or as it was typed'),
  phoneE164: textOrNull('To be dialled: E.164, of a number of the Emirates', {
    pattern: '^\\+971\\d{5,10}$',
  }),
  rating: numberOrNull('0 to 5', { minimum: 0, maximum: 5 }),
  reviews: { type: ['integer', 'null'], minimum: 0 },
  category: textOrNull('In its own words'),
  washType: textOrNull('In its own words'),
  priceRange: textOrNull('As it was typed, such as "AED 35-60"'),
  priceFrom: numberOrNull('AED: the lowest price', { minimum: 0 }),
  priceTo: numberOrNull('AED: the highest price', { minimum: 0 }),
  openingHours: textOrNull('As they were typed'),
  openTimes: {
    type: ['array', 'null'],
    description:
      'When it is open in a week: spans of minutes from Monday 00:00 in Asia/Dubai, the end not included. Who closes after midnight of Sunday has a span that ends with the week and one that begins with it. Null: not known, which is not "closed"',
    items: { type: 'array', prefixItems: [MINUTE, MINUTE], items: false, minItems: 2, maxItems: 2 },
    examples: [[[480, 1320]]],
  },
  servesMobile: yesOrNo('It comes to the car'),
  servesOnsite: yesOrNo('The car comes to it'),
  verified: yesOrNo('The team has confirmed that the business exists'),
  eco: yesOrNo('It is eco-friendly'),
};

export const PROVIDER_SCHEMA = objectOf(FIELDS, 'A provider. What is not known is null.');
