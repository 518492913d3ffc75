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

/** A field that visitors do not see: only bots fill it in. */
export const HONEYPOT = 'company_fax';
/** A new key each time the form is filled in; retries and double clicks keep it. */
export const IDEMPOTENCY_KEY = 'idempotency_key';
