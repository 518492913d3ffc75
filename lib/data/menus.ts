import 'server-only';
import type { MenuItem } from '../domain/menu';
import { readCached, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';
import type { Result } from './result';

/** More than a page shows well. */
const MAX_ITEMS = 200;

/** Returns the menu of a provider in its order, without offers that have ended (product rule 2.28); cached. */
export function readMenu(provider: number): Promise<Result<MenuItem[]>> {
  const read = async () => {
    const items = supabase()
      .from('provider_menu_items')
      .select('kind, name_en, name_ar, car, price_from, price_to, minutes, note, offer_until')
      .eq('provider_id', provider)
      .order('position')
      .order('id')
      .limit(MAX_ITEMS);
    return rowsOf(await items).map((row): MenuItem => ({
      kind: row.kind,
      name: row.name_en,
      nameAr: row.name_ar,
      car: row.car,
      // The embedded backend sends numerics that end in zero as text.
      priceFrom: Number(row.price_from),
      priceTo: row.price_to === null ? null : Number(row.price_to),
      minutes: row.minutes,
      note: row.note,
      offerUntil: row.offer_until,
    }));
  };
  return readCached(['menu', provider], read, { timeout: ROW_TIMEOUT });
}
