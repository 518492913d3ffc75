import { z } from 'zod';
import { EMIRATES } from '../../domain/emirates';
import { LISTING_SERVICE_TYPES } from '../../domain/listing-service-types';
import { email, line, lines, oneOf, optional, required, someOf, website } from '../text';

/** A business to be listed (product rule 5.1). The form shows these fields in this order. */
export const listingSchema = z.object({
  business_name: required(line(100)),
  email: required(email()),
  emirates: oneOf(EMIRATES),
  website: optional(website(300)),
  address: optional(line(300)),
  // Labelled required, and not enforced (product rule 5.1).
  service_type: someOf(LISTING_SERVICE_TYPES),
  description: optional(lines(2_000)),
});
