/** The embedded backend of these tests, started by global-setup.mjs. */
export const BACKEND = {
  get url() {
    return process.env.SUPABASE_URL!;
  },
  get publishableKey() {
    return process.env.SUPABASE_PUBLISHABLE_KEY!;
  },
  get secretKey() {
    return process.env.SUPABASE_SECRET_KEY!;
  },
};

export interface StoredProvider {
  id: number;
  business_name: string | null;
  address: string | null;
  service_category: string | null;
  wash_type: string | null;
  kinds: string[];
  service_description: string | null;
  price_range: string | null;
  opening_hours: string | null;
  phone: string | null;
  verified_status: string | null;
  rating: number | null;
  review_count: number | null;
  eco_certified: boolean | null;
}

/** Whether a provider's name has anything visible. */
export function hasName({ business_name }: StoredProvider): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(business_name ?? '');
}

/** A REST request with the given key. */
export function request(path: string, key: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${BACKEND.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, 'Content-Type': 'application/json', ...init.headers },
  });
}

/** Every row of the directory, as staff see it. */
export async function everyProviderRow(): Promise<StoredProvider[]> {
  const response = await request('car_wash_locations?select=*&order=id&limit=1000', BACKEND.secretKey);
  return (await response.json()) as StoredProvider[];
}
