import { parseProviderId } from './provider';

/** A provider as stored on the visitor's device: enough to show and call it offline (product rule 2.20). */
export interface SavedProvider {
  id: number;
  name: string;
  /** The name in the letters of the page on which it was saved; absent if `name` has them, or if it is unknown. */
  otherName?: string;
  /** Formatted for display. */
  phone: string | null;
  /** In the language of the page on which it was saved. */
  area: string | null;
  /** When it was saved, in milliseconds since 1970. */
  at: number;
}

/** A list stored under one localStorage key. */
export interface SavedList {
  /** Newest first. */
  providers: readonly SavedProvider[];
  /** Whether the visitor has closed the tray since last saving a provider. */
  isTrayClosed?: boolean;
}

/** localStorage keys; the number is the format's version. */
export const SAVED_KEY = 'lamaa-saved-1';
export const VIEWED_KEY = 'lamaa-viewed-1';

export const MAX_SAVED = 200;
export const MAX_VIEWED = 8;
/** Maximum number of providers in a comparison. */
export const MAX_COMPARED = 4;
/** Maximum number of providers the saved page requests at once. */
export const MAX_CARDS = 60;

const MAX_LENGTH = { name: 200, phone: 80, area: 80 };

/** Parses a stored list of at most `limit` providers, skipping damaged entries and repeated providers. */
export function parseSavedList(text: string | null, limit: number): SavedList {
  const found = parseJson(text);
  const listed = isRecord(found) && Array.isArray(found.providers) ? found.providers : [];
  const providers: SavedProvider[] = [];
  const ids = new Set<number>();
  for (const entry of listed) {
    const provider = parseProvider(entry);
    if (!provider || ids.has(provider.id)) continue;
    ids.add(provider.id);
    providers.push(provider);
    if (providers.length === limit) break;
  }
  return { providers, ...(isRecord(found) && found.isTrayClosed === true && { isTrayClosed: true }) };
}

/** Returns the list with providers added, which replace their earlier entries: newest first, at most `limit`. */
export function withProviders(
  providers: readonly SavedProvider[],
  added: readonly SavedProvider[],
  limit: number,
): SavedProvider[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...added, ...providers.filter(({ id }) => !ids.has(id))]
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
}

/** Returns the list with the providers that stay in the place of those that were merged into them, each once. */
export function withMerged(
  providers: readonly SavedProvider[],
  merged: readonly (readonly [gone: number, stays: number])[],
): SavedProvider[] {
  const staying = new Map(merged);
  const replaced = providers.map((provider) => ({
    ...provider,
    id: staying.get(provider.id) ?? provider.id,
  }));
  return replaced.filter(({ id }, index) => replaced.findIndex((one) => one.id === id) === index);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function parseProvider(entry: unknown): SavedProvider | undefined {
  if (!isRecord(entry)) return undefined;
  const id = parseProviderId(String(entry.id));
  const name = parseText(entry.name, MAX_LENGTH.name);
  if (!id || !name) return undefined;
  const otherName = parseText(entry.otherName, MAX_LENGTH.name);
  return {
    id,
    name,
    ...(otherName && { otherName }),
    phone: parseText(entry.phone, MAX_LENGTH.phone),
    area: parseText(entry.area, MAX_LENGTH.area),
    at: Number.isSafeInteger(entry.at) ? (entry.at as number) : 0,
  };
}

function parseText(value: unknown, maxLength: number): string | null {
  return (typeof value === 'string' && value.trim().slice(0, maxLength)) || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
