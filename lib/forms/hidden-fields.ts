/** A field that visitors do not see: only bots fill it in. */
export const HONEYPOT = 'company_fax';

/** A new key each time the form is filled in; retries and double clicks keep it. */
export const IDEMPOTENCY_KEY = 'idempotency_key';
