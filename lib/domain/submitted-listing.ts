import { CAR_SIZES, type CarPrices, type CarSize, hasCarPrices } from './car';
import { hasHours } from './dated-hours';
import { EMIRATE_NAMES, EMIRATES } from './emirates';
import { parseAddress } from './parse-address';
import { parseChatName } from './parse-chat';
import type { Provider } from './provider';
import type { ProviderRow } from './provider-row';
import { isSamePhone, isSameWebsite } from './same-business';
import { isBlank } from './text';
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
}

/** What a claim would change, by column of the provider: the value as stored, and what takes its place (product rule 2.23). */
export type ClaimedChanges = Record<string, { was: unknown; proposed: string | number | string[] }>;

type ClaimedText =
  | 'business_name'
  | 'name_ar'
  | 'address'
  | 'phone'
  | 'whatsapp_handle'
  | 'website'
  | 'licence_number'
  | 'service_description'
  | 'opening_hours'
  | 'price_range';

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
  const texts: [ClaimedText, proposed: string | null, isSame?: (one: string, other: string) => boolean][] = [
    ['business_name', listing.business_name],
    ['name_ar', detailOf(listing, 'name_ar')],
    ['address', claimedAddress(listing, row, vocabulary)],
    ['phone', detailOf(listing, 'phone') ?? listing.phone, isSamePhone],
    ['whatsapp_handle', detailOf(listing, 'whatsapp'), isSameChat],
    ['website', listing.website, isSameWebsite],
    ['licence_number', detailOf(listing, 'licence_number')],
    ['service_description', listing.description],
    ['opening_hours', detailOf(listing, 'hours')],
    ['price_range', detailOf(listing, 'price')],
  ];
  const changes: ClaimedChanges = {};
  for (const [column, proposed, isSame = isEqual] of texts)
    if (proposed !== null && !isBlank(proposed) && !isSame(squeezed(row[column] ?? ''), squeezed(proposed)))
      changes[column] = { was: row[column], proposed };
  for (const size of CAR_SIZES) {
    const proposed = claimedPrice(listing, size);
    if (proposed !== null && proposed !== prices[size])
      changes[`price_${size}`] = { was: row[`price_${size}`], proposed };
  }
  const photos = claimedPhotos(listing);
  if (photos && photos.join('\n') !== row.photo_urls?.join('\n'))
    changes.photo_urls = { was: row.photo_urls, proposed: photos };
  return changes;
}

/** Returns what a new business says, by column of the provider that it would become (`business_values` in `…_moderation.sql`). */
export function businessRow(listing: SubmittedListing): Partial<ProviderRow> {
  const { business_name, address, emirates, phone, website, description } = listing;
  const place = address?.trim() || emirates;
  return {
    business_name,
    name_ar: detailOf(listing, 'name_ar'),
    address: place.toLowerCase().includes(emirates.toLowerCase()) ? place : `${place}, ${emirates}`,
    phone: phone?.trim() || detailOf(listing, 'phone'),
    website,
    licence_number: detailOf(listing, 'licence_number'),
    service_description: description,
    opening_hours: detailOf(listing, 'hours'),
    price_range: detailOf(listing, 'price'),
    price_small: claimedPrice(listing, 'small'),
    price_suv: claimedPrice(listing, 'suv'),
    price_large: claimedPrice(listing, 'large'),
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

/** Returns a price by car of a claim; null if it is none from 1 to 9,999 dirhams (`claimed_price` in `…_submissions.sql`). */
function claimedPrice(listing: SubmittedListing, size: CarSize): number | null {
  const text = detailOf(listing, `price_${size}`) ?? '';
  return /^[1-9]\d{0,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function claimedPhotos(listing: SubmittedListing): string[] | undefined {
  return detailOf(listing, 'photos')?.split('\n');
}

/** Returns a text among the details, which staff may edit. */
function detailOf({ details }: SubmittedListing, key: string): string | null {
  const value: unknown = (details as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' && !isBlank(value) ? value : null;
}

function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function isEqual(one: string, other: string): boolean {
  return one === other;
}

function isSameChat(one: string, other: string): boolean {
  return (parseChatName(one) ?? one).toLowerCase() === (parseChatName(other) ?? other).toLowerCase();
}
