import { businessKeys } from '@/lib/domain/same-business';
import type { ImportRow } from '../read/read-file';
import { MATCH_KEYS } from './doubts';
import type { Match } from './match';
import type { SkippedRow } from './outcome';

type RepeatKey = Exclude<keyof typeof MATCH_KEYS, 'place'>;

/** Recognizes rows of a file about the same business. */
export class Repeats {
  readonly #seen = new Map<string, { line: number; brand: string; place: string }>();

  /** Returns why a row repeats an earlier one, or remembers it. */
  refusalOf(row: ImportRow, { existing, given, brand }: Match, idName: string): SkippedRow | undefined {
    const { phones, website, name, address } = businessKeys(given.provider);
    const place = given.provider.area?.slug ?? address;
    const values: Record<RepeatKey, readonly (string | number | null | undefined)[]> = {
      source: [row.sourceId],
      provider: [existing?.id],
      phone: phones,
      website: [website],
      name: [row.values.business_name && `${name}|${place}`],
    };
    const keys = Object.entries(values).flatMap(([key, all]) =>
      all.flatMap((value) => (value ? [[key as RepeatKey, value] as const] : [])),
    );
    for (const [key, value] of keys) {
      const earlier = this.#seen.get(`${key} ${value}`);
      // Only another row of the same provider repeats one that exists; an explicit "new" repeats nothing.
      const isAlways = key === 'provider' || key === 'source';
      if (!earlier || (!isAlways && (row.id !== undefined || existing))) continue;
      const areBranches = earlier.brand === brand && earlier.place !== place;
      if ((key === 'phone' || key === 'website') && areBranches) continue;
      return [
        'doubtful',
        `It has the same ${MATCH_KEYS[key]} as line ${earlier.line}, which is imported. If it is another provider, enter "new" in a column "${idName}".`,
      ];
    }
    for (const [key, value] of keys) {
      const seen = `${key} ${value}`;
      if (!this.#seen.has(seen)) this.#seen.set(seen, { line: row.line, brand, place });
    }
    return undefined;
  }
}
