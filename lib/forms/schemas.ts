import { z } from 'zod';
import { BOOKING_TIMES, todayInDubai, VEHICLE_TYPES } from '../domain/booking';
import { CAR_SIZES } from '../domain/car';
import { carCareIn } from '../domain/car-care';
import { SEASON_KINDS } from '../domain/dated-hours';
import { EMIRATES } from '../domain/emirates';
import { MAX_PHOTOS } from '../domain/provider';
import { parseReviewId, REPORT_REASONS, REVIEW_REPORT_REASONS } from '../domain/report';
import { MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH, monthsOfVisit, STARS } from '../domain/review';
import {
  amount,
  anyOrNoneOf,
  atLeast,
  choiceOf,
  day,
  email,
  hours,
  line,
  lines,
  oneOfField,
  oneOfThese,
  optional,
  phone,
  pictureLinks,
  providerId,
  required,
  secretToken,
  slugs,
  someOf,
  time,
  website,
} from './field-types';

const LAST_DAY = '2099-12-31';

/** A message to the team (product rule 5.1). Forms show the fields of a schema in its order. */
export const contactSchema = z.object({
  name: required(line(100)),
  email: required(email()),
  message: required(lines(5_000)),
});

export const MAX_DESCRIPTION_LENGTH = 2_000;

/** A listing submission (product rule 5.1). */
export const listingSchema = z.object({
  business_name: required(line(100)),
  name_ar: optional(line(100)),
  email: required(email()),
  emirates: oneOfField(EMIRATES),
  website: optional(website(300)),
  address: optional(line(300)),
  licence_number: optional(line(60)),
  phone: optional(phone(30)),
  whatsapp: optional(line(100)),
  hours: optional(hours(200)),
  price_small: optional(amount()),
  price_suv: optional(amount()),
  price_large: optional(amount()),
  // Labelled as required but not enforced (product rule 5.1).
  service_type: someOf(carCareIn('listing').map(({ name }) => name)),
  description: optional(lines(MAX_DESCRIPTION_LENGTH)),
});

/** An owner's changes to a listing (product rule 2.23). */
export const claimSchema = listingSchema.omit({ service_type: true, description: true }).extend({
  price: optional(line(100)),
  photos: optional(pictureLinks(MAX_PHOTOS)),
  description: listingSchema.shape.description,
  provider: providerId(),
});

/** What an owner says by a link with one press (product rule 2.32). */
export const ownerSchema = z.object({ token: secretToken() });

const isDayAhead = (date: string) => date >= todayInDubai() && date <= LAST_DAY;

/** Until when a business is closed. */
export const ownerClosureSchema = ownerSchema.extend({ until: day(isDayAhead) });

/** The hours of a season, or that it is closed then. */
export const ownerSeasonSchema = ownerSchema
  .extend({
    season: oneOfField(SEASON_KINDS),
    opens: time().default(''),
    closes: time().default(''),
    closed: optional(line(1)),
  })
  .refine(({ opens, closed }) => closed || opens !== '', { path: ['opens'], error: 'required' })
  .refine(({ closes, closed }) => closed || closes !== '', { path: ['closes'], error: 'required' });

/** Everything that a claim may change, and the lines of the menu, which staff read. */
export const ownerListingSchema = claimSchema
  .omit({ email: true, provider: true })
  .extend({ menu: optional(lines(3_000)), token: secretToken() });

/** What the business answers to a review. */
export const ownerAnswerSchema = ownerSchema.extend({
  review: required(line(20)).transform((text) => parseReviewId(text) ?? null),
  text: required(lines(MAX_REVIEW_LENGTH)),
});

/** A review of a provider (product rule 2.26). */
export const reviewSchema = z.object({
  stars: choiceOf(STARS.map(String)),
  text: atLeast(MIN_REVIEW_LENGTH, required(lines(MAX_REVIEW_LENGTH))),
  visited_in: oneOfThese(() => monthsOfVisit(new Date())),
  car: anyOrNoneOf(CAR_SIZES),
  kinds: slugs(6),
  name: required(line(60)),
  email: optional(email()),
  provider: providerId(),
});

/** A report of wrong information about a provider, or of one of its reviews (product rule 2.22). */
export const reportSchema = z
  .object({
    provider: providerId(),
    review: optional(line(20)).transform((text) => (text ? (parseReviewId(text) ?? null) : null)),
    wrong: oneOfField([...new Set([...REPORT_REASONS, ...REVIEW_REPORT_REASONS])]),
    note: lines(1_000).default(''),
    email: optional(email()),
  })
  // "Something else" needs an explanation.
  .refine(({ wrong, note }) => wrong !== 'other' || note !== '', { path: ['note'], error: 'required' });

/** A booking request (product rule 5.1). */
export const bookingSchema = z.object({
  selectedApp: line(100).default(''),
  serviceType: oneOfField(carCareIn('booking').map(({ name }) => name)),
  emirate: oneOfField(EMIRATES),
  vehicleType: oneOfField(VEHICLE_TYPES),
  preferredDate: day(isDayAhead),
  preferredTime: oneOfField(BOOKING_TIMES),
  address: required(line(300)),
  name: required(line(100)),
  phone: required(phone(30)),
  email: required(email()),
  specialRequests: lines(1_000).default(''),
});
