import { FILTER_KEYS } from '../../domain/filters';
import { isOneOf } from '../../domain/one-of';
import {
  addCondition,
  type DraftCondition,
  type DraftOption,
  isPlace,
  isSameGroup,
} from './draft-conditions';
import { NEGATIONS } from './figure-words';
import type { QueryItem } from './query-items';
import { isText, isWord } from './read-wishes';

/** Words between a sign and what it is about: "not a tunnel", "except in Deira", «ما يكون غالي». */
const TRANSPARENT = new Set(
  (
    'a an the any one ones those these of in at with using by for to be is are that so too very really want need use like في من ب ل اي عن ' +
    'اللي التي الذي استخدام باستخدام تستخدم يستخدم يكون تكون يكونون كثير جدا وايد مره اوي قوي ابا ابي ابغي ابغا اريد بدي ودي نبي عايز عاوز احتاج'
  ).split(' '),
);
/** «خارج دبي», "outside Dubai" */
const OUTSIDE = /^(?:outside|خارج)$/;
/** What follows on "and" is out as well: "all except polish and tint". */
const EXCEPT = /except|^(?:ما ?)?عدا|باستثناء/;
/** "Not only outside" leaves nothing out, and «قبل ما» is before something is done. */
const ONLY = /^(?:just|only|بس|فقط)(?: |$)/;
const VERB_BEHIND = /(?:^|[ و])ما$|^لا$/;
const WHEN = /^(?:قبل|بعد|عقب|كل|مثل|زي)$/;
/** "Without water" is a wish of its own. */
const NEGATED = /^(?:without|no|من غير|من دون|بدون|بلا) /;
const STREET = /^(?:road|rd|highway|hwy)$/;
const STREET_BEFORE = /^(?:شارع|طريق)$/;
const AFTER = /(?:^| )(?:after|بعد|عقب)$/;
const COMING_FROM = /(?:coming|came|back|driving|returning|جاي|ياي|راجع) (?:from|من)$/;

/** What the parts of a search ask for, as they are typed. */
export interface Drafts {
  conditions: DraftCondition[];
  /** The parts that say no condition and are not left out by "without". */
  others: QueryItem[];
  /** The words that are not wanted, but no list can leave out: "not busy". */
  unwanted: QueryItem[];
}

/** Reads the parts of a search that set filters, with "not", "or" and "and" between them. */
export function readConditions(items: readonly QueryItem[], emirateOf: ReadonlyMap<string, string>): Drafts {
  const conditions: DraftCondition[] = [];
  const others: QueryItem[] = [];
  const unwanted: QueryItem[] = [];
  let sign: QueryItem | undefined;
  /** Whether the next words are neither wanted nor unwanted: "not just air freshener". */
  let isAside = false;
  let isException = false;
  let joint: string | undefined;
  let last: DraftCondition | undefined;
  /** How the part before says what is not wanted, which "nor" goes on with, and "or" behind a word. */
  let negated: 'word' | 'phrase' | undefined;
  for (const [place, item] of items.entries()) {
    const { phrase, text, wordIndexes } = item;
    const next = items[place + (items[place + 1]?.text === 'of' ? 2 : 1)];
    if (OUTSIDE.test(text) && next && isPlace(optionsOf(next))) {
      // "Don't wash outside, Sharjah"
      const isDenied = items.slice(Math.max(0, place - MAX_BETWEEN), place).some(isDenial);
      if (isDenied) unwanted.push(item);
      sign = isDenied ? undefined : item;
      continue;
    }
    if (phrase?.meaning === 'sign') {
      const [option] = phrase.options;
      const before = items[place - 1]?.text ?? '';
      isAside =
        option === 'not' && (ONLY.test(items[place + 1]?.text ?? '') || (text === 'ما' && WHEN.test(before)));
      if (isAside) continue;
      const goesOn =
        option === 'nor' ? negated !== undefined || last?.not : option === 'or' && negated === 'word';
      if (option === 'not') isException = EXCEPT.test(text);
      if (option === 'not' || goesOn) sign = item;
      else if (option === 'not-before' || (option === 'outside-before' && isPlace(last?.anyOf ?? []))) {
        if (last) last.not = true;
      } else if (option !== 'outside-before') joint = option === 'nor' ? 'or' : option;
      if (option === 'nor' && last?.not) joint = 'and';
      continue;
    }
    if (phrase?.meaning === 'generic') {
      if (isStart(items, place)) others.push({ ...item, phrase: { ...phrase, meaning: 'near' } });
      // "Harley, not car"
      if (sign && /^(?:cars?|سياره|سيارات)$/.test(text)) unwanted.push(item);
      if (!TRANSPARENT.has(text)) sign = undefined;
      isAside &&= ONLY.test(text);
      continue;
    }
    if (isInside(items, place, sign)) continue;
    const options = optionsOf(item);
    negated = NEGATED.test(text) ? 'phrase' : sign && options.length === 0 ? 'word' : undefined;
    if (!sign && isOrWord(items, place)) {
      others.push({ text, wordIndexes });
      [joint, last] = [undefined, undefined];
      continue;
    }
    if (options.length === 0) {
      const goesOn = isWord(item) && items[place + 1] !== undefined && isWord(items[place + 1]!);
      if (isAside && isWord(item)) {
        isAside = goesOn;
        continue;
      }
      if (isAgainstBrushes(items, place))
        others.push({ ...item, phrase: { ...phrase!, options: ['brushless'] } });
      else if (phrase?.meaning === 'sort') others.push(...orderOf(items, place, sign));
      else if (!sign && !(isException && joint === 'and' && last?.not)) others.push(item);
      else if (!item.figure) unwanted.push(item);
      // "Except in malls parking", but the verb alone behind «ما»
      if (!goesOn || VERB_BEHIND.test(sign?.text ?? '')) sign = undefined;
      [joint, last] = [undefined, undefined];
      continue;
    }
    isAside = false;
    // Sand "after Liwa" is from there.
    if (isLeftBehind(items, place)) {
      if (phrase!.meaning === 'area') others.push({ text, wordIndexes });
      continue;
    }
    if (isBetweenPlaces(items, place)) joint ??= 'or';
    // What is done against something is not done without it: "without scratches" asks for no polish, nor against one.
    const isMess = phrase!.meaning === 'mess';
    const isLookedFor = isMess || phrase!.meaning === 'detail';
    const isAbsence = sign && isLookedFor;
    if (isAbsence) last = undefined;
    else {
      if (isLookedFor) others.push({ text, wordIndexes });
      const not =
        sign !== undefined ||
        (last?.not === true &&
          (joint !== undefined ? isSameGroup(last, options) : isNextOf(last, options, isException)));
      last = addCondition(
        conditions,
        {
          anyOf: options,
          not,
          isShared: options.length > 1 && isPlace(options),
          wordIndexes: new Set([...(sign?.wordIndexes ?? []), ...wordIndexes]),
          ...(isMess && !not && { mentions: [text] }),
        },
        joint,
        last,
        emirateOf,
      );
    }
    [sign, joint] = [undefined, undefined];
  }
  return withoutContradictions(items, { conditions: withoutProbable(conditions), others, unwanted });
}

/** What is done all day or by the month is no care of its own. */
const NO_CARE = ['247-services', 'package', 'fleet'];

/** Returns conditions without the kind that probably helps against a mess, if another one is asked for: "engine smells of diesel". */
function withoutProbable(conditions: readonly DraftCondition[]): DraftCondition[] {
  const isCare = ({ not, mentions, anyOf }: DraftCondition) =>
    !not && !mentions && anyOf.some(({ key, value }) => key === 'washType' && !NO_CARE.includes(value));
  return conditions.filter(({ mentions }) => !mentions || !conditions.some(isCare));
}

/** Kinds of places, which cars are in as a whole: who is "inside malls" asks for no interior. */
const PLACES = ['mall', 'parking', 'basement', 'petrol-station', 'adnoc', 'enoc', 'emarat'];

/** Whether a word says only where providers are. */
function isInside(items: readonly QueryItem[], place: number, sign: QueryItem | undefined): boolean {
  // "Don't touch inside, JLT"
  if (items[place]!.text !== 'inside' || / (?:touch|wash|clean|do)$/.test(sign?.text ?? '')) return false;
  const next = items[place + (items[place + 1]?.text === 'the' ? 2 : 1)];
  return next !== undefined && (isPlace(optionsOf(next)) || PLACES.some((option) => isText(next, option)));
}

/** Of a kind that is wanted and not wanted ("without polish, with wax"), only the wish holds: the other word cannot be left out. */
function withoutContradictions(items: readonly QueryItem[], drafts: Drafts): Drafts {
  const wanted = drafts.conditions.filter(({ not }) => !not).flatMap(({ anyOf }) => anyOf);
  const isWanted = ({ not, anyOf }: DraftCondition) =>
    not &&
    anyOf.every((option) => wanted.some(({ key, value }) => key === option.key && value === option.value));
  const contradicted = drafts.conditions.filter(isWanted);
  const words = items.filter(
    ({ phrase, wordIndexes }) =>
      phrase?.meaning !== 'sign' &&
      contradicted.some((draft) => wordIndexes.some((place) => draft.wordIndexes.has(place))),
  );
  return {
    ...drafts,
    conditions: drafts.conditions.filter((draft) => !contradicted.includes(draft)),
    unwanted: [...drafts.unwanted, ...words],
  };
}

function isDenial({ text, phrase }: QueryItem): boolean {
  return NEGATIONS.has(text) || (phrase?.meaning === 'sign' && phrase.options[0] === 'not');
}

/** Whether options go on with a list of what is out, whose commas are not read: "except Deira, Karama and Satwa". */
function isNextOf(
  { anyOf: [known] }: DraftCondition,
  [option]: DraftOption[],
  isException: boolean,
): boolean {
  return known!.key === option!.key && (isException || option!.key === 'area');
}

const TO = /^(?:to|from|عند|من|ل)$/;

/** Whether a word says where "nearest" starts: "nearest to Deira" is near it, "nearest in Deira" near the visitor. */
function isStart(items: readonly QueryItem[], place: number): boolean {
  return (
    TO.test(items[place]!.text) &&
    items[place + 1]?.phrase?.meaning === 'area' &&
    items.slice(0, place).some(({ phrase }) => phrase?.meaning === 'isNear')
  );
}

const WASH = /wash|غسيل|مغسل/;

/** Whether a kind is only one of two wishes, of which the other is no condition or any wash: "cafe or detailing", "car wash or detailing". */
function isOrWord(items: readonly QueryItem[], place: number): boolean {
  const [option] = optionsOf(items[place]!);
  if (option?.key !== 'washType') return false;
  return [1, -1].some((step) => {
    let at = place + step;
    if (items[at]?.phrase?.meaning !== 'sign' || items[at]!.phrase!.options[0] !== 'or') return false;
    let isWash = false;
    for (at += step; items[at]?.phrase?.meaning === 'generic'; at += step)
      isWash ||= WASH.test(items[at]!.text);
    const other = items[at];
    if (other?.phrase?.meaning === 'text') return true;
    return isWash && (!other || isPlace(optionsOf(other)));
  });
}

/** Whether a place is where the car was: "full of sand after Liwa", "coming from Dubai". */
function isLeftBehind(items: readonly QueryItem[], place: number): boolean {
  const item = items[place]!;
  const before = items.slice(Math.max(0, place - 2), place).map(({ text }) => text);
  return (
    isPlace(optionsOf(item)) &&
    (COMING_FROM.test(before.join(' ')) || (item.phrase!.meaning === 'area' && AFTER.test(before.join(' '))))
  );
}

/** What "most" is of: "the car wash with most reviews", «اكتر محل عليه تقييمات». */
const OF_REVIEWS = /^(?:review(?:s|ed)?|rat(?:ings?|ed)|تقييم(?:ا|ات)?)$/;
const MAX_BEFORE_REVIEWS = 5;

/** Returns the order that a part asks for: "not expensive" is cheap, and "expensive" alone a word. */
function orderOf(items: readonly QueryItem[], place: number, sign: QueryItem | undefined): QueryItem[] {
  const item = items[place]!;
  const { phrase, text } = item;
  const [order] = phrase!.options;
  if (order === 'most') {
    const reviews = items
      .slice(place + 1, place + 1 + MAX_BEFORE_REVIEWS)
      .find((next) => OF_REVIEWS.test(next.text));
    const wordIndexes = [...item.wordIndexes, ...(reviews?.wordIndexes ?? [])];
    return reviews ? [{ text, wordIndexes, phrase: { ...phrase!, options: ['reviews'] } }] : [];
  }
  // "No budget limit" asks for nothing.
  if (order === 'price' && sign) return [];
  if (order !== 'dear' && order !== 'price-desc') return [item];
  const wordIndexes = [...(sign?.wordIndexes ?? []), ...item.wordIndexes];
  if (sign) return [{ text, wordIndexes, phrase: { ...phrase!, options: ['price'] } }];
  return order === 'dear' ? [{ text, wordIndexes }] : [item];
}

/** Whether a place is the second of two that name the road between them: "Al Ain Dubai road". */
function isBetweenPlaces(items: readonly QueryItem[], place: number): boolean {
  const isPlaceAt = (at: number) => isPlace(items[at] ? optionsOf(items[at]) : []);
  if (!isPlaceAt(place - 1)) return false;
  return STREET.test(items[place + 1]?.text ?? '') || STREET_BEFORE.test(items[place - 2]?.text ?? '');
}

/** Items between "no" and brushes: "not one of those brush things". */
const MAX_BETWEEN = 4;

/** Whether brushes are what a search does not want: who washes without them is asked for. */
function isAgainstBrushes(items: readonly QueryItem[], place: number): boolean {
  const { phrase } = items[place]!;
  if (phrase?.meaning !== 'text' || phrase.options[0] !== 'brush') return false;
  return items
    .slice(Math.max(0, place - 1 - MAX_BETWEEN), place)
    .some((before) => before.phrase?.meaning === 'sign' && before.phrase.options[0] === 'not');
}

const isFilterKey = isOneOf(FILTER_KEYS);

function optionsOf({ phrase }: QueryItem): DraftOption[] {
  if (!phrase) return [];
  // "interior/leather"
  if (phrase.meaning === 'detail' || phrase.meaning === 'mess')
    return phrase.options.map((option) => ({ key: 'washType', value: option.split('/')[0]! }));
  const key = phrase.meaning;
  return isFilterKey(key) ? phrase.options.map((value) => ({ key, value })) : [];
}
