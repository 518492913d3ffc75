import { FILTER_KEYS, type ListFilters } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import { dubaiMinute } from '../../domain/opening-hours';
import type { Note, ParsedQuery, Trade } from '../../domain/provider-list';
import { sunsetMinute } from '../../domain/sunset';
import { isLandmark } from '../../domain/words/landmarks';
import { type DraftCondition, isPlace, toCondition } from './draft-conditions';
import { guessOf, type NameContext, namesIn, textOf, withMeant } from './guess';
import { inEnglish } from './in-english';
import { joinNames } from './join-names';
import { isSaidElsewhere, leftOverWords } from './left-over-words';
import { type QueryItem, toItems } from './query-items';
import { readConditions } from './read-conditions';
import { type AmountFound, readFigures } from './read-figures';
import { excludedTimes, isClosed, limitTimes, readOpening } from './read-opening';
import { isGood, isText, isWord, readWishes, withNearMe } from './read-wishes';
import { cheapest, findReadings } from './readings';
import type { SearchVocabulary } from './search-vocabulary';
import type { ReadingContext } from './spellings';
import { toTokens, withoutHamza } from './tokens';
import { withoutWords } from './without-words';

/** What a search is parsed with. */
export interface QueryContext extends ReadingContext, NameContext {
  /** When it is asked: "9 pm" and "tomorrow" start from it. */
  moment: Date;
  /** The chosen emirate, in which a name that several areas share is one of them. */
  emirate?: string;
  /** Whether it begins the name of a provider, where "no" is no sign ("No Scratch Auto Care") and "best" beside a word no order. */
  isName?: boolean;
}

/** Names of the sizes themselves ask for their prices alone; models and kinds of cars may stand in texts. */
const SIZE_NAMES =
  /^(?:suvs?|4 ?(?:x|by) ?4|4wd|four wheel|(?:small|large|big) car|سياره (?:صغيره|كبيره)|دفع رباعي|رباعي)$/;
const DAY_MS = 86_400_000;

/** Automatic, and without brushes. */
const TOUCHLESS = /^(?:touch ?less|تاتشلس)$/;

/** Parses a search into conditions, wishes, and the words that neither knows (product rule 5.4). */
export function parseQuery(typedSearch: string, context: QueryContext): ParsedQuery {
  const { text: search, typedAs, unread } = inEnglish(typedSearch, context.vocabulary);
  const tokens = toTokens(search, context.vocabulary.words);
  const readings = findReadings(tokens, context);
  const read = cheapest(tokens.length, readings, false);
  const corrected = Object.fromEntries(
    read.flatMap(({ correction, from, to, parts }) =>
      correction === undefined || parts.every(({ phrase }) => phrase?.meaning === 'generic')
        ? []
        : [[textOf(tokens.slice(from, to)), correction]],
    ),
  );
  const parsed = understand(withMeant(search, tokens, read), toItems(read, tokens), context);
  const quoted = (word: string) => typedAs.get(word) ?? word;
  return {
    ...parsed,
    asTyped: { ...parsed.asTyped, ...Object.fromEntries(typedAs) },
    unused: [...parsed.unused.map(quoted), ...unread],
    unwanted: parsed.unwanted.map(quoted),
    corrected,
    guess: guessOf(search, tokens, readings, namesIn(tokens, read, context)),
  };
}

/** Texts that ask for what is no car wash. */
const TRADES: Readonly<Record<string, Trade>> = {
  tow: 'towing',
  roadside: 'towing',
  'tyre-change': 'tyres',
  battery: 'batteries',
  'battery-change': 'batteries',
  charging: 'charging',
  rent: 'rental',
};

/** Where a car is that is to be fetched: nobody is to come and wash it there. */
const FETCHED_FROM =
  /(?:^| )(?:office|home|house|villa|building|flat|apartment|work|بيت|بيتي|مكتب|فيلا|شقه)$/;

/** Parts of addresses that alone ask for a visit. */
const DOOR = /^(?:flat|apartment|office|villa|house|شقه|مكتب|فيلا)$/;

/** Returns the parts of a search without doors in pasted addresses ("Flat 203" asks for no visit), and where a car is fetched. */
function withoutAddresses(items: readonly QueryItem[]): QueryItem[] {
  const out = new Set<number>();
  const isFetched = items.some((item) => isText(item, 'valet'));
  for (const [place, { text, phrase }] of items.entries()) {
    if (phrase?.meaning !== 'serviceMode') continue;
    if (isFetched && FETCHED_FROM.test(text)) out.add(place);
    if (!DOOR.test(text)) continue;
    // "Flat no. 203"
    const isNumbered = /^(?:no|number|رقم)$/.test(items[place + 1]?.text ?? '');
    const number = place + (isNumbered ? 2 : 1);
    if (!/^[a-z]?[0-9]+[a-z]?$/.test(items[number]?.text ?? '')) continue;
    for (let at = place; at <= number; at++) out.add(at);
  }
  return items.filter((_, place) => !out.has(place));
}

/** Takes everything out of a search that has a meaning. */
function understand(
  typed: readonly string[],
  all: readonly QueryItem[],
  { vocabulary, moment, emirate, isName }: QueryContext,
): ParsedQuery {
  const addressless = joinNames(withNearMe(withoutAddresses(all)));
  const excluded = excludedTimes(addressless);
  const items = limitTimes(addressless.filter((_, place) => !excluded.has(place)));
  const amounts = readFigures(items);
  const isAmount = (place: number) => amounts.some(({ from, to }) => from <= place && place < to);
  const opening = readOpening(items, amounts, {
    minute: dubaiMinute(moment.getTime()),
    sunset: (daysAhead) => sunsetMinute(new Date(moment.getTime() + daysAhead * DAY_MS)),
  });
  const { conditions, others, unwanted } = readConditions(
    items.filter(({ phrase }, place) => !isAmount(place) && !(isName && phrase?.meaning === 'sign')),
    vocabulary.emirateOfArea,
  );
  chooseEmirate(conditions, emirate, vocabulary);
  const isHoliday = others.some((item) => isText(item, 'holiday'));
  // Hours of holidays are not known.
  const known = conditions.filter(({ anyOf: [option] }) => option!.key !== 'open' || !(opening || isHoliday));
  if (opening && !isHoliday)
    known.push({
      anyOf: [{ key: 'open', value: opening.open }],
      not: false,
      wordIndexes: openingPlaces(opening.wordIndexes, conditions),
    });
  known.push(...amounts.flatMap((amount) => toDrafts(amount, items)));
  // "Best Shine" is a name, and no order.
  const isNameOnly = isName && others.some(isWord);
  const wishes = readWishes(
    known,
    isNameOnly ? others.filter(({ phrase }) => phrase?.meaning !== 'sort') : others,
  );
  const { words, wordIndexes: asWords } = leftOverWords(others, items);
  const without = (at: ReadonlySet<number>) => withoutWords(typed, items, at);
  const parsedConditions = wishes.conditions.flatMap(
    (draft) => toCondition(draft, without(draft.wordIndexes)) ?? [],
  );
  const left = addressless.some((item, place) => excluded.has(place) && isClosed(item))
    ? []
    : addressless.filter(
        ({ phrase }, place) =>
          excluded.has(place) && (phrase?.meaning === 'day' || phrase?.meaning === 'time'),
      );
  const durations = amounts.filter(({ amount }) => amount.is === 'measure' && amount.isDuration);
  const isSaid = (item: QueryItem) =>
    isSaidElsewhere(item) ||
    item.phrase?.meaning === 'make' ||
    (isGood(item.phrase) && !wishes.sort && !wishes.isNear && wishes.nearAreas.length === 0) ||
    (item.phrase?.meaning === 'sort' && (isNameOnly || item.phrase.options[0] === wishes.sort));
  // Whatever else means something was not used, which the list says.
  const said = new Set([
    ...[...conditions, ...wishes.conditions].flatMap(({ wordIndexes }) => [...wordIndexes]),
    ...(wishes.wordIndexes.isNear ?? []),
    ...(wishes.wordIndexes.near ?? []),
    ...[...others.filter(isSaid), ...left, ...unwanted].flatMap(({ wordIndexes }) => wordIndexes),
    ...durations.flatMap(({ from, to }) => items.slice(from, to).flatMap(({ wordIndexes }) => wordIndexes)),
    ...asWords,
  ]);
  return {
    conditions: parsedConditions.sort((one, other) => orderOf(one.anyOf[0]!) - orderOf(other.anyOf[0]!)),
    filters: Object.assign(
      {},
      ...parsedConditions
        .filter(({ not, anyOf }) => !not && anyOf.length === 1)
        .map(({ anyOf }) => anyOf[0])
        .reverse(),
    ) as ListFilters,
    sort: wishes.sort,
    isNear: wishes.isNear,
    nearAreas: wishes.nearAreas,
    ...(wishes.isNearShared && { isNearShared: true }),
    landmarks: landmarksIn(items, typed, [
      ...wishes.nearAreas,
      ...wishes.conditions.flatMap(({ anyOf, not }) => (not ? [] : anyOf.map(({ value }) => value))),
    ]),
    ...(wishes.unknownPlace && { unknownPlace: wishes.unknownPlace }),
    placeNames: others.filter(({ isPlaceName }) => isPlaceName).map(({ text }) => text),
    ...(isBrushless(items, others) && { isBrushless: true }),
    words,
    asTyped: asTyped(items, typed),
    either: eitherOf(items, words),
    unused: unique(
      all
        .filter((item) => isMeant(item) && !item.wordIndexes.some((at) => said.has(at)))
        .map((item) => spelled(item, typed)),
    ).filter((word) => ![...said].some((at) => typed[at] === word)),
    unknown: [],
    makes: others.flatMap(({ text, phrase }) => (phrase?.meaning === 'make' ? [text] : [])),
    trades: others.flatMap(({ text, phrase }) => {
      const trade = phrase?.meaning === 'text' ? TRADES[phrase.options[0]!] : undefined;
      return trade ? [{ trade, word: text }] : [];
    }),
    cars: items.flatMap(({ text, phrase }) =>
      phrase?.meaning === 'car' && !SIZE_NAMES.test(text) ? [text] : [],
    ),
    notes: [
      ...notesOf(others, isHoliday),
      ...(opening?.isUsualTime && !isHoliday ? ['usualTime' as const] : []),
      ...(durations.length > 0 || others.some((item) => isText(item, 'duration'))
        ? ['duration' as const]
        : []),
    ],
    unwanted: unique([...left, ...unwanted].map((item) => spelled(item, typed))),
    without: Object.fromEntries(
      Object.entries(wishes.wordIndexes).flatMap(([wish, at]) => (at ? [[wish, without(at)] as const] : [])),
    ),
    corrected: {},
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** Returns a part of a search as it was typed. */
function spelled({ wordIndexes }: QueryItem, typed: readonly string[]): string {
  return withoutMarks(wordIndexes.map((place) => typed[place]).join(' '));
}

/** Words that every search may have, those that join, and a letter beside words mean nothing. */
function isMeant({ text, phrase }: QueryItem): boolean {
  return !['generic', 'sign', 'near'].includes(phrase?.meaning ?? '') && /..|[0-9]/.test(text);
}

const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}%]+$/gu;

function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Returns what parts of a search were typed as, if their search form differs from it only in spelling. */
function asTyped(items: readonly QueryItem[], typed: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const quoted = spelled(item, typed);
      const isSame = /^[0-9]+$/.test(item.text) || searchForm(withoutHamza(quoted)).trim() === item.text;
      return quoted !== item.text && isSame ? [[item.text, quoted]] : [];
    }),
  );
}

/** The words that say "open" belong to the time. */
function openingPlaces(at: readonly number[], conditions: readonly DraftCondition[]): Set<number> {
  const open = conditions.filter(({ anyOf: [option] }) => option!.key === 'open');
  return new Set([...at, ...open.flatMap((draft) => [...draft.wordIndexes])]);
}

/** A name that areas share means the one of the chosen emirate, and of the typed one where it is left out. */
function chooseEmirate(
  conditions: readonly DraftCondition[],
  chosen: string | undefined,
  { emirateOfArea }: SearchVocabulary,
): void {
  const typed = conditions.filter(({ anyOf, not }) => !not && isPlace(anyOf)).flatMap(({ anyOf }) => anyOf);
  for (const draft of conditions.filter(({ anyOf }) => isPlace(anyOf))) {
    const emirates = draft.not ? [chosen, ...typed.map(({ value }) => value)] : [chosen];
    const meant = draft.anyOf.filter(
      ({ key, value }) => key === 'area' && emirates.includes(emirateOfArea.get(value)),
    );
    if (meant.length > 0) draft.anyOf = meant;
  }
}

function toDrafts({ amount, from, to }: AmountFound, items: readonly QueryItem[]): DraftCondition[] {
  const at = new Set(items.slice(from, to).flatMap((item) => item.wordIndexes));
  const draft = (key: 'minPrice' | 'maxPrice' | 'rating', value: number | undefined): DraftCondition[] =>
    value === undefined ? [] : [{ anyOf: [{ key, value: String(value) }], not: false, wordIndexes: at }];
  if (amount.is === 'rating') return draft('rating', amount.min);
  if (amount.is !== 'price') return [];
  return [...draft('minPrice', amount.min), ...draft('maxPrice', amount.max)];
}

function isBrushless(items: readonly QueryItem[], others: readonly QueryItem[]): boolean {
  const isTouchless = items.some(
    ({ text, phrase }, place) =>
      phrase?.meaning === 'washType' && TOUCHLESS.test(text) && items[place - 1]?.phrase?.meaning !== 'sign',
  );
  return isTouchless || others.some((item) => isText(item, 'brushless'));
}

/** Returns the landmarks that stand for one of the areas that a search asks for. */
function landmarksIn(
  items: readonly QueryItem[],
  typed: readonly string[],
  asked: readonly string[],
): ParsedQuery['landmarks'] {
  return items.flatMap(({ phrase, text, wordIndexes }) => {
    const [area, ...others] = (phrase?.meaning === 'area' ? phrase.options : []).filter((slug) =>
      asked.includes(slug),
    );
    if (area === undefined || others.length > 0 || !isLandmark(text)) return [];
    const first = wordIndexes[0]!;
    const hasArticle = /^(?:al|el)$/i.test(typed[first - 1] ?? '');
    const words = typed.slice(hasArticle ? first - 1 : first, wordIndexes.at(-1)! + 1);
    const isGlued = items.some((item) => item.text !== text && item.wordIndexes.includes(first));
    return [{ name: isGlued ? text : withoutMarks(words.filter(Boolean).join(' ')), area }];
  });
}

function notesOf(others: readonly QueryItem[], isHoliday: boolean): Note[] {
  return [
    ...(isHoliday || others.some(({ phrase }) => phrase?.options[0] === 'iftar') ? ['holiday' as const] : []),
    ...(others.some((item) => isText(item, 'abroad')) ? ['abroad' as const] : []),
    ...(others.some((item) => isText(item, 'licence')) ? ['licence' as const] : []),
  ];
}

/** Returns the words on each side of an "or": who mentions all of one side will do. */
function eitherOf(items: readonly QueryItem[], words: readonly string[]): string[][] {
  const sides: string[][] = [[]];
  for (const { text, phrase } of items) {
    if (phrase?.meaning === 'sign' && /or$/.test(phrase.options[0]!)) sides.push([]);
    else if (words.includes(text)) sides.at(-1)!.push(text);
  }
  return sides.filter(({ length }) => length > 0);
}

/** The order of filters in links. */
function orderOf(filter: ListFilters): number {
  return FILTER_KEYS.findIndex((key) => filter[key] !== undefined);
}
