import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { readUncached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** A provider as suggested by the search field. */
export interface ProviderName {
  id: number;
  name: string;
}

/** Returns providers whose names match the typed text: those that begin with it first, then the best. */
export function suggestProviders(search: string, limit: number): Promise<Result<ProviderName[]>> {
  return readUncached('provider names', async () => {
    const response = await supabase().rpc('suggest_providers', { search, how_many: limit });
    return rowsOf(response as unknown as PostgrestSingleResponse<ProviderName[]>);
  });
}
