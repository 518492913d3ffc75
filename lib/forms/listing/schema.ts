import { z } from 'zod';
import { EMIRATES } from '../../domain/emirates';
import { LISTING_SERVICE_TYPES } from '../../domain/listing-service-types';
import { LIMITS } from '../limits';
import { email, line, lines, oneOf, required, website } from '../text';

const optional = (text: z.ZodType<string>) => text.transform((value) => value || null);

/** A business to be listed (spec §5 "Listing"). That no service type is chosen is no error. */
export const listingSchema = z.object({
  business_name: required(line(LIMITS.name)),
  email: email(LIMITS.email),
  website: website(LIMITS.website).default(null),
  address: optional(line(LIMITS.address)).default(null),
  emirates: oneOf(EMIRATES),
  service_type: z
    .array(z.string())
    .default([])
    .transform((chosen) => LISTING_SERVICE_TYPES.filter((type) => chosen.includes(type))),
  description: optional(lines(LIMITS.description)).default(null),
});
