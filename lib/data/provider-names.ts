import 'server-only';
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { readUncached, type Result } from './cache';
import { supabase } from './client';
import { rowsOf } from './response';

/** A provider as a search suggests it. */
export interface ProviderName {
  id: number;
  name: string;
}

/** The providers whose names may be meant by what is typed, those that begin like it first, then the best. */
export function suggestProviders(search: string, most: number): Promise<Result<ProviderName[]>> {
  return readUncached('provider names', async () => {
    const response = await supabase().rpc('suggest_providers', { search, how_many: most });
    return rowsOf(response as unknown as PostgrestSingleResponse<ProviderName[]>);
  });
}
