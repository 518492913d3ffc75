import { z } from 'zod';
import { SEASON_KINDS } from '@/lib/domain/dated-hours';
import { EMIRATES } from '@/lib/domain/emirates';
import { LIST_ORDERS } from '@/lib/domain/list-options';
import { WEEK_MINUTES } from '@/lib/domain/opening-hours';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { MAX_PHOTOS } from '@/lib/domain/provider';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { type AnswerOf, dayOrNull, textOrNull } from '../answer-schema';

export type ProviderJson = AnswerOf<typeof PROVIDER>;
export type AlternativeJson = AnswerOf<typeof ALTERNATIVE>;
export type ProviderListJson = AnswerOf<typeof PROVIDER_LIST>;

const text = () => z.string();
const priceOrNull = (description: string) => z.number().min(0).nullable().describe(description);
const setOf = <T extends string>(values: readonly T[]) => z.array(z.enum(values)).meta({ uniqueItems: true });

const area = z.object({
  slug: text()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('As in the parameter `area`'),
  name: z.object({ en: text(), ar: text() }),
});
const place = z.object({
  latitude: z.number().min(22.5).max(26.5),
  longitude: z.number().min(51).max(56.6),
});
const phone = text().regex(/^\+971\d{5,12}$/);
const minute = z.int().min(0).max(WEEK_MINUTES);
const times = z.array(z.tuple([minute, minute]));

const prices = () =>
  z.object({
    small: priceOrNull('A small car'),
    suv: priceOrNull('An SUV or 4x4'),
    large: priceOrNull('A large car or van'),
  });
const askedPrice = z.object({
  kind: text().describe('Slug of the kind that the list asks for'),
  of: z
    .object({ en: text(), ar: text() })
    .nullable()
    .describe('What the price is for; null for a wash, which the provider does in this way alone'),
  prices: prices().describe('By size of the car, in AED'),
  priceFrom: priceOrNull('Lowest price in AED; null if the provider states none for this kind'),
  priceTo: priceOrNull('Highest price in AED'),
  washes: z.int().min(1).nullable().describe('The washes of a package'),
  days: z.int().min(1).nullable().describe('The days within which a package is to be used'),
});

/** A provider. */
export const PROVIDER = z
  .object({
    id: z.int().min(0),
    url: z.url().describe('Its page on the site'),
    name: text().min(1),
    nameLatin: textOrNull('The name in Latin letters, as entered; known for some names in Arabic'),
    nameAr: textOrNull('The name in Arabic, as entered; known for some names in Latin letters'),
    address: textOrNull('As entered'),
    emirates: setOf(EMIRATES).describe('Slugs of its emirates'),
    area: area.nullable().describe('The district or town named in the address'),
    place: place.nullable().describe('Where it is, in degrees (WGS 84)'),
    logo: z.url().nullable().describe('URL of its logo'),
    photo: z.url().nullable().describe('URL of its first photo'),
    photos: z
      .array(z.object({ url: z.url(), alt: textOrNull('What it shows, as entered') }))
      .max(MAX_PHOTOS)
      .describe('Its photos, in order'),
    washTypes: setOf(WASH_TYPES).describe('Slugs of its wash types'),
    kinds: z.array(text()).describe('Slugs of the kinds of car care it offers'),
    phone: textOrNull('For display: digits in groups, or as entered'),
    phoneLink: textOrNull(
      'For dialling, also what is no UAE number: a tel: URL; null for a text that is no number',
    ),
    phoneE164: phone.nullable().describe('For dialling: a UAE number in E.164'),
    phones: z.array(phone).describe('All its UAE numbers in E.164; the first is phoneE164'),
    rating: z.number().min(0).max(5).nullable().describe('0 to 5, from another source'),
    reviews: z.int().min(0).nullable().describe('Number of reviews at that source'),
    ratingSource: textOrNull('The source of rating and reviews, such as "Google"'),
    ownReviews: z
      .object({
        rating: z.number().min(1).max(5).describe('Their average, 1 to 5'),
        count: z.int().min(1),
      })
      .nullable()
      .describe(
        'The reviews published on this site, never part of rating and reviews; null if there are none',
      ),
    licenceNumber: textOrNull(
      'The number of its trade licence, as the business states it; nobody checked it',
    ),
    credits: z
      .array(z.object({ text: text().min(1), link: z.string().nullable().describe('URL of the licence') }))
      .describe('Whom the licences of its facts want to be named wherever they are shown'),
    category: textOrNull('As entered'),
    washType: textOrNull('As entered'),
    priceRange: textOrNull('As entered, such as "AED 35-60"'),
    priceFrom: priceOrNull('Lowest price in AED; null with a highest price means "up to"'),
    priceTo: priceOrNull('Highest price in AED'),
    prices: prices().describe('The cheapest full exterior wash by size of the car, in AED'),
    vatAdded: z.boolean().describe('The provider states prices without VAT, and 5% is added to them here'),
    askedPrice: askedPrice
      .nullable()
      .describe('The price of what the list asks for, in a list of a kind that has one'),
    openingHours: textOrNull('As entered; null if it is data of a program'),
    openTimes: times
      .nullable()
      .describe(
        'The opening hours of a usual week: spans of minutes from Monday 00:00 in Asia/Dubai, end exclusive. Hours past Sunday midnight are split into a span that ends with the week and one that starts with it. Null means unknown, not closed',
      )
      .meta({ examples: [[[480, 1320]]] }),
    byAppointment: times.describe('When it opens by appointment in a usual week, written like openTimes'),
    seasonTimes: z
      .object({ ramadan: times.optional(), eid: times.optional(), holiday: times.optional() })
      .describe(
        'What the provider says of Ramadan, Eid and public holidays: weeks written like openTimes, empty if it is closed. Eid is a public holiday unless it has its own. Nothing is known of those that are missing',
      ),
    weekAhead: z
      .object({
        from: z.iso.date().describe('Today in Asia/Dubai'),
        open: times,
        doubtful: z.array(z.tuple([minute, minute, z.enum([...SEASON_KINDS, 'appointment', 'unknown'])])),
      })
      .nullable()
      .describe(
        'The hours of the next seven days, each weekday on its next date, by which lists are filtered and the site tells who is open: those of a season if one begins or ends. In doubtful spans outside the open ones it is neither open nor closed for certain: the provider says nothing of the season, or opens by appointment. Null means unknown',
      ),
    temporarilyClosed: z
      .boolean()
      .describe(
        'It is closed today in Asia/Dubai, whatever openTimes says; it is in no list filtered by open',
      ),
    closedFrom: dayOrNull('The first day on which it is temporarily closed; it may be over or still to come'),
    closedUntil: dayOrNull(
      'The last day on which it is temporarily closed; null with closedFrom means until further notice',
    ),
    servesMobile: z.boolean().describe('The provider comes to the car'),
    servesOnsite: z.boolean().describe('The car comes to the provider'),
    verified: z.boolean().describe('The team has confirmed that the business exists'),
    eco: z.boolean().describe('The provider is eco-friendly'),
    selfService: z
      .boolean()
      .describe('Only a bay: visitors wash the car themselves, and its prices are for that'),
    match: textOrNull('The sentence that mentions the words of the search text that set no filter'),
  })
  .describe('A provider. Unknown values are null.');

/** A list close to what was asked for. */
export const ALTERNATIVE = z
  .object({
    reason: z
      .enum(['spelling', 'words', 'near', 'chosen', 'filter', 'all', 'kind'])
      .describe(
        'With the names that were probably meant, without the words that no provider has, nearest to the areas without providers, without the filters that contradict the search text, without one filter or condition of the search text, everything; with a related kind',
      ),
    unknownWords: z.array(text()).describe('Words of the search text that it leaves out'),
    areas: z.array(text()).describe('The areas that it is nearest to'),
    without: z.array(text()).describe('Parameters of the filters that it leaves out'),
    url: z.url().describe('Its list'),
    total: z.int().min(1),
    providers: z.array(PROVIDER).describe('The first providers; only the first alternative has them'),
  })
  .describe('A list close to what was asked for');

/** The number of a page, or of all pages, of a list. */
export const PAGE_NUMBER = z.int().min(1).max(LAST_PAGE);

/** The answer of /api/providers.json. */
export const PROVIDER_LIST = z
  .object({
    total: z.int().min(0).describe('Providers that match'),
    page: PAGE_NUMBER.describe('The page returned: the last one if the requested page is past the end'),
    pages: PAGE_NUMBER,
    next: z.url().nullable().describe('The next page'),
    order: z
      .enum(LIST_ORDERS)
      .describe(
        'The order of the providers: the chosen one, or else that of the words of the search text; "relevance" if they rank providers',
      ),
    providers: z.array(PROVIDER).max(PAGE_SIZE),
    unknownWords: z.array(text()).describe('Words of the search text that no provider mentions'),
    didYouMean: z
      .object({
        search: text(),
        url: z.url().describe('Its list'),
        total: z.int().min(1),
      })
      .nullable()
      .describe(
        'The search text that was probably meant, where words of the typed one are mentioned by no provider',
      ),
    places: z
      .array(
        z.object({
          area: text(),
          url: z.url().describe('Its list'),
          total: z.int().min(0),
        }),
      )
      .describe('The areas that share a name of the search text, to choose one; the list has those of all'),
    alternatives: z
      .array(ALTERNATIVE)
      .describe('What to offer instead of an empty list, or below one with at most three providers'),
  })
  .describe('One page of the providers that match');
