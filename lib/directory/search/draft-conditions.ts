import { type FilterKey, FILTERS, type ListFilters } from '../../domain/filters';
import type { Condition } from '../../domain/provider-list';

/** A condition while a search is read. */
export interface DraftCondition {
  anyOf: DraftOption[];
  not: boolean;
  /** The places of the typed words that say it. */
  wordIndexes: Set<number>;
  /** Its options before the last "or": an emirate tells apart those behind it. */
  before?: DraftOption[];
  /** Whether its options share one name. */
  isShared?: boolean;
  /** Words whose mention will do as well. */
  mentions?: readonly string[];
}

/** A value of a filter, as in links. */
export interface DraftOption {
  key: FilterKey;
  value: string;
}

/** Adds a condition, or joins it with one before; returns the one that has it now. */
export function addCondition(
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
    to.mentions = to.mentions && added.mentions && [...to.mentions, ...added.mentions];
    for (const place of added.wordIndexes) to.wordIndexes.add(place);
    return to;
  };
  const ofFirms = isForFirms(added) && conditions.find(isForFirms);
  if (ofFirms) return join(ofFirms, [...ofFirms.anyOf, ...added.anyOf]);
  const same = conditions.filter((known) => known.not === added.not && isSameGroup(known, added.anyOf));
  const repeated = same.find(({ anyOf }) =>
    anyOf.some((one) => added.anyOf.some((other) => isEqual(one, other))),
  );
  // "Northern Emirates, Sharjah" is the narrower one, but "Dubai or Sharjah or Dubai" is both.
  const isNarrower = !joint && (repeated?.isShared || added.isShared);
  if (repeated) {
    if (joint) repeated.before = repeated.anyOf;
    const both = isNarrower ? narrower(repeated.anyOf, added.anyOf) : [...repeated.anyOf, ...added.anyOf];
    return join(repeated, both);
  }
  const isSame = last && same.includes(last);
  if (last && ((joint === 'or' && (isSame || isOfCare(last, added))) || (isSame && added.not && joint)))
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
      if (inEmirate.length > 0) return join(first, [...(first.before ?? []), ...inEmirate]);
      if (joint) return join(first, [...first.anyOf, ...added.anyOf]);
    } else if (first.anyOf[0]!.key !== 'washType') return join(first, first.anyOf);
  }
  conditions.push(added);
  return added;
}

/** Whether a firm asks for it: contracts and monthly plans are offered as either. */
function isForFirms({ anyOf, not }: DraftCondition): boolean {
  return !not && anyOf.every(({ key, value }) => key === 'washType' && ['fleet', 'package'].includes(value));
}

function narrower(one: DraftOption[], other: DraftOption[]): DraftOption[] {
  return one.length < other.length ? one : other.length < one.length ? other : one;
}

/** Whether both are wanted and say how a car is washed: "mobile or self service". */
function isOfCare(...both: DraftCondition[]): boolean {
  return both.every(({ anyOf: [option], not }) => !not && ['washType', 'serviceMode'].includes(option!.key));
}

/** Whether two are of the same filter, or both of places. */
export function isSameGroup(
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
  { anyOf, not, isShared, mentions }: DraftCondition,
  without: string,
): Condition | undefined {
  const filters = anyOf.flatMap(({ key, value }): ListFilters[] => {
    const parsed = FILTERS[key].parse(value);
    return parsed === undefined ? [] : [{ [key]: parsed }];
  });
  const asks =
    isShared && !not && filters.length > 1 && anyOf[0]!.key === 'area' ? { isShared: true as const } : {};
  return filters.length > 0
    ? { anyOf: filters, not, without, ...asks, ...(mentions && { mentions }) }
    : undefined;
}
