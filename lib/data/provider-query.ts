import 'server-only';
import type { District } from '../domain/districts';
import { isKind } from '../domain/kinds';
import { isServiceMode, type ProviderSort } from '../domain/list-options';
import type { Narrowing } from '../domain/narrowing';
import { foldText } from '../domain/search-text';
import { isWashType, isWashTypeOption, type WashType } from '../domain/wash-types';
import { supabase } from './client';

/** What narrows a list: a visitor's filter, and what only the site itself asks for. */
export interface Conditions extends Narrowing {
  district?: District;
  /** The slug of an area that is no district. */
  area?: string;
  /** Letters and digits only: each must be somewhere in what a search looks into. */
  words?: string[];
  isVerified?: true;
  /** A second wash type that must hold as well: how many of a list are eco-friendly or mobile. */
  alsoOf?: WashType;
}

type SelectOptions = { count?: 'exact'; head?: boolean };

/**
 * The providers that fulfil every condition. Rows without a name are excluded everywhere (product rule 3.1): `eq` and not
 * `is`, because the partial indexes are used for nothing else. Text of a visitor enters folded, as the one pattern of one
 * `like`; `search` is folded already, by `canonicalSearch`.
 */
export function selectProviders<Columns extends string>(
  columns: Columns,
  conditions: Conditions,
  options: SelectOptions = {},
) {
  const { emirate, washType, rating, serviceMode, search, ...others } = conditions;
  const { district, area, words, isVerified, alsoOf, ...unknown } = others;
  // A condition that is not asked for here is an error of types.
  unknown satisfies Record<string, never>;
  const washTypes = [washType, alsoOf].filter((type) => type && isWashType(type));
  let query = supabase().from('car_wash_locations').select(columns, options).eq('is_listed', true);
  if (emirate) query = query.contains('emirates', [emirate]);
  if (district) query = query.contains('districts', [district]);
  if (area) query = query.eq('area', area);
  if (washTypes.length > 0) query = query.contains('wash_types', washTypes);
  if (washType && isKind(washType) && !isWashTypeOption(washType))
    query = query.contains('kinds', [washType]);
  else if (washType && !isWashType(washType))
    query = query.like('wash_type_text', patternOf(foldText(washType.replaceAll('-', ' '))));
  if (rating !== undefined) query = query.gte('rating', rating);
  if (serviceMode && isServiceMode(serviceMode))
    query = query.is(serviceMode === 'mobile' ? 'serves_mobile' : 'serves_onsite', true);
  else if (serviceMode) query = query.like('service_location_text', patternOf(foldText(serviceMode)));
  if (search) query = query.like('search_text', patternOf(search));
  if (words) query = query.likeAllOf('search_text', words.map(patternOf));
  if (isVerified) query = query.is('is_verified', true);
  return query;
}

function patternOf(text: string): string {
  return `%${text}%`;
}

type SortColumn = [
  column: 'rating' | 'is_verified' | 'is_eco' | 'price_from' | 'review_count' | 'sort_name',
  ascending: boolean,
];

/** What is best, wherever rating decides (product rule 2.9). */
const BEST: SortColumn[] = [
  ['rating', false],
  ['review_count', false],
];

/** The columns of each sort option, spelled as its index is; `id` follows always, so that pages never overlap. */
export const SORT_COLUMNS: Record<ProviderSort, SortColumn[]> = {
  rating: BEST,
  verified: [['is_verified', false], ...BEST],
  eco: [['is_eco', false], ...BEST],
  price: [['price_from', true]],
  reviews: [['review_count', false]],
  name: [['sort_name', true]],
};
