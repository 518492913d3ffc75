import 'server-only';
import type { District } from '../domain/districts';
import type { Emirate } from '../domain/emirates';
import type { WashType } from '../domain/wash-types';
import { supabase } from './client';

/** What the short lists beside a page ask for. */
export interface Conditions {
  emirate?: Emirate;
  district?: District;
  /** The slug of an area that is no district. */
  area?: string;
  washType?: WashType;
  isVerified?: true;
}

/**
 * The providers that fulfil every condition. Rows without a name are excluded everywhere (product rule 3.1): `eq` and not
 * `is`, because the partial indexes are used for nothing else.
 */
export function selectProviders<Columns extends string>(columns: Columns, conditions: Conditions) {
  const { emirate, district, area, washType, isVerified } = conditions;
  let query = supabase().from('car_wash_locations').select(columns).eq('is_listed', true);
  const places = [emirate, district, area].filter((place) => place !== undefined);
  if (places.length > 0) query = query.contains('places', places);
  if (washType) query = query.contains('wash_types', [washType]);
  if (isVerified) query = query.is('is_verified', true);
  return query;
}

/** The provider of an id, if it has a page: one that has closed is in no list, but keeps that (product rule 2.24). */
export function selectShown<Columns extends string>(columns: Columns, id: number) {
  return supabase()
    .from('car_wash_locations')
    .select(columns)
    .eq('id', id)
    .or('is_listed.is.true,is_closed.is.true');
}
