import { haveCommon } from '@/lib/domain/keywords';
import type { Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';

/** A provider or a row of a file, with what is compared. */
export interface Known {
  row: ProviderRow;
  provider: Provider;
  /** Two blanks if it is empty, which equals another one. */
  name: string;
  address: string;
  website: string | null;
}

/** Providers by a value that they have in common. */
export class Index {
  readonly #found = new Map<string, Known[]>();

  add(value: string | null, one: Known): void {
    if (value === null) return;
    const found = this.#found.get(value);
    if (found) found.push(one);
    else this.#found.set(value, [one]);
  }

  get(value: string | null): readonly Known[] {
    return (value === null ? undefined : this.#found.get(value)) ?? [];
  }
}

/** Returns whether the row of an id is about that provider: its name, a phone or its place agrees. */
export function isConfirmed(existing: Known, given: Known): boolean {
  const [one, other] = [existing.provider.place, given.provider.place];
  return (
    existing.name === given.name ||
    haveCommon(existing.provider.phones, given.provider.phones) ||
    existing.address === given.address ||
    (one !== null &&
      other !== null &&
      Math.abs(one.latitude - other.latitude) < 0.001 &&
      Math.abs(one.longitude - other.longitude) < 0.001)
  );
}

/** Returns whether a business has another name and other phones than before. */
export function isRenamed(before: Known, after: Known): boolean {
  const [known, given] = [before.provider.phones, after.provider.phones];
  return before.name !== after.name && known.length > 0 && given.length > 0 && !haveCommon(known, given);
}

/** Returns whether two have the same position, area or address; null if that is unknown. */
export function areNear(one: Known, other: Known): boolean | null {
  const position = positionKey(one.row);
  if (one.address === other.address || (position !== null && position === positionKey(other.row)))
    return true;
  const [area, otherArea] = [one.provider.area, other.provider.area];
  return area && otherArea && area.slug === otherArea.slug;
}

/** Returns coordinates to a metre, by which positions are compared. */
export function positionKey({ latitude, longitude }: Partial<ProviderRow>): string | null {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude.toFixed(5)},${longitude.toFixed(5)}`
    : null;
}
