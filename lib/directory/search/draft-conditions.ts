import { FILTER_KEYS, type FilterKey, FILTERS, type ListFilters } from '../../domain/filters';
import { isOneOf } from '../../domain/one-of';
import type { Condition } from '../../domain/provider-list';
import type { QueryItem } from './query-items';

/** A condition while a search is read. */
export interface DraftCondition {
  anyOf: DraftOption[];
  not: boolean;
  /** The places of the typed words that say it. */
  wordIndexes: Set<number>;
  /** Whether its options share one name. */
  isShared?: boolean;
}

/** A value of a filter, as in links. */
export interface DraftOption {
  key: FilterKey;
  value: string;
}

/** Words between a sign and what it is about: "not a tunnel", "except in Deira", «ما يكون غالي». */
const TRANSPARENT = new Set(
  (
    'a an the any of in at with using by for to be is are that so too very really want need use like في من ب ل اي عن ' +
    'يكون تكون يكونون كثير جدا وايد مره اوي قوي ابا ابي ابغي ابغا اريد بدي ودي نبي عايز عاوز احتاج'
  ).split(' '),
);
/** «خارج دبي», "outside Dubai" */
const OUTSIDE = /^(?:outside|خارج)$/;
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
  let joint: string | undefined;
  let last: DraftCondition | undefined;
  for (const [place, item] of items.entries()) {
    const { phrase, text, wordIndexes } = item;
    const next = items[place + (items[place + 1]?.text === 'of' ? 2 : 1)];
    if (OUTSIDE.test(text) && next && isPlace(optionsOf(next))) {
      sign = item;
      continue;
    }
    if (phrase?.meaning === 'sign') {
      const [option] = phrase.options;
      if (option === 'not' || (option === 'nor' && last?.not)) sign = item;
      else if (option === 'not-before' || (option === 'outside-before' && isPlace(last?.anyOf ?? []))) {
        if (last) last.not = true;
      } else if (option !== 'outside-before') joint = option === 'nor' ? 'or' : option;
      if (option === 'nor' && last?.not) joint = 'and';
      continue;
    }
    if (phrase?.meaning === 'generic') {
      if (!TRANSPARENT.has(text)) sign = undefined;
      continue;
    }
    const options = optionsOf(item);
    if (options.length === 0) {
      if (isAgainstBrushes(items, place))
        others.push({ ...item, phrase: { ...phrase!, options: ['brushless'] } });
      else if (phrase?.meaning === 'sort') others.push(...orderOf(item, sign));
      else if (!sign) others.push(item);
      else if (phrase === undefined && !item.figure) unwanted.push(item);
      [sign, joint, last] = [undefined, undefined, undefined];
      continue;
    }
    // Sand "after Liwa" is from there.
    if (isLeftBehind(items, place)) {
      if (phrase!.meaning === 'area') others.push({ text, wordIndexes });
      continue;
    }
    if (isBetweenPlaces(items, place)) joint ??= 'or';
    // What is done against something is not done without it: "without scratches" asks for no polish, nor against one.
    const isAbsence = sign && phrase!.meaning === 'problem';
    if (isAbsence) last = undefined;
    else {
      const not =
        sign !== undefined || (joint !== undefined && last?.not === true && isSameGroup(last, options));
      last = addCondition(
        conditions,
        {
          anyOf: options,
          not,
          isShared: options.length > 1 && phrase!.meaning === 'area',
          wordIndexes: new Set([...(sign?.wordIndexes ?? []), ...wordIndexes]),
        },
        joint,
        last,
        emirateOf,
      );
    }
    [sign, joint] = [undefined, undefined];
  }
  return { conditions, others, unwanted };
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

/** Returns the order that a part asks for: "not expensive" is cheap, and "expensive" alone a word. */
function orderOf(item: QueryItem, sign: QueryItem | undefined): QueryItem[] {
  const { phrase, text } = item;
  const [order] = phrase!.options;
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

/** Items between "no" and brushes: "no hard automatic brushes". */
const MAX_BETWEEN = 2;

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
  const key = phrase.meaning === 'problem' ? 'washType' : phrase.meaning;
  return isFilterKey(key) ? phrase.options.map((value) => ({ key, value })) : [];
}

/** Adds a condition, or joins it with one before; returns the one that has it now. */
function addCondition(
  conditions: DraftCondition[],
  added: DraftCondition,
  joint: string | undefined,
  last: DraftCondition | undefined,
  emirateOf: ReadonlyMap<string, string>,
): DraftCondition {
  const join = (to: DraftCondition, anyOf: DraftOption[]) => {
    to.isShared =
      (to.isShared || added.isShared) && anyOf.length === Math.max(to.anyOf.length, added.anyOf.length);
    to.anyOf = distinct(anyOf);
    for (const place of added.wordIndexes) to.wordIndexes.add(place);
    return to;
  };
  const same = conditions.filter((known) => known.not === added.not && isSameGroup(known, added.anyOf));
  const repeated = same.find(({ anyOf }) =>
    anyOf.some((one) => added.anyOf.some((other) => isEqual(one, other))),
  );
  if (repeated) return join(repeated, narrower(repeated.anyOf, added.anyOf));
  if (last && same.includes(last) && (joint === 'or' || (added.not && joint)))
    return join(last, [...last.anyOf, ...added.anyOf]);
  const [first] = same;
  if (first && !added.not) {
    if (isPlace(first.anyOf)) {
      // An area implies its emirate, which tells areas of the same name apart; a contradicting one is kept.
      const areas = [first.anyOf, added.anyOf].find(([one]) => one!.key === 'area');
      const emirates = [first.anyOf, added.anyOf].find(([one]) => one!.key === 'emirate');
      if (!areas || !emirates) return join(first, [...first.anyOf, ...added.anyOf]);
      const inEmirate = areas.filter(({ value }) =>
        emirates.some((emirate) => emirate.value === emirateOf.get(value)),
      );
      if (inEmirate.length > 0) return join(first, inEmirate);
      if (joint) return join(first, [...first.anyOf, ...added.anyOf]);
    } else if (first.anyOf[0]!.key !== 'washType') return join(first, first.anyOf);
  }
  conditions.push(added);
  return added;
}

function narrower(one: DraftOption[], other: DraftOption[]): DraftOption[] {
  return one.length < other.length ? one : other.length < one.length ? other : one;
}

function isSameGroup(
  { anyOf: [known] }: Pick<DraftCondition, 'anyOf'>,
  [option]: readonly DraftOption[],
): boolean {
  return known!.key === option!.key || (isPlace([known!]) && isPlace([option!]));
}

export function isPlace([option]: readonly DraftOption[]): boolean {
  return option?.key === 'area' || option?.key === 'emirate';
}

function isEqual(one: DraftOption, other: DraftOption): boolean {
  return one.key === other.key && one.value === other.value;
}

function distinct(options: readonly DraftOption[]): DraftOption[] {
  return options.filter((option, place) => options.findIndex((other) => isEqual(option, other)) === place);
}

/** Returns a condition with the values of its filters, or undefined if none of them means anything. */
export function toCondition(
  { anyOf, not, isShared }: DraftCondition,
  without: string,
): Condition | undefined {
  const filters = anyOf.flatMap(({ key, value }): ListFilters[] => {
    const parsed = FILTERS[key].parse(value);
    return parsed === undefined ? [] : [{ [key]: parsed }];
  });
  const asks = isShared && !not && filters.length > 1 ? { isShared: true as const } : {};
  return filters.length > 0 ? { anyOf: filters, not, without, ...asks } : undefined;
}
