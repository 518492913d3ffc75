import { EMIRATES } from '@/lib/domain/emirates';
import { LOCALES } from '@/lib/domain/locales';
import { WEEK_MINUTES } from '@/lib/domain/opening-hours';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import type { ProviderJson } from '../providers.json/provider-json';
import { booleanOf, type JsonSchema, listOf, numberOrNull, objectOf, textOrNull } from './json-schema';

const AREA = objectOf({
  slug: { type: 'string', description: 'As in the parameter `area`', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  name: objectOf(Object.fromEntries(LOCALES.map((locale) => [locale, { type: 'string' }]))),
});

const PLACE = objectOf({
  latitude: { type: 'number', minimum: 22.5, maximum: 26.5 },
  longitude: { type: 'number', minimum: 51, maximum: 56.6 },
});

const MINUTE: JsonSchema = { type: 'integer', minimum: 0, maximum: WEEK_MINUTES };

/** Every field of a provider; the compiler reports missing ones. */
const FIELDS: Record<keyof ProviderJson, JsonSchema> = {
  id: { type: 'integer', minimum: 0 },
  url: { type: 'string', format: 'uri', description: 'Its page on the site' },
  name: { type: 'string', minLength: 1 },
  address: textOrNull('As entered'),
  emirates: listOf(EMIRATES, 'Slugs of its emirates'),
  area: { anyOf: [AREA, { type: 'null' }], description: 'The district or town named in the address' },
  place: { anyOf: [PLACE, { type: 'null' }], description: 'Where it is, in degrees (WGS 84)' },
  logo: textOrNull('URL of its logo', { format: 'uri' }),
  photo: textOrNull('URL of its photo', { format: 'uri' }),
  washTypes: listOf(WASH_TYPES, 'Slugs of its wash types'),
  kinds: {
    type: 'array',
    description: 'Slugs of the kinds of car care it offers',
    items: { type: 'string' },
  },
  phone: textOrNull('For display: digits in groups, or as entered'),
  phoneE164: textOrNull('For dialling: a UAE number in E.164', {
    pattern: '^\\+971\\d{5,12}$',
  }),
  phones: {
    type: 'array',
    description: 'All its UAE numbers in E.164; the first is phoneE164',
    items: { type: 'string', pattern: '^\\+971\\d{5,12}$' },
  },
  rating: numberOrNull('0 to 5', { minimum: 0, maximum: 5 }),
  reviews: { type: ['integer', 'null'], minimum: 0 },
  category: textOrNull('As entered'),
  washType: textOrNull('As entered'),
  priceRange: textOrNull('As entered, such as "AED 35-60"'),
  priceFrom: numberOrNull('Lowest price in AED; null with a highest price means "up to"', { minimum: 0 }),
  priceTo: numberOrNull('Highest price in AED', { minimum: 0 }),
  openingHours: textOrNull('As entered; null if it is data of a program'),
  openTimes: {
    type: ['array', 'null'],
    description:
      'Weekly opening hours: spans of minutes from Monday 00:00 in Asia/Dubai, end exclusive. Hours past Sunday midnight are split into a span that ends with the week and one that starts with it. Null means unknown, not closed',
    items: { type: 'array', prefixItems: [MINUTE, MINUTE], items: false, minItems: 2, maxItems: 2 },
    examples: [[[480, 1320]]],
  },
  servesMobile: booleanOf('The provider comes to the car'),
  servesOnsite: booleanOf('The car comes to the provider'),
  verified: booleanOf('The team has confirmed that the business exists'),
  eco: booleanOf('The provider is eco-friendly'),
};

export const PROVIDER_SCHEMA = objectOf(FIELDS, 'A provider. Unknown values are null.');
