const NOT_A_PHONE = '+971 (check website)';

/** The price that a card shows for what the sample data has, read apart from the product. */
export function priceOf(typed: string | null): string {
  const [low, high] = (typed ?? '').replaceAll(',', '').match(/\d+/g) ?? [];
  if (!low) return 'Price on request';
  const [from, to] = [low, high].map((figure) => Number(figure).toLocaleString('en'));
  if (high) return `AED ${from}–${to}`;
  return typed?.startsWith('From') ? `From AED ${from}` : `AED ${from}`;
}

/** The phone that is shown for what the sample data has, mobile and landline numbers of the Emirates; null for none. */
export function phoneOf(typed: string | null): string | null {
  if (typed === null || typed === NOT_A_PHONE) return null;
  const [, network, first, last] =
    /^(?:971|0)(5\d|[2-9])(\d{3})(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [];
  if (!last) throw new Error(`The sample data has a phone of a new form: "${typed}"`);
  return `+971 ${network} ${first} ${last}`;
}
