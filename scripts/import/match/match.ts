import { toRow } from '@/lib/data/directory/tables';
import { type Coordinates, planarKm } from '@/lib/domain/distance';
import { foreignField } from '@/lib/domain/foreign';
import { placeWords } from '@/lib/domain/keywords';
import { stayingProviders } from '@/lib/domain/merged';
import { PROBLEM_TYPES } from '@/lib/domain/problem-types';
import { problemsOf } from '@/lib/domain/problems';
import type { Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { businessKey, businessKeys, isOfCallCentre, likeness, positionKey } from '@/lib/domain/same-business';
import { isBlank } from '@/lib/domain/text';
import { toProvider } from '@/lib/domain/to-provider';
import type { Vocabulary } from '@/lib/domain/vocabulary';
import type { ReadRow } from '../read/read-row';
import { quote } from '../read/schemas';
import {
  type ChangedColumn,
  type Changes,
  changesTo,
  lostFacts,
  withChecks,
  withoutColumns,
} from './changes';
import { doubtOf, doubtOfId, type Found, type Key } from './doubts';
import { Index, isRenamed, type Known } from './known';
import type { SkippedRow } from './outcome';

/** The directory that rows are compared with. */
export interface KnownProviders {
  rows: readonly ProviderRow[];
  vocabulary: Vocabulary;
  /** The providers that an id of the source of the file belongs to, and when it was last in a file. */
  sources: ReadonlyMap<string, { providers: readonly number[]; lastSeen: string }>;
  /** The providers whose menu sets their prices by car size. */
  withMenuPrices: ReadonlySet<number>;
}

export interface Match {
  /** The provider that the row is about, or may be about. */
  existing: ProviderRow | undefined;
  /** Why the row is skipped. */
  refusal: SkippedRow | undefined;
  /** The providers that have something in common with the row. */
  foundBy: Found['matchedBy'];
  changes: Changes | null;
  /** Changed columns whose new text is not understood, while the present one is. */
  kept: ChangedColumn[];
  /** The area and emirate of its coordinates, if it has no address and the provider has none. */
  address: string | undefined;
  /** Whether a known id of the source has another name and phone now. */
  isRenamed: boolean;
  /** Of what the row writes, without notes. */
  problems: { column: ChangedColumn; value: string; message: string }[];
  /** The row, and its name without what tells branches apart: for earlier rows about the same business. */
  given: Known;
  brand: string;
}

/**
 * Finds the providers that rows of a file are about (product rule 3.11). A row belongs to the provider with its id, or else to the one
 * that had its id of the source before, or else to the one that its coordinates, its phones, its website, and its name with area or address have in common. Nobody is overwritten by mistake: an id must be
 * confirmed by name, phone or place, and a phone or website that several businesses share identifies none of them alone.
 */
export class Matcher {
  readonly #byId = new Map<number, Known>();
  /** The provider that stays, by the number of each that was merged into it. */
  readonly #staying: ReadonlyMap<number, number>;
  readonly #by = {
    phone: new Index(),
    website: new Index(),
    name: new Index(),
    business: new Index(),
    position: new Index(),
  };

  /**
   * @param options whether an id needs no confirmation, the name of their column, the phones and websites that several businesses of
   * the file share, and the time
   */
  constructor(
    private readonly directory: KnownProviders,
    private readonly options: {
      trustsIds: boolean;
      idName: string;
      shared: ReadonlySet<string>;
      moment: Date;
    },
  ) {
    this.#staying = stayingProviders(directory.rows);
    for (const row of directory.rows) {
      if (row.merged_into !== null) continue;
      const one = this.#known(row);
      this.#byId.set(row.id, one);
      const keys = businessKeys(one.provider);
      this.#by.website.add(keys.website, one);
      this.#by.name.add(keys.name, one);
      this.#by.position.add(positionKey(row), one);
      if (!one.provider.isListed) continue;
      for (const phone of one.provider.phones) this.#by.phone.add(phone, one);
      this.#by.business.add(keys.business, one);
    }
  }

  #known(row: ProviderRow): Known {
    return { row, provider: this.#derive(row) };
  }

  #derive(row: ProviderRow): Provider {
    return toProvider(row, this.directory.vocabulary, { menu: [], own: null, imageHosts: [] });
  }

  /** Returns the provider with an id as a file names it. */
  find(id: string): ProviderRow | undefined {
    return this.#byId.get(Number(id))?.row;
  }

  /** Finds the provider of a row, and what the row would change. */
  match({ id, sourceId, values, raw }: ReadRow): Match {
    const { vocabulary } = this.directory;
    const typed = this.#known({ ...NOTHING, ...values });
    const address = addressFromPosition(values, vocabulary);
    const given = address === undefined ? typed : this.#known({ ...typed.row, address });
    const brand = this.#brandOf(given);
    const { existing, by = null, doubt } = this.#find(given, { id, sourceId, brand });
    const abroad = existing ? null : foreignField(typed.provider, vocabulary);
    const refusal: SkippedRow | undefined =
      doubt ??
      (abroad
        ? [
            'refused',
            `${quote(abroad === 'latitude' ? `${values.latitude}, ${values.longitude}` : String(values[abroad]))} is not in the UAE.`,
            abroad,
          ]
        : undefined);
    const isPlaced = address !== undefined && (existing?.row.address ?? null) === null;
    const written = isPlaced ? { ...values, address } : values;
    return {
      existing: existing?.row,
      refusal,
      foundBy: by,
      ...(refusal ? { changes: null, kept: [], problems: [] } : this.#outcome(given, existing, written, raw)),
      address: isPlaced ? address : undefined,
      isRenamed: !!by?.source && !!existing && isRenamed(existing, given),
      given,
      brand,
    };
  }

  /** Returns the provider of a row, by what it was found, and why that is not certain. */
  #find(
    given: Known,
    { id, sourceId, brand }: Pick<ReadRow, 'id' | 'sourceId'> & { brand: string },
  ): { existing?: Known; by?: Found['matchedBy']; doubt?: SkippedRow } {
    if (id === 'new') return {};
    const stays = this.#staying.get(Number(id));
    if (stays !== undefined)
      return { doubt: ['doubtful', `Provider ${id} was merged into ${stays}: enter that number.`, 'id'] };
    if (id !== undefined) {
      const existing = this.#byId.get(Number(id));
      return { existing, doubt: doubtOfId(id, existing, given, this.options) };
    }
    const known = sourceId === undefined ? [] : (this.directory.sources.get(sourceId)?.providers ?? []);
    const ids = [...new Set(known.map((one) => this.#staying.get(one) ?? one))].filter((one) =>
      this.#byId.has(one),
    );
    const found =
      ids.length > 0
        ? { matchedBy: { source: ids }, ids, isOneNear: false, sharing: [] }
        : this.#candidates(given);
    const single = found.ids.length === 1 ? this.#byId.get(found.ids[0]!) : undefined;
    const existing = found.matchedBy ? single : this.#similar(given, brand);
    return { existing, by: found.matchedBy, doubt: doubtOf(found, existing, given, this.options.idName) };
  }

  /** Returns the providers that have something in common with a row. What several businesses share counts where name and place agree. */
  #candidates(given: Known): Found {
    const { phone, website, name } = this.#by;
    const keys = businessKeys(given.provider);
    const sharing = new Set<Known>();
    const by: Partial<Record<Key, number[]>> = {};
    let isOneNear = false;
    const consider = (key: Key, found: readonly Known[], isShared: boolean) => {
      for (const one of found) {
        const { name, isNear: isSamePlace } = likeness(one.provider, given.provider);
        const isSameName = name === 'same';
        if (isShared) sharing.add(one);
        isOneNear ||= isShared && (isSamePlace ?? isSameName);
        if (isShared && !(isSameName && isSamePlace)) continue;
        by[key] = [...new Set([...(by[key] ?? []), one.row.id])].sort((a, b) => a - b);
      }
    };
    const isSharedBy = (value: string, found: readonly Known[]) =>
      found.length > 1 || this.options.shared.has(value);
    for (const number of given.provider.phones) {
      const found = phone.get(number);
      consider('phone', found, isOfCallCentre(number) || isSharedBy(number, found));
    }
    const ofWebsite = website.get(keys.website);
    consider('website', ofWebsite, isSharedBy(keys.website ?? '', ofWebsite));
    consider(
      'name',
      name.get(keys.name).filter((one) => likeness(one.provider, given.provider).isNear),
      false,
    );
    // Neighbours in a mall, and places that were guessed from an address, have the same position.
    const atPosition = this.#by.position.get(positionKey(given.row));
    if (
      Object.keys(by).length === 0 &&
      atPosition.length === 1 &&
      !this.options.shared.has(positionKey(given.row)!)
    )
      consider('place', atPosition, false);
    const lists = Object.values(by);
    const ids = (lists[0] ?? []).filter((id) => lists.every((list) => list.includes(id)));
    return {
      matchedBy: lists.length > 0 ? by : null,
      ids,
      isOneNear,
      sharing: [...sharing].sort((a, b) => a.row.id - b.row.id),
    };
  }

  /**
   * Returns the provider whose name is nearly the same ("Noor Wash LLC - Deira" and "Noor Wash") in the same emirate, if no phone tells
   * the two businesses apart.
   */
  #similar(given: Known, brand: string): Known | undefined {
    if (isBlank(given.provider.name)) return undefined;
    const mayBeSame = ({ provider }: Known) => {
      const { phones, area } = provider;
      return (
        (phones.length === 0 || given.provider.phones.length === 0) &&
        likeness(provider, given.provider).mayShareEmirate &&
        (area === null || given.provider.area === null || area.slug === given.provider.area.slug)
      );
    };
    return [...new Set([businessKey(given.provider.name), businessKey(brand)])]
      .flatMap((key) => this.#by.business.get(key).filter(mayBeSame))
      .sort((a, b) => a.row.id - b.row.id)[0];
  }

  /** Returns a name without those of its emirate and area and without numbers: "Noor Wash Barsha 2" is a branch of "Noor Wash". */
  #brandOf({ provider }: Known): string {
    const { area, emirates } = provider;
    const { namesOfAreas, emirates: words } = this.directory.vocabulary;
    const places = [
      ...(area ? (namesOfAreas.get(area.slug) ?? []) : []),
      ...words.filter(({ slug }) => emirates.includes(slug)).flatMap(({ names }) => names),
    ];
    return places
      .map(placeWords)
      .sort((a, b) => (a < b ? 1 : -1))
      .reduce((rest, place) => rest.replaceAll(place, ' '), businessKeys(provider).name)
      .replace(/ (?:branch|فرع|[0-9]+)(?= )/g, '')
      .trim();
  }

  /** Returns what a row changes of its provider, or the problems of a new one. */
  #outcome(
    given: Known,
    existing: Known | undefined,
    values: ReadRow['values'],
    raw: ReadRow['raw'],
  ): Pick<Match, 'changes' | 'kept' | 'problems'> {
    if (!existing) return { changes: null, kept: [], problems: this.#problems(given.row, given.provider) };
    const hasMenuPrices = this.directory.withMenuPrices.has(existing.row.id);
    const all = withChecks(changesTo(existing.row, { values, raw }, hasMenuPrices), existing.row, values);
    if (Object.keys(all).length === 0) return { changes: null, kept: [], problems: [] };
    const changed = { ...existing.row, ...values };
    const provider = this.#derive(changed);
    // Whoever enters only our own columns means what is there.
    const kept = this.options.trustsIds
      ? []
      : lostFacts(existing.provider, provider).filter((column) => column in all);
    const changes = withoutColumns(all, kept);
    const isWritten = Object.keys(changes).length > 0;
    return {
      changes: isWritten ? changes : null,
      kept,
      problems: isWritten ? this.#problems(changed, provider).filter(({ column }) => column in changes) : [],
    };
  }

  #problems(row: ProviderRow, provider: Provider): Match['problems'] {
    const { vocabulary } = this.directory;
    const { moment } = this.options;
    return problemsOf(row, { provider, vocabulary, moment, imageHosts: null, formerPhones: [] }).flatMap(
      ({ field, problem, value }) => {
        const { severity, meaning } = PROBLEM_TYPES[problem];
        // A file of providers has no menus. Whoever imports addresses of people should see them before everyone does.
        return field === 'menu' || (severity === 'note' && problem !== 'email_public')
          ? []
          : [{ column: field, value: value ?? '', message: meaning }];
      },
    );
  }
}

/** A row in which nobody entered anything. */
const NOTHING = toRow('car_wash_locations', { id: 0 })!;

const MAX_KM = 5;

/** Returns the nearest area and its emirate for a row that has coordinates and no address; the emirate alone if no area is near. */
function addressFromPosition(
  { address, latitude, longitude }: Partial<ProviderRow>,
  { areas, emirates }: Vocabulary,
): string | undefined {
  if (address || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const kmTo = (area: Coordinates) => planarKm(area, { latitude, longitude });
  const [nearest] = [...areas.values()].sort((a, b) => kmTo(a) - kmTo(b));
  const emirate = emirates.find(({ slug }) => slug === nearest?.emirate)?.names[0];
  if (!nearest || !emirate) return undefined;
  return kmTo(nearest) <= MAX_KM ? `${nearest.name.en}, ${emirate}` : emirate;
}
