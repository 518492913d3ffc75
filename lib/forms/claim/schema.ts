import { listingSchema } from '../listing/schema';
import { line, optional, phone, providerId } from '../text';

/** What an owner says a listing should be (product rule 2.23). The form shows these fields in this order. */
export const claimSchema = listingSchema.omit({ service_type: true, description: true }).extend({
  phone: optional(phone(30)),
  whatsapp: optional(line(100)),
  hours: optional(line(200)),
  price: optional(line(100)),
  description: listingSchema.shape.description,
  provider: providerId(),
});
