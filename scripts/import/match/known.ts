import { haveCommon } from '@/lib/domain/keywords';
import type { Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { businessKeys, likeness } from '@/lib/domain/same-business';

/** A provider or a row of a file, with what is compared. */
export interface Known {
  row: ProviderRow;
  provider: Provider;
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
export function isConfirmed({ provider: one }: Known, { provider: other }: Known): boolean {
  const [place, otherPlace] = [one.place, other.place];
  return (
    likeness(one, other).name === 'same' ||
    haveCommon(one.phones, other.phones) ||
    businessKeys(one).address === businessKeys(other).address ||
    (place !== null &&
      otherPlace !== null &&
      Math.abs(place.latitude - otherPlace.latitude) < 0.001 &&
      Math.abs(place.longitude - otherPlace.longitude) < 0.001)
  );
}

/** Returns whether a business has another name and other phones than before. */
export function isRenamed({ provider: before }: Known, { provider: after }: Known): boolean {
  return (
    likeness(before, after).name !== 'same' &&
    before.phones.length > 0 &&
    after.phones.length > 0 &&
    !haveCommon(before.phones, after.phones)
  );
}
