import 'server-only';
import type { PinRow } from '../domain/map';
import type { Narrowing } from '../domain/narrowing';
import { readUncached, type Result } from './cache';
import { supabase } from './client';
import { filterArguments } from './provider-list';
import { rowsOf } from './response';

/** Returns the providers that match a filter as map pins, best first; not cached, because pins contain the open state. */
export function readProviderPins(filter: Narrowing): Promise<Result<PinRow[]>> {
  return readUncached('pins', async () => {
    const { data, ...response } = await supabase().rpc('provider_pins', filterArguments(filter));
    return rowsOf({ ...response, data: data as unknown as PinRow[] | null });
  });
}
