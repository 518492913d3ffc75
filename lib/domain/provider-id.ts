const MAX_ID = 2_147_483_647;

/** Parses an id of digits within the range of a Postgres integer; undefined for anything else (product rule 2.8). */
export function parseProviderId(text: string): number | undefined {
  const id = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
}

/** Parses a list of ids such as "8,73,200": the first `limit` distinct ones in ascending order, skipping invalid ones. */
export function parseProviderIds(text: string, limit: number): number[] {
  const ids = new Set(text.split(',').flatMap((part) => parseProviderId(part.trim()) ?? []));
  return [...ids].slice(0, limit).sort((one, other) => one - other);
}
