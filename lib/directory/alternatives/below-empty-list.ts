import type { FilterKey, ListFilters } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import type { Alternative } from '../../domain/provider-list';
import { contextFor, type FilterCondition, narrows, toConditions } from '../lists/conditions';
import { distancesFromAreas, nearAreas } from '../lists/orders';
import { providersPassing } from '../lists/passing';
import { findMentions } from '../search/mentions';
import { isIn } from '../search/statements';
import {
  alternative,
  type AlternativesInput,
  type RemovableCondition,
  toAlternative,
  withSearch,
} from './alternative';
import { isGibberish } from './gibberish';
import { relatedOptions } from './related-options';

/** What is farther away is worth less than another condition. */
const MAX_KM = 25;

/**
 * Returns what an empty list offers (product rule 5.10): first the names that were probably meant, the list without the words that no
 * provider has, the nearest providers to its areas, or the list without the condition that costs most, else a related kind; then the
 * other conditions to leave out. Gibberish has nothing.
 */
export function belowEmptyList(
  input: AlternativesInput,
  search: string,
  guessed: Alternative | undefined | '',
): Alternative[] {
  const isUnderstood = input.typed.some(narrows) || input.nearAreas.length > 0;
  if (!guessed && !input.conditions.some(narrows) && !isUnderstood && isGibberishAlone(search, input.words))
    return [];
  const meant =
    withoutContradiction(input) ?? (guessed || (isUnderstood ? undefined : withKnownWords(input)));
  const nearest = meant ? undefined : nearestToAreas(input);
  const first = meant ?? (nearest && isNearby(nearest) ? nearest : undefined);
  const others = withoutOneCondition(input, first);
  if (first) return [first, ...others];
  const [cheapest, ...rest] = others;
  // Without its place, a list is by distance from there.
  const isWithoutPlace = cheapest?.without !== undefined && isOfAreas(cheapest.without);
  const fallback =
    (isOfferedByNobody(input) ? ofRelatedKind(input) : undefined) ??
    (isWithoutPlace ? nearest : undefined) ??
    (cheapest && alternative(input, cheapest, cheapest.conditions)) ??
    nearest ??
    nearestOfKind(input) ??
    ofRelatedKind(input) ??
    alternative(input, { reason: 'all', filters: {}, unknown: [...input.words] }, []);
  return fallback ? [fallback, ...rest] : [];
}

function isGibberishAlone(search: string, words: readonly string[]): boolean {
  const tokens = searchForm(search).split(' ').filter(Boolean);
  return tokens.every((token) => words.includes(token) && isGibberish(token));
}

/** What was typed alone, if it contradicts what was chosen, or names an area of another emirate. */
function withoutContradiction(input: AlternativesInput): Alternative | undefined {
  const { directory, typed, chosen, search } = input;
  const emiratesOf = ({ area, emirate }: ListFilters) =>
    emirate ?? (area === undefined ? undefined : directory.areas.get(area)?.emirate);
  const contradicts = typed.some(({ anyOf, not }) =>
    not
      ? false
      : anyOf.every((filters) => {
          const [key] = Object.keys(filters) as FilterKey[];
          if (chosen.emirate && key === 'area' && emiratesOf(filters) !== chosen.emirate) return true;
          return chosen[key!] !== undefined && chosen[key!] !== filters[key!];
        }),
  );
  return contradicts
    ? alternative(input, { reason: 'chosen', filters: withSearch({}, search) }, typed)
    : undefined;
}

/** The list without the words that no provider has, else without any words. */
function withKnownWords(input: AlternativesInput): Alternative | undefined {
  const { directory, chosen, conditions, words } = input;
  if (words.length === 0) return undefined;
  const mentioning = (some: readonly string[]) =>
    some.length === 0 ? undefined : findMentions(directory, some).withAll;
  const { unknown } = findMentions(directory, words);
  const without = (left: readonly string[]) => {
    const out = words.filter((word) => !left.includes(word));
    return alternative(
      input,
      {
        reason: 'words',
        filters: withSearch(chosen, left.join(' ')),
        unknown: out,
        areMentioned: out.some((word) => !unknown.includes(word)),
      },
      conditions,
      mentioning(left),
    );
  };
  const countOf = (word: string) => findMentions(directory, [word]).withAll.size;
  const known = words.filter((word) => countOf(word) > 0);
  // "Ladies", which few mention, says more than "staff".
  const rarest = known
    .sort((one, other) => countOf(one) - countOf(other))
    .reduce<string[]>((left, word) => (without([...left, word]) ? [...left, word] : left), []);
  return without(words.filter((word) => rarest.includes(word))) ?? without([]);
}

/** Returns the nearest providers to the areas that were input for. */
export function nearestToAreas(input: AlternativesInput): Alternative | undefined {
  const { directory, context, conditions } = input;
  const placed = conditions.find(isOfAreas);
  if (!placed) return undefined;
  const areas = placed.anyOf.map(({ area }) => area!);
  const distanceTo = distancesFromAreas(directory, areas);
  const others = conditions.filter((condition) => condition !== placed);
  return alternative(
    input,
    {
      reason: 'near',
      areas,
      areUnlisted: !directory.providers.some((provider) => areas.some((area) => isIn(area)(provider))),
      filters: placed.withoutIt,
    },
    others,
    nearAreas(areas, providersPassing(directory, others, context), distanceTo),
    distanceTo,
  );
}

/** Returns the nearest providers of the kind that was asked for, without any other condition; none where something is not wanted. */
function nearestOfKind(input: AlternativesInput): Alternative | undefined {
  const placed = input.conditions.find(isOfAreas);
  const kind = kindOf(input);
  if (!placed || !kind || kind.anyOf.length > 1 || input.conditions.some(({ not }) => not)) return undefined;
  return nearestToAreas({ ...input, conditions: [{ ...placed, withoutIt: kind.anyOf[0]! }, kind] });
}

function isOfAreas({ anyOf, not }: Pick<FilterCondition, 'anyOf' | 'not'>): boolean {
  return !not && anyOf.every(({ area }) => area !== undefined);
}

function isNearby({ providers: [nearest] }: Alternative): boolean {
  return nearest?.distance != null && nearest.distance <= MAX_KM;
}

/**
 * The lists without one of the conditions, those with most providers first; kinds behind limits, because they are what is wanted, and a
 * place last, because a driver is somewhere.
 */
function withoutOneCondition(input: AlternativesInput, first: Alternative | undefined): Alternative[] {
  const { directory, conditions, context } = input;
  const narrowing = conditions.filter(narrows);
  if (narrowing.length < 2) return [];
  return narrowing
    .filter((condition) => !(first?.reason === 'near' && isOfAreas(condition)))
    .map((condition) => ({ condition, others: conditions.filter((other) => other !== condition) }))
    .map(({ condition, others }) => ({
      worth: isPlace(condition) ? 2 : isKind(condition) ? 1 : 0,
      other: {
        ...toAlternative(
          {
            reason: 'filter',
            without: { anyOf: condition.anyOf, not: condition.not },
            filters: condition.withoutIt,
          },
          others,
          context,
        ),
        total: providersPassing(directory, others, contextFor(others, context)).length,
        providers: [],
      },
    }))
    .filter(({ other }) => other.total > 0)
    .sort((a, b) => a.worth - b.worth || b.other.total - a.other.total)
    .map(({ other }) => other);
}

function isPlace({ anyOf: [filters] }: FilterCondition): boolean {
  return filters!.emirate !== undefined || filters!.area !== undefined;
}

function isKind({ anyOf: [filters], not }: FilterCondition): boolean {
  return !not && filters!.washType !== undefined;
}

/** The kind that is input for. */
function kindOf({ conditions }: AlternativesInput): RemovableCondition | undefined {
  return conditions.find(isKind);
}

function isOfferedByNobody(input: AlternativesInput): boolean {
  const kind = kindOf(input);
  return kind !== undefined && providersPassing(input.directory, [kind], input.context).length === 0;
}

function ofRelatedKind(input: AlternativesInput): Alternative | undefined {
  const { directory, conditions, chosen, search } = input;
  const kind = kindOf(input);
  if (!kind) return undefined;
  for (const washType of relatedOptions(directory, kind.anyOf[0]!.washType)) {
    const related = alternative(
      input,
      {
        reason: 'kind',
        filters: { ...(chosen.washType ? withSearch(chosen, search) : kind.withoutIt), washType },
      },
      [...conditions.filter((condition) => condition !== kind), ...toConditions({ washType })],
    );
    if (related) return related;
  }
  return undefined;
}
