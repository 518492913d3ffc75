import { foreignField } from '../domain/foreign';
import { menuCarPrices } from '../domain/menu';
import { parseAddress } from '../domain/parse-address';
import { hasForeignNumber } from '../domain/parse-phones';
import { EMPTY_ROW } from '../domain/provider-row';
import { likelyDuplicates } from '../domain/same-business';
import {
  businessRow,
  type ClaimedChanges,
  claimedChanges,
  missingFacts,
  readChanges,
  type SubmittedListing,
} from '../domain/submitted-listing';
import { toProvider } from '../domain/to-provider';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import type { Derived } from './directory';

/** What staff decide on a listing with, as stored: changes of a claim, duplicates and missing facts of a new business. */
export interface ListingComparison {
  changes: ClaimedChanges | null;
  /** One a line, the likeliest first: "12 Noor Steam (same phone)". */
  duplicates: string | null;
  missing: string | null;
  /** What to look at before a decision. */
  hints: string | null;
}

/** A submission has no menu, reviews or pictures. */
const NOTHING_ELSE = { menu: [], own: null, imageHosts: [] };

/**
 * Compares a listing submission with the directory (product rule 11.2); null for a claim of a provider that is not there, and if it
 * fails, which is logged.
 */
export function compareListing(listing: SubmittedListing, derived: Derived): ListingComparison | null {
  try {
    return compareOrThrow(listing, derived);
  } catch (error) {
    log('listing.not_compared', errorFacts(error));
    return null;
  }
}

function compareOrThrow(listing: SubmittedListing, derived: Derived): ListingComparison | null {
  const { rows, directory } = derived;
  const { vocabulary, byId, menus } = directory;
  const { claimed_provider_id: claimed } = listing;
  if (claimed === null) {
    const row = { ...EMPTY_ROW, ...businessRow(listing) };
    const business = toProvider(row, vocabulary, NOTHING_ELSE);
    const duplicates = likelyDuplicates(business, [...byId.values()]).map(
      ({ id, name, same }) => `${id} ${name} (${same.map((fact) => `same ${fact}`).join(', ')})`,
    );
    return {
      changes: null,
      duplicates: duplicates.join('\n'),
      missing: missingFacts(business).join(', '),
      hints: hintsOn(listing, derived),
    };
  }
  const row = rows.car_wash_locations.find(({ id }) => id === claimed);
  if (!row) return null;
  if (listing.edited) {
    const changes = readChanges(listing.edited, row, vocabulary);
    return { changes, duplicates: null, missing: null, hints: hintsOn(listing, derived) };
  }
  const { price_small: small, price_suv: suv, price_large: large } = row;
  const prices = menuCarPrices(menus.get(claimed) ?? []) ?? { small, suv, large };
  return {
    changes: claimedChanges(listing, row, prices, vocabulary),
    duplicates: null,
    missing: null,
    hints: hintsOn(listing, derived),
  };
}

/**
 * Says what is not in the Emirates, or in two of them, and whether a claim is of another business; null if nothing. The emirate that a
 * form demands says nothing of the first.
 */
function hintsOn(listing: SubmittedListing, { directory: { vocabulary, byId } }: Derived): string | null {
  const business = businessRow(listing);
  const claimed = byId.get(listing.claimed_provider_id ?? 0);
  const { address, phone } = { ...EMPTY_ROW, ...business, address: listing.address };
  const provider = toProvider({ ...EMPTY_ROW, business_name: 'X', address, phone }, vocabulary, NOTHING_ELSE);
  const isInTwoEmirates =
    listing.claimed_provider_id === null &&
    business.address !== address?.trim() &&
    parseAddress(business.address ?? null, vocabulary).emirates.length > 1;
  const isOther =
    claimed !== undefined &&
    likelyDuplicates(toProvider({ ...EMPTY_ROW, ...business }, vocabulary, NOTHING_ELSE), [claimed])
      .length === 0;
  const hints = [
    ...(isOther
      ? [`neither name, phone nor website is that of provider ${claimed.id}, ${claimed.name}`]
      : []),
    ...(isInTwoEmirates ? [`the address is in two emirates: ${business.address}`] : []),
    ...(foreignField(provider, vocabulary) === 'address' ? [`the address is abroad: ${address}`] : []),
    ...(provider.phones.length === 0 && hasForeignNumber(phone) ? [`the phone is abroad: ${phone}`] : []),
  ];
  return hints.join('\n') || null;
}
