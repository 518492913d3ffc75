const LARGEST_ID = 2_147_483_647;

/** The id in a URL: digits within a Postgres integer; undefined for everything else (product rule 2.8). */
export function parseProviderId(text: string): number | undefined {
  const id = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
}

/** The ids in a list such as "8,73,200": each once, in ascending order, at most `most` of them; what is no id is left out. */
export function parseProviderIds(text: string, most: number): number[] {
  const ids = new Set(text.split(',').flatMap((part) => parseProviderId(part.trim()) ?? []));
  return [...ids].slice(0, most).sort((one, other) => one - other);
}
