import type { DirectoryRows } from '../data/directory/rows';
import { NO_FILTER } from '../domain/filter';
import type { Provider } from '../domain/provider';
import type { ProviderRow } from '../domain/provider-row';
import { toProvider } from '../domain/to-provider';
import { toVocabulary } from '../domain/vocabulary';
import { bareKeyword } from '../domain/words/keyword-of';
import { type PlaceRow, readPlace } from '../domain/words/read-place';
import { namedKind, readWord, type WordRow } from '../domain/words/read-word';
import { knownWords, withKinds, withStaffWords } from '../domain/words/staff-words';
import type { Derived, Directory } from './directory';
import type { Steps } from './in-chunks';
import { findProviders } from './search/find-providers';
import { indexSearches } from './search/search-index';

/** A row that staff added or changed, as the database hands it out. */
type Unjudged<Row> = Row & {
  /** Whether staff want it although it changes many providers. */
  confirm: boolean;
  /** Of what was handed out: a row that is changed meanwhile is judged anew. */
  state: string;
};

/** The rows of staff that wait for the site (`words_to_judge` in `…_words.sql`). */
export interface WordsToValidate {
  words: readonly Unjudged<WordRow>[];
  places: readonly Unjudged<PlaceRow>[];
}

interface Verdict {
  /** What the row does, or why it cannot be used, for staff. */
  effect: string;
  isInForce: boolean;
}

type Judgement = Verdict & Pick<Unjudged<unknown>, 'state'>;

/** What the site makes of them. */
export interface ValidatedWords {
  words: readonly (Judgement & Pick<WordRow, 'id'>)[];
  places: readonly (Judgement & Pick<PlaceRow, 'slug'>)[];
}

/** A row that changes more providers than this part of all waits until staff confirm it. */
const MAX_PART = 0.05;
const EXAMPLES = 5;

/** Judges rows of staff one by one, each as if it were in force beside those that are (product rule 3.17). */
export function* validateStaffWords(
  present: Derived,
  { words, places }: WordsToValidate,
  moment: Date,
): Steps<ValidatedWords> {
  const judged = {
    words: [] as ValidatedWords['words'][number][],
    places: [] as ValidatedWords['places'][number][],
  };
  for (const row of places) {
    const judgement = yield* catchAsRefusal(judgePlace(present, row));
    judged.places.push({ slug: row.slug, state: row.state, ...judgement });
  }
  for (const row of words) {
    const judgement = yield* catchAsRefusal(judgeWord(present, row, moment));
    judged.words.push({ id: row.id, state: row.state, ...judgement });
  }
  return judged;
}

/** Whatever a row is, it does not keep the others from being judged. */
function* catchAsRefusal(judging: Steps<Verdict>): Steps<Verdict> {
  try {
    return yield* judging;
  } catch {
    return refused('the site failed to try it.');
  }
}

function* judgePlace(present: Derived, row: Unjudged<PlaceRow>): Steps<Verdict> {
  const others = present.rows.places.filter(({ slug }) => slug !== row.slug);
  const before = yield* withRows(present, { places: others });
  const use = readPlace(row, before.directory.words.areas);
  if (typeof use === 'string') return refused(use);
  return judge(before, yield* withRows(before, { places: [...others, row] }), row);
}

function* judgeWord(present: Derived, row: Unjudged<WordRow>, moment: Date): Steps<Verdict> {
  const others = present.rows.words.filter(({ id }) => id !== row.id);
  const before = yield* withRows(present, { words: others });
  const { areas, kinds } = before.directory.words;
  const use = readWord(row, knownWords({ areas, kinds: withKinds(kinds, [row]) }));
  if (typeof use === 'string') return refused(use);
  // A row with names may rename a kind.
  const mayConcern = namedKind(row) === undefined ? mayHave(row) : undefined;
  const after = yield* withRows(before, { words: [...others, row] }, mayConcern);
  const searched = use.isInSearches && row.phrase.replaceAll('*', ' ').trim();
  return judge(
    before,
    after,
    row,
    searched ? yield* changeOfSearch(before.directory, after.directory, searched, moment) : undefined,
  );
}

function refused(sentence: string): Verdict {
  return { effect: `Not used: ${sentence}`, isInForce: false };
}

/**
 * Returns a directory as other rows of words would make it; the same one if these are no others.
 * @param mayConcern whether the words of a provider may mean something else then
 */
function* withRows(
  present: Derived,
  changed: Partial<Pick<DirectoryRows, 'words' | 'places'>>,
  mayConcern: (row: ProviderRow) => boolean = () => true,
): Steps<Derived> {
  const isSame = Object.entries(changed).every(
    ([table, rows]) => present.rows[table as 'words' | 'places'].length === rows.length,
  );
  if (isSame) return present;
  const rows = { ...present.rows, ...changed };
  const words = withStaffWords(rows);
  const vocabulary = toVocabulary(words);
  const { areas, kinds } = vocabulary;
  const { directory } = present;
  const { seasons } = directory;
  const byId = new Map(directory.byId);
  for (const row of rows.car_wash_locations) {
    yield;
    const known = byId.get(row.id);
    if (!known || directory.unreadable.includes(row.id) || !mayConcern(row)) continue;
    const belongings = { menu: directory.menus.get(row.id) ?? [], own: known.own, seasons, imageHosts: [] };
    byId.set(row.id, toProvider(row, vocabulary, belongings));
  }
  const providers = [...byId.values()].filter(({ isListed }) => isListed);
  return { rows, directory: { ...directory, words, vocabulary, areas, kinds, byId, providers } };
}

/** Returns a test of whether texts of a provider may have a phrase, however it is written: a row of `words` concerns no others. */
function mayHave({ phrase }: WordRow): (row: ProviderRow) => boolean {
  const letters = lettersOf(phrase);
  return (row) =>
    [
      row.business_name,
      row.service_category,
      row.wash_type,
      row.service_description,
      row.address,
      row.location_type,
      row.opening_hours,
    ].some((text) => text !== null && lettersOf(text).includes(letters));
}

function lettersOf(text: string): string {
  return bareKeyword(text).replace(/[ ء]/g, '');
}

function judge(
  { directory: before }: Derived,
  { directory: after }: Derived,
  { confirm }: { confirm: boolean },
  search?: string,
): Verdict {
  const changed = [...after.byId.values()].filter((provider) => {
    const former = before.byId.get(provider.id);
    return provider !== former && factsOf(provider) !== factsOf(former);
  });
  const total = after.byId.size;
  const providers = `${changed.length} of ${total} providers`;
  const examples = changed.slice(0, EXAMPLES).map(({ id, name }) => `${name} (${id})`);
  const list = examples.join(', ') + (changed.length > EXAMPLES ? ' …' : '');
  if (changed.length > total * MAX_PART && !confirm)
    return {
      effect: `Waits: it would change ${providers}: ${list}. Set confirm if you want that.`,
      isInForce: false,
    };
  const effects = [
    ...(changed.length > 0 ? [`${providers} changed: ${list}.`] : []),
    ...(search ? [search] : []),
    ...(changed.length === 0 && after.kinds.size > before.kinds.size
      ? ['A new kind, which no provider has yet.']
      : []),
  ];
  return { effect: effects.join(' ') || 'In force, but nothing changes by it now.', isInForce: true };
}

/** What words decide of a provider. */
function factsOf(provider: Provider | undefined): string {
  const { emirates, area, districts, washTypes, kinds } = provider ?? {};
  return JSON.stringify([emirates, area, districts, washTypes, kinds]);
}

/** Says how many providers a search finds before and after; undefined if these are the same. */
function* changeOfSearch(
  before: Directory,
  after: Directory,
  search: string,
  moment: Date,
): Steps<string | undefined> {
  const found: number[] = [];
  for (const directory of [before, after]) {
    yield* indexSearches(directory);
    const result = findProviders(directory, { ...NO_FILTER, search }, moment);
    found.push((result?.ids ?? directory.byId).size);
  }
  const [former, now] = found;
  return former === now ? undefined : `A search for “${search}” finds ${now}, before ${former}.`;
}
