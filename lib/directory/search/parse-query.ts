import { FILTER_KEYS, type ListFilters } from '../../domain/filters';
import { TYPED_SORTS } from '../../domain/list-options';
import { oneOf } from '../../domain/one-of';
import { dubaiMinute } from '../../domain/opening-hours';
import type { Note, ParsedQuery, Wish } from '../../domain/provider-list';
import { sunsetMinute } from '../../domain/sunset';
import { isLandmark } from '../../domain/words/landmarks';
import { type DraftCondition, isPlace, readConditions, toCondition } from './draft-conditions';
import { editDistance } from './edit-distance';
import { type QueryItem, toItems } from './query-items';
import { type AmountFound, readFigures } from './read-figures';
import { excludedTimes, limitTimes, otherTimes, readOpening } from './read-opening';
import { cheapest, findNames, findReadings, type Reading, type ReadingContext } from './readings';
import type { SearchVocabulary } from './search-vocabulary';
import { type Token, toTokens, typedWords } from './tokens';

/** What a search is parsed with. */
export interface QueryContext extends ReadingContext {
  /** Returns the words of the names of providers that are similar to a word. */
  similarNames: (word: string) => readonly string[];
  /** When it is asked: "9 pm" and "tomorrow" start from it. */
  moment: Date;
  /** The chosen emirate, in which a name that several areas share is one of them. */
  emirate?: string;
  /** Whether it begins the name of a provider, where "no" is no sign ("No Scratch Auto Care") and "best" beside a word no order. */
  isName?: boolean;
}

/** Names of the sizes themselves ask for their prices alone; models and kinds of cars may stand in texts. */
const SIZE_NAMES =
  /^(?:suvs?|4 ?x ?4|4wd|four wheel|(?:small|large|big) car|سياره (?:صغيره|كبيره)|دفع رباعي|رباعي)$/;
const DAY_MS = 86_400_000;

/** Automatic, and without brushes. */
const TOUCHLESS = /^(?:touch ?less|تاتشلس)$/;
/** Longer ones are numbers of something. */
const FIGURE = /^[1-9][0-9]{0,3}$/;
/** What a list says of these is no count of words. */
const SAID_ELSEWHERE = ['holiday', 'abroad', 'brushless', 'duration'];

const MIN_LETTERS_OF_NAME = 6;

/** Of several orders the first of these is meant: "best and cheapest". */
const SORTS = ['price', 'price-desc', 'reviews', 'best'];

/** Parses a search into conditions, wishes, and the words that neither knows (product rule 5.4). */
export function parseQuery(search: string, context: QueryContext): ParsedQuery {
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
  return {
    ...understand(withMeant(search, tokens, read), toItems(read, tokens), context),
    corrected,
    guess: guessOf(search, tokens, readings, namesIn(tokens, read, context)),
  };
}

/** Returns the names that words may have been meant to be: in place of a search that was understood, only for a long one with one letter wrong. */
function namesIn(
  tokens: readonly Token[],
  read: readonly Reading[],
  { similarNames }: Pick<QueryContext, 'similarNames'>,
): Reading[] {
  const isUnderstood = read.some(({ parts }) =>
    parts.some(({ phrase }) => phrase && phrase.meaning !== 'generic'),
  );
  return findNames(tokens, read, (word) =>
    similarNames(word).filter(
      (name) => !isUnderstood || (word.length >= MIN_LETTERS_OF_NAME && editDistance(word, name, 1) <= 1),
    ),
  );
}

/** Returns the search that was perhaps meant: with phrases in the place of words that are similar to them, or the name of a provider. */
function guessOf(
  search: string,
  tokens: readonly Token[],
  readings: readonly Reading[],
  names: readonly Reading[],
): string | undefined {
  const guessed = cheapest(tokens.length, [...readings, ...names], true).filter(({ isGuess }) => isGuess);
  if (guessed.length === 0) return undefined;
  const named = guessed.filter((reading) => names.includes(reading));
  if (named.length > 0) return named.map(({ correction }) => correction).join(' ');
  return withMeant(search, tokens, cheapest(tokens.length, readings, true))
    .filter(Boolean)
    .join(' ');
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}

/** Returns the typed words with what was meant in the place of what is misspelt. */
function withMeant(search: string, tokens: readonly Token[], readings: readonly Reading[]): string[] {
  const typed = typedWords(search);
  for (const { correction, from, to } of readings) {
    if (correction === undefined) continue;
    const first = tokens[from]!.wordIndex;
    if (/^al /.test(correction) && /^(?:al|el)$/i.test(typed[first - 1] ?? '')) typed[first - 1] = '';
    tokens
      .slice(from, to)
      .forEach(({ wordIndex }) => (typed[wordIndex] = wordIndex === first ? correction : ''));
  }
  return typed;
}

/** Parts of addresses that alone ask for a visit. */
const DOOR = /^(?:flat|apartment|office|villa|house|شقه|مكتب|فيلا)$/;

/** Returns the parts of a search without doors in pasted addresses: "Flat 203" asks for no visit. */
function withoutAddresses(items: readonly QueryItem[]): QueryItem[] {
  const out = new Set<number>();
  for (const [place, { text, phrase }] of items.entries()) {
    if (phrase?.meaning !== 'serviceMode' || !DOOR.test(text)) continue;
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
  const addressless = withoutAddresses(all);
  const excluded = excludedTimes(addressless);
  const asked = addressless.filter((_, place) => !excluded.has(place));
  const items = limitTimes(asked);
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
  const without = (at: ReadonlySet<number>) => withoutWords(typed, items, at);
  const parsedConditions = wishes.conditions.flatMap(
    (draft) => toCondition(draft, without(draft.wordIndexes)) ?? [],
  );
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
    ...(isBrushless(items, others) && { isBrushless: true }),
    words: wordsOf(others, items),
    unknown: [],
    makes: others.flatMap(({ text, phrase }) => (phrase?.meaning === 'make' ? [text] : [])),
    cars: items.flatMap(({ text, phrase }) =>
      phrase?.meaning === 'car' && !SIZE_NAMES.test(text) ? [text] : [],
    ),
    notes: [
      ...notesOf(others, isHoliday),
      ...(opening?.isUsualTime && !isHoliday ? ['usualTime' as const] : []),
      ...(amounts.some(({ amount }) => amount.is === 'measure' && amount.isDuration) ||
      others.some((item) => isText(item, 'duration'))
        ? ['duration' as const]
        : []),
    ],
    times: otherWords(
      typed,
      otherTimes(asked, isHoliday ? undefined : opening),
      isHoliday ? [] : opening?.wordIndexes,
    ),
    unwanted: [
      ...otherWords(
        typed,
        addressless.flatMap(({ phrase, wordIndexes }, place) =>
          excluded.has(place) && (phrase?.meaning === 'day' || phrase?.meaning === 'time') ? wordIndexes : [],
        ),
      ),
      ...unwanted.map(({ text }) => text),
    ],
    without: Object.fromEntries(
      Object.entries(wishes.wordIndexes).flatMap(([wish, at]) => (at ? [[wish, without(at)] as const] : [])),
    ),
    corrected: {},
  };
}

/** Returns the typed words at some places, each once, without those that also stand at others. */
function otherWords(
  typed: readonly string[],
  places: readonly number[],
  others: readonly number[] = [],
): string[] {
  const known = new Set(others.map((place) => typed[place]));
  return [...new Set(places.map((place) => typed[place]!))].filter((word) => !known.has(word));
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

interface Wishes extends Pick<
  ParsedQuery,
  'sort' | 'isNear' | 'nearAreas' | 'isNearShared' | 'unknownPlace'
> {
  conditions: DraftCondition[];
  wordIndexes: Partial<Record<Wish, Set<number>>>;
}

/** Reads an order and nearness. With "near", areas are where distances start from; without a place, it is near the visitor. */
function readWishes(conditions: DraftCondition[], others: readonly QueryItem[]): Wishes {
  const said = (meaning: 'sort' | 'isNear' | 'near' | 'road') =>
    others.filter(({ phrase }) => phrase?.meaning === meaning);
  const placesOf = (items: readonly QueryItem[]) => new Set(items.flatMap(({ wordIndexes }) => wordIndexes));
  const sorts = said('sort').map(({ phrase }) => phrase!.options[0]!);
  const sort = SORTS.find((order) => sorts.includes(order)) ?? sorts[0];
  const near = said('near');
  const isNear = said('isNear');
  const result: Wishes = {
    conditions,
    sort: sort === undefined ? undefined : oneOf(TYPED_SORTS, sort),
    isNear: isNear.length > 0,
    nearAreas: [],
    wordIndexes: {
      ...(sort !== undefined && { sort: placesOf(said('sort')) }),
      ...(isNear.length > 0 && { isNear: placesOf(isNear) }),
    },
  };
  const roads = said('road');
  if (roads.length > 0) {
    return {
      ...result,
      // Its name and its number are one road.
      nearAreas: [...new Set(roads.map(({ phrase }) => phrase!.options[0]!))],
      wordIndexes: { ...result.wordIndexes, near: placesOf([...near, ...roads]) },
    };
  }
  if (near.length === 0) return result;
  const places = conditions.filter(({ anyOf, not }) => isPlace(anyOf) && !not);
  const areas = places.find(({ anyOf }) => anyOf.every(({ key }) => key === 'area'));
  if (areas) {
    return {
      ...result,
      conditions: conditions.filter((draft) => draft !== areas),
      isNear: false,
      nearAreas: areas.anyOf.map(({ value }) => value),
      ...(areas.isShared && areas.anyOf.length > 1 && { isNearShared: true }),
      wordIndexes: {
        sort: result.wordIndexes.sort,
        near: new Set([...areas.wordIndexes, ...placesOf([...near, ...isNear])]),
      },
    };
  }
  const behind = others.slice(others.lastIndexOf(near.at(-1)!) + 1);
  const end = behind.findIndex((item) => !isWord(item));
  const unknownPlace = (end < 0 ? behind : behind.slice(0, end)).map(({ text }) => text);
  if (unknownPlace.length > 0) return { ...result, unknownPlace };
  if (places.length > 0) return result;
  return {
    ...result,
    isNear: true,
    wordIndexes: { ...result.wordIndexes, isNear: placesOf([...near, ...isNear]) },
  };
}

/** Whether a part is a word that no filter knows. */
function isWord({ phrase }: QueryItem): boolean {
  return phrase === undefined || phrase.meaning === 'text' || phrase.meaning === 'make';
}

function isText({ phrase }: QueryItem, option: string): boolean {
  return phrase?.meaning === 'text' && phrase.options[0] === option;
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
    return [{ name: words.filter(Boolean).join(' '), area }];
  });
}

function notesOf(others: readonly QueryItem[], isHoliday: boolean): Note[] {
  return [
    ...(isHoliday || others.some(({ phrase }) => phrase?.options[0] === 'iftar') ? ['holiday' as const] : []),
    ...(others.some((item) => isText(item, 'abroad')) ? ['abroad' as const] : []),
    ...(others.some((item) => isText(item, 'licence')) ? ['licence' as const] : []),
  ];
}

/** Returns the words that no filter knows. A letter or a figure beside other words says nothing ("Cluster D", "Model 3"). */
function wordsOf(others: readonly QueryItem[], items: readonly QueryItem[]): string[] {
  const least = items.some(({ text }) => text.length > 1) ? 2 : 1;
  const words = others.filter(
    (item, place) =>
      isWord(item) &&
      item.phrase?.meaning !== 'make' &&
      !SAID_ELSEWHERE.some((option) => isText(item, option)) &&
      // What was said twice, in whatever words, is one.
      !(item.phrase && others.slice(0, place).some((other) => isText(other, item.phrase!.options[0]!))),
  );
  // One beside words is of a house, or says how many cars: nobody can mention it.
  const isBeside = items.some(({ text }) => text.length > 1 && !FIGURE.test(text));
  return [
    ...new Set(
      words
        .map(({ text }) => text)
        .filter((text) => text.length >= least && !(isBeside && FIGURE.test(text))),
    ),
  ];
}

/** The order of filters in links. */
function orderOf(filter: ListFilters): number {
  return FILTER_KEYS.findIndex((key) => filter[key] !== undefined);
}

const NEAR = /^(?:near|قرب)$/i;
const PREPOSITIONS =
  /^(?:and|or|in|at|on|by|for|of|with|near|from|to|but|و|او|أو|في|من|قرب|على|عند|الى|إلى)$/i;

/** Returns what is left of a search without some of its words, and without prepositions at its ends; empty if nothing is said. */
function withoutWords(
  typed: readonly string[],
  items: readonly QueryItem[],
  at: ReadonlySet<number>,
): string {
  const isOut = (item: QueryItem | undefined, out = at) =>
    item?.wordIndexes.some((place) => out.has(place)) === true;
  const isSign = ({ phrase }: QueryItem) => phrase?.meaning === 'sign';
  if (items.every((item) => item.phrase?.meaning === 'generic' || isSign(item) || isOut(item))) return '';
  // "Polish and engine wash" without the polish
  const signs = items.filter(
    (item, place) => isSign(item) && (isOut(items[place - 1]) || isOut(items[place + 1])),
  );
  const out = new Set([
    ...at,
    ...signs.filter(({ phrase }) => phrase!.options[0] !== 'not').flatMap((sign) => sign.wordIndexes),
  ]);
  // "Steam wash" goes as a whole.
  for (const [place, { phrase, text, wordIndexes: words }] of items.entries()) {
    const before = items[place - 1];
    const isBehind =
      ['washType', 'serviceMode', 'generic'].includes(before?.phrase?.meaning ?? '') && isOut(before, out);
    if (isBehind && phrase?.meaning === 'generic' && !PREPOSITIONS.test(text))
      for (const word of words) out.add(word);
  }
  const left = typed.filter(
    (word, place) => word !== '' && !out.has(place) && !(/^(?:al|el)$/i.test(word) && out.has(place + 1)),
  );
  while (PREPOSITIONS.test(left[0] ?? '') && !NEAR.test(left[0]!)) left.shift();
  while (PREPOSITIONS.test(left.at(-1) ?? '')) left.pop();
  return left.join(' ');
}
