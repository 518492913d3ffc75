import { readEnvironment } from '../env';

/** Milliseconds; with the patience of the page's own reads it stays below the three seconds that a visitor may wait. */
const TIMEOUT = 700;

/**
 * Whether the directory has a provider with this id; undefined when the database does not tell in time. Written without
 * the Supabase client: middleware asks before every provider page and should stay small.
 */
export async function providerExists(id: number): Promise<boolean | undefined> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = readEnvironment();
  const address = new URL('/rest/v1/car_wash_locations', SUPABASE_URL);
  address.search = `?select=id&id=eq.${id}&business_name=not.is.null`;
  try {
    const response = await fetch(address, {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok ? (await response.json()).length > 0 : undefined;
  } catch {
    return undefined;
  }
}
