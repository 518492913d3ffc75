import { distancesFrom } from '../../domain/distance';
import { FILTER_KEYS, type FilterKey, type ListFilters } from '../../domain/filters';
import { searchForm } from '../../domain/keywords';
import type { Alternative } from '../../domain/provider-list';
import { type Failure, failureIn } from '../lists/failures';
import { isKnownWord } from '../search/lexicon';
import { respell } from '../search/respell';
import { searchIndexOf } from '../search/search-index';
import { alternative, type Asked, type Reason, toAlternative } from './alternative';
import { isGibberish } from './gibberish';
import { relatedOptions } from './related-options';

/** What is farther away is worth less than another filter. */
const MAX_KM = 25;

/**
 * Returns what an empty list offers (product rule 5.10): first the names that were probably meant, the list without the words that no
 * provider has, the nearest providers to its area, or the list without the filter that costs most, else a related kind; then the
 * other filters to remove. Gibberish has nothing.
 */
export function belowEmptyList(asked: Asked, search: string): Alternative[] {
  const { filters, words } = asked;
  if (narrowing(filters).length === 0 && isGibberishAlone(search, words)) return [];
  const meant = withoutContradiction(asked) ?? withKnownWords(asked, search);
  const nearest = meant ? undefined : nearestToArea(asked);
  const first = meant ?? (nearest && isNearby(nearest) ? nearest : undefined);
  const others = withoutOneFilter(asked, first);
  if (first) return [first, ...others];
  const [cheapest, ...rest] = others;
  const fallback =
    (cheapest && alternative(asked, cheapest, cheapest.filters, [])) ??
    nearest ??
    ofRelatedKind(asked) ??
    alternative(asked, { reason: 'all', unknown: [...words] }, {}, []);
  return fallback ? [fallback, ...rest] : [];
}

/** Returns the filters that exclude somebody; a car alone excludes nobody. */
function narrowing(filters: ListFilters): FilterKey[] {
  return FILTER_KEYS.filter((key) => key !== 'car' && filters[key] !== undefined);
}

function isGibberishAlone(search: string, words: readonly string[]): boolean {
  const tokens = searchForm(search).split(' ').filter(Boolean);
  return tokens.every((token) => words.includes(token) && isGibberish(token));
}

/** What was typed alone, if it contradicts what was chosen, or names an area of another emirate. */
function withoutContradiction(asked: Asked): Alternative | undefined {
  const { directory, typed, chosen, words } = asked;
  const emirate = typed.area === undefined ? undefined : directory.areas.get(typed.area)?.emirate;
  const named: ListFilters = { emirate, ...typed };
  const contradicts = FILTER_KEYS.some(
    (key) => named[key] !== undefined && chosen[key] !== undefined && named[key] !== chosen[key],
  );
  return contradicts ? alternative(asked, { reason: 'chosen' }, typed, words) : undefined;
}

/** The list of the names that were probably meant, else without the words that no provider has, else without any words. */
function withKnownWords(asked: Asked, search: string): Alternative | undefined {
  const { directory, filters, words } = asked;
  if (words.length === 0) return undefined;
  const { lexicon } = searchIndexOf(directory);
  const isUnknown = (word: string) => !isKnownWord(lexicon, word);
  const meant = respell(directory, search, words);
  if (meant) {
    const typed = searchForm(search).split(' ').filter(Boolean);
    const unknown = typed.filter((word) => !meant.includes(word) && isUnknown(word));
    const reason: Reason = { reason: 'spelling', unknown };
    const named = alternative(asked, reason, filters, meant) ?? alternative(asked, reason, {}, meant);
    if (named) return named;
  }
  const unknown = words.filter(isUnknown);
  const known = unknown.length > 0 ? words.filter((word) => !isUnknown(word)) : [];
  const leftOut = unknown.length > 0 ? unknown : [...words];
  return (
    alternative(asked, { reason: 'words', unknown: leftOut }, filters, known) ??
    alternative(asked, { reason: 'words', unknown: [...words] }, filters, [])
  );
}

/** The nearest providers to the centre of the area, with its emirate, because emirates have areas of the same name. */
function nearestToArea(asked: Asked): Alternative | undefined {
  const { area, ...others } = asked.filters;
  if (area === undefined) return undefined;
  const centre = asked.directory.areas.get(area);
  const reason: Reason = {
    reason: 'near',
    area,
    emirate: centre?.emirate ?? null,
    unknown: [...asked.words],
  };
  return alternative(asked, reason, others, [], centre ? distancesFrom(centre) : () => null);
}

function isNearby({ providers: [nearest] }: Alternative): boolean {
  return nearest?.distance != null && nearest.distance <= MAX_KM;
}

/** The lists without one of the filters, those with most providers first; a place last, because a driver is somewhere. */
function withoutOneFilter(asked: Asked, first: Alternative | undefined): Alternative[] {
  const { directory, filters, words, context } = asked;
  const keys = narrowing(filters);
  const counts = new Map<Failure, number>();
  const failureOf = failureIn(filters, context);
  for (const provider of directory.providers) {
    const failure = failureOf(provider);
    counts.set(failure, (counts.get(failure) ?? 0) + 1);
  }
  return keys
    .filter((key) => keys.length > 1 && !(key === 'area' && first?.reason === 'near'))
    .map((key) => {
      const { [key]: value, ...others } = filters;
      const reason: Reason = { reason: 'filter', without: { [key]: value }, unknown: [...words] };
      const total = (counts.get(null) ?? 0) + (counts.get(key) ?? 0);
      return { key, other: { ...toAlternative(reason, others), total, providers: [] } };
    })
    .filter(({ other }) => other.total > 0)
    .sort((a, b) => Number(isPlace(a.key)) - Number(isPlace(b.key)) || b.other.total - a.other.total)
    .map(({ other }) => other);
}

function isPlace(key: FilterKey): boolean {
  return key === 'emirate' || key === 'area';
}

function ofRelatedKind(asked: Asked): Alternative | undefined {
  const { directory, filters, words } = asked;
  for (const washType of relatedOptions(directory, filters.washType)) {
    const related = alternative(asked, { reason: 'kind', unknown: [...words] }, { ...filters, washType }, []);
    if (related) return related;
  }
  return undefined;
}
