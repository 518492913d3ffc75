import { parseProviderId } from './provider-id';

/** A provider as a visitor's device keeps it: enough to name it and to call it without a connection (product rule 2.20). */
export interface KeptProvider {
  id: number;
  name: string;
  /** As it is shown. */
  phone: string | null;
  /** In the language of the page on which it was kept. */
  area: string | null;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/** What is kept under one key: the last one first. */
export interface Kept {
  providers: readonly KeptProvider[];
  /** Whether the visitor closed the tray since the last one was saved. */
  isTrayClosed?: boolean;
}

export const NOTHING_KEPT: Kept = { providers: [] };

/** Where a device keeps them; the number changes when what is kept is another thing. */
export const SAVED_KEY = 'lamaa-saved-1';
export const VIEWED_KEY = 'lamaa-viewed-1';

export const MOST_SAVED = 200;
export const MOST_VIEWED = 8;
/** Providers that are compared at once. */
export const MOST_COMPARED = 4;
/** Of how many the cards can be asked for at once. */
export const MOST_CARDS = 60;

const LONGEST = { name: 200, phone: 80, area: 80 };

/** What a device kept, at most `most`; what is damaged is left out, and a later one of the same provider. */
export function parseKept(text: string | null, most: number): Kept {
  const found = parseJson(text);
  const listed = isRecord(found) && Array.isArray(found.providers) ? found.providers : [];
  const providers: KeptProvider[] = [];
  const ids = new Set<number>();
  for (const entry of listed) {
    const provider = parseProvider(entry);
    if (!provider || ids.has(provider.id)) continue;
    ids.add(provider.id);
    providers.push(provider);
    if (providers.length === most) break;
  }
  return { providers, ...(isRecord(found) && found.isTrayClosed === true && { isTrayClosed: true }) };
}

/** The inverse of `parseKept`. */
export function formatKept(kept: Kept): string {
  return JSON.stringify(kept);
}

/** With some providers at the places that their times give them, in place of what was kept of them; at most `most`. */
export function withKept(
  providers: readonly KeptProvider[],
  added: readonly KeptProvider[],
  most: number,
): KeptProvider[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...added, ...providers.filter(({ id }) => !ids.has(id))]
    .sort((one, other) => other.at - one.at)
    .slice(0, most);
}

/** Without one of them. */
export function withoutKept(providers: readonly KeptProvider[], id: number): KeptProvider[] {
  return providers.filter((provider) => provider.id !== id);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function parseProvider(entry: unknown): KeptProvider | undefined {
  if (!isRecord(entry)) return undefined;
  const id = parseProviderId(String(entry.id));
  const name = parseText(entry.name, LONGEST.name);
  if (!id || !name) return undefined;
  return {
    id,
    name,
    phone: parseText(entry.phone, LONGEST.phone),
    area: parseText(entry.area, LONGEST.area),
    at: Number.isSafeInteger(entry.at) ? (entry.at as number) : 0,
  };
}

function parseText(value: unknown, longest: number): string | null {
  return (typeof value === 'string' && value.trim().slice(0, longest)) || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
