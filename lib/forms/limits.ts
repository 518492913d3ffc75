/** Greatest lengths in characters, for the schemas and for the fields themselves. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 30,
  website: 300,
  address: 300,
  message: 5_000,
  description: 2_000,
  specialRequests: 1_000,
} as const;

/** A field that no visitor sees; what fills it in is a program. */
export const HONEYPOT = 'company_fax';
/** Milliseconds that a visitor has had the form, as the browser measured. */
export const ELAPSED = 'elapsed';
/** Names one filling-in of the form in one browser. */
export const IDEMPOTENCY_KEY = 'filling';
