import type { ProviderRow } from './provider-row';
import type { ClaimedChanges } from './submitted-listing';
import { isBlank } from './text';

/** What an owner says by one press, by column; null changes nothing (product rule 2.32). */
export type OwnerChanges = { [Column in keyof ProviderRow]?: string | null };

/** Returns the changes of a claim that says this of a provider. */
export function ownerChangesTo(row: ProviderRow, said: OwnerChanges): ClaimedChanges {
  const changes: ClaimedChanges = {};
  for (const [column, proposed] of Object.entries(said) as [keyof ProviderRow, string | null][])
    if (proposed !== null && proposed !== row[column]) changes[column] = { was: row[column], proposed };
  return changes;
}

/** Closed until a day: from today on, unless it was closed before. */
export function closureOfOwner(row: ProviderRow, today: string, until: string): OwnerChanges {
  const wasClosed =
    row.closed_from !== null && row.closed_from <= today && (row.closed_until ?? today) >= today;
  return { closed_from: wasClosed ? row.closed_from : today, closed_until: until };
}

/** Open again: the closure ended yesterday. */
export function reopeningOfOwner(today: string): OwnerChanges {
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  return { closed_from: yesterday, closed_until: yesterday };
}

/** Everything is still right: what is listed was checked by the owner today. */
export function checksOfOwner(row: ProviderRow, today: string): OwnerChanges {
  const { phone, opening_hours, price_range, price_small, price_suv, price_large, address } = row;
  const hasPrice = [price_small, price_suv, price_large].some((price) => price !== null);
  return {
    ...(!isBlank(phone ?? '') && { phone_checked_on: today, phone_source: 'owner' }),
    ...(!isBlank(opening_hours ?? '') && { hours_checked_on: today, hours_source: 'owner' }),
    ...((hasPrice || !isBlank(price_range ?? '')) && { price_checked_on: today, price_source: 'owner' }),
    ...(!isBlank(address ?? '') && { place_checked_on: today, place_source: 'owner' }),
  };
}
