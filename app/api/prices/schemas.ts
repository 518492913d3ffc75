import { z } from 'zod';
import { CAR_SIZES } from '@/lib/domain/car';
import { EMIRATES } from '@/lib/domain/emirates';
import { MIN_PRICED } from '@/lib/domain/price-figure';
import { type AnswerOf, dayOrNull, textOrNull } from '../answer-schema';

export type PriceFigureJson = AnswerOf<typeof PRICE_FIGURE>;
export type PriceGuideJson = AnswerOf<typeof PRICE_GUIDE>;

const price = () => z.number().min(1);
/** A figure of the price guide. */
export const PRICE_FIGURE = z
  .object({
    kind: textOrNull('Slug of the kind, as in `kinds`; null for a full exterior wash, done in any way'),
    emirate: z.enum(EMIRATES).nullable().describe('Slug of the emirate; null for the whole country'),
    car: z
      .enum(['any', ...CAR_SIZES])
      .describe('The size of the car; "any" for the lowest price of each provider, whatever the size'),
    median: price().describe('Half of the providers ask less, half ask more, in AED'),
    low: price().describe('The 20th percentile: most providers ask at least this'),
    high: price().describe('The 80th percentile: most providers ask at most this'),
    providers: z.int().min(MIN_PRICED),
    checkedOn: dayOrNull('The newest day on which one of these prices was checked; null if none was'),
    url: z.url().describe('The list of these providers, lowest price first'),
  })
  .describe('What a wash of a kind costs in a place, for a car');

/** The answer of /api/prices. */
export const PRICE_GUIDE = z
  .object({
    minProviders: z.literal(MIN_PRICED).describe('Fewer providers have no figure'),
    figures: z.array(PRICE_FIGURE),
  })
  .describe('What a wash costs by kind, emirate and car');
