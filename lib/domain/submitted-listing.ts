import { type CarPrices, hasCarPrices } from './car';
import { phoneLink, websiteLink } from './contact';
import { hasHours } from './dated-hours';
import { EMIRATE_NAMES, EMIRATES } from './emirates';
import { parseAddress } from './parse-address';
import { parseChatName } from './parse-chat';
import type { Provider } from './provider';
import { byColumn, type ColumnWith, PROVIDER_COLUMNS } from './provider-columns';
import { EMPTY_ROW, type ProviderRow } from './provider-row';
import { isSamePhone, isSameWebsite } from './same-business';
import { isBlank, plainText } from './text';
import { toProvider } from './to-provider';
import type { Vocabulary } from './vocabulary';

/** What is compared of a listing submission, as stored: the facts of a business, none of a person. */
export interface SubmittedListing {
  business_name: string;
  address: string | null;
  /** The name of one. */
  emirates: string;
  phone: string | null;
  website: string | null;
  description: string | null;
  /** What the columns of the specification have no room for. */
  details: unknown;
  /** The provider to change; null for a new business. */
  claimed_provider_id: number | null;
  /** Whether staff made a claim of what a visitor sent as a new business, which it duplicates. */
  is_turned?: boolean;
  /** The changes of a claim as staff edited them, who may have left some `unread`. */
  edited?: ClaimedChanges;
}

/**
 * What a claim would change, by column of the provider: the value as stored, and what takes its place (product rule 2.23). What is not
 * taken says why; what is taken may say what to look at.
 */
export type ClaimedChanges = Record<
  string,
  { was: unknown } & (
    | { proposed: Exclude<Stated, null>; look?: string; unread?: true }
    | { not_taken: Exclude<Stated, null>; why: string }
  )
>;

type ClaimedColumn = ColumnWith<'claimedAs'>;

/** The columns that owners may claim, each with the field of forms in which they state it. */
const CLAIMED = Object.entries(byColumn('claimedAs')) as [ClaimedColumn, field: string][];

/**
 * Returns what a claim would change. Forms are filled in with what is listed: what its sender left empty, or wrote in another spelling,
 * is no change.
 * @param prices the prices by car that pages show, which are those of the menu if it has them
 */
export function claimedChanges(
  listing: SubmittedListing,
  row: ProviderRow,
  prices: CarPrices,
  vocabulary: Vocabulary,
): ClaimedChanges {
  const { small, suv, large } = prices;
  const shown: ProviderRow = { ...row, price_small: small, price_suv: suv, price_large: large };
  const changes: ClaimedChanges = {};
  for (const [column, stated] of Object.entries(statedValues(listing)) as [ClaimedColumn, Stated][]) {
    const proposed = column === 'address' ? claimedAddress(listing, row, vocabulary) : stated;
    if (proposed === null || isSameValue(column, shown[column], proposed)) continue;
    const was = row[column];
    if (listing.is_turned && !isBetter(column, was, proposed, vocabulary)) continue;
    const why = losesMeaning(column, was, proposed, vocabulary)
      ? 'not understood'
      : proposed !== stated && isInTwoEmirates(column, proposed, vocabulary) && 'in two emirates';
    if (why) changes[column] = { was, not_taken: proposed, why };
    else changes[column] = { was, proposed, ...(saysLess(was, proposed) && { look: 'says less' }) };
  }
  return changes;
}

/**
 * Returns the changes of a claim as staff edited them, now read: what says nothing to the site where the listed value does is not taken,
 * as if its sender had typed it.
 */
export function readChanges(
  edited: ClaimedChanges,
  row: ProviderRow,
  vocabulary: Vocabulary,
): ClaimedChanges {
  const read = Object.entries(edited).map(([column, change]): [string, ClaimedChanges[string]] => {
    if (!('proposed' in change && change.unread)) return [column, change];
    const { unread: _, ...known } = change;
    const { was, proposed } = known;
    const isLost = losesMeaning(column as ClaimedColumn, row[column as ClaimedColumn], proposed, vocabulary);
    return [column, isLost ? { was, not_taken: proposed, why: 'not understood' } : known];
  });
  return Object.fromEntries(read);
}

/** Returns what a new business says, by column of the provider that it would become (`business_values` in its newest migration). */
export function businessRow(listing: SubmittedListing): Partial<ProviderRow> {
  const { address, emirates, phone } = listing;
  const stated = statedValues(listing) as Partial<ProviderRow>;
  const place = address?.trim() || emirates;
  return {
    ...stated,
    address: place.toLowerCase().includes(emirates.toLowerCase()) ? place : `${place}, ${emirates}`,
    // In details it is that of a claim.
    phone: phone?.trim() || stated.phone,
  };
}

/** Returns the facts that visitors look for and a provider lacks, as staff read them. */
export function missingFacts(provider: Provider): string[] {
  const { phoneE164, area, priceFrom, priceTo, prices, description, place } = provider;
  const isMissing = {
    phone: phoneE164 === null,
    area: area === null,
    'opening hours': !hasHours(provider),
    price: priceFrom === null && priceTo === null && !hasCarPrices(prices),
    description: isBlank(description ?? ''),
    coordinates: place === null,
  };
  return Object.entries(isMissing).flatMap(([fact, is]) => (is ? [fact] : []));
}

/** Returns the address of a claim, with its emirate unless that is named; without one, that of the provider. */
function claimedAddress(
  { address, emirates }: SubmittedListing,
  row: ProviderRow,
  vocabulary: Vocabulary,
): string {
  const place = address?.trim() || row.address;
  if (!place) return emirates;
  const emirate = EMIRATES.find((slug) => EMIRATE_NAMES[slug] === emirates);
  const isNamed = emirate !== undefined && parseAddress(place, vocabulary).emirates.includes(emirate);
  return isNamed ? place : `${place}, ${emirates}`;
}

/** Returns whether an address that got the emirate of the form names another one already. */
function isInTwoEmirates(column: ClaimedColumn, address: unknown, vocabulary: Vocabulary): boolean {
  return column === 'address' && parseAddress(String(address), vocabulary).emirates.length > 1;
}

/** What a listing states of a column; null if nothing. */
type Stated = string | number | string[] | null;

/** Returns what a listing states, by column: in its details, or else in a column of its own. */
function statedValues(listing: SubmittedListing): Record<ClaimedColumn, Stated> {
  const details = (listing.details ?? {}) as Record<string, unknown>;
  const columns = listing as unknown as Record<string, unknown>;
  return Object.fromEntries(
    CLAIMED.map(([column, field]) => {
      const text = typedText(details[field]) ?? typedText(columns[field]);
      return [column, text === null ? null : READERS[PROVIDER_COLUMNS[column].holds](text)];
    }),
  ) as Record<ClaimedColumn, Stated>;
}

/** Returns a text that somebody entered, staff perhaps; null for anything else. */
function typedText(value: unknown): string | null {
  return typeof value === 'string' && !isBlank(value) ? value : null;
}

const READERS: Record<(typeof PROVIDER_COLUMNS)[ClaimedColumn]['holds'], (text: string) => Stated> = {
  text: (text) => text,
  // From 1 to 9,999 dirhams (`claimed_price` in `…_submissions.sql`).
  price: (text) => (/^[1-9]\d{0,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null),
  pictures: (text) => text.split('\n'),
};

/** Whether the site understands a value, of columns whose text it reads. */
const READ: Partial<Record<ClaimedColumn, (provider: Provider) => boolean>> = {
  address: ({ emirates }) => emirates.length > 0,
  phone: (provider) => phoneLink(provider) !== null,
  whatsapp_handle: ({ chatName }) => chatName !== null,
  website: ({ website }) => websiteLink({ website, websiteValid: true }) !== null,
  opening_hours: hasHours,
  price_range: ({ priceFrom, priceTo }) => (priceFrom ?? priceTo) !== null,
};

function isRead(column: ClaimedColumn, value: unknown, vocabulary: Vocabulary): boolean {
  return READ[column]!(providerWith({ [column]: value === null ? null : String(value) }, vocabulary));
}

function providerWith(values: Partial<ProviderRow>, vocabulary: Vocabulary): Provider {
  const row = { ...EMPTY_ROW, business_name: 'X', ...values };
  return toProvider(row, vocabulary, { menu: [], own: null, imageHosts: [] });
}

/** Returns whether a value that the site understands would be replaced by one that it does not. */
function losesMeaning(column: ClaimedColumn, was: unknown, proposed: unknown, vocabulary: Vocabulary) {
  return column in READ && isRead(column, was, vocabulary) && !isRead(column, proposed, vocabulary);
}

/** Returns whether a text is shorter than half of what it replaces, and has no word that is not in it. */
function saysLess(was: unknown, proposed: unknown): boolean {
  if (typeof was !== 'string' || typeof proposed !== 'string' || proposed.length * 2 >= was.length)
    return false;
  const known = new Set(wordsOf(was));
  return wordsOf(proposed).every((word) => known.has(word));
}

/**
 * Returns whether a visitor's value is better than what is listed, or says something new: it fills an empty field, is understood where
 * the other is not, or is another number, hours or price; a text, if it is longer and has words of its own. Names and places stay.
 */
function isBetter(column: ClaimedColumn, was: unknown, proposed: unknown, vocabulary: Vocabulary): boolean {
  if (was === null || (typeof was === 'string' && isBlank(was))) return true;
  if (column === 'address') return areaOf(was, vocabulary) === null && areaOf(proposed, vocabulary) !== null;
  if (column in READ) return isRead(column, proposed, vocabulary);
  if (column === 'service_description')
    return String(proposed).length > String(was).length && !saysLess(proposed, was);
  return column !== 'business_name' && column !== 'name_ar';
}

function areaOf(address: unknown, vocabulary: Vocabulary) {
  return providerWith({ address: String(address) }, vocabulary).area;
}

function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What is the same in another spelling. */
const SAME_TEXT: Partial<Record<ClaimedColumn, (one: string, other: string) => boolean>> = {
  phone: isSamePhone,
  whatsapp_handle: isSameChat,
  website: isSameWebsite,
};

function isSameValue(column: ClaimedColumn, present: unknown, proposed: NonNullable<Stated>): boolean {
  if (typeof proposed === 'number') return proposed === present;
  if (typeof proposed !== 'string') return proposed.join('\n') === (present as string[] | null)?.join('\n');
  const [one, other] = [squeezed((present as string | null) ?? ''), squeezed(proposed)];
  return SAME_TEXT[column]?.(one, other) ?? one === other;
}

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function isSameChat(one: string, other: string): boolean {
  return (parseChatName(one) ?? one).toLowerCase() === (parseChatName(other) ?? other).toLowerCase();
}
