/** A row of `car_wash_locations`: columns entered by staff and those derived by the database. */
export interface Row {
  id: number;
  business_name: string | null;
  address: string | null;
  phone: string | null;
  whatsapp_handle: string | null;
  website: string | null;
  website_valid: boolean | null;
  mobile_validation: boolean | null;
  booking_capability: string | null;
  rating: number | null;
  review_count: number | null;
  service_category: string | null;
  wash_type: string | null;
  service_location: string | null;
  location_type: string | null;
  service_description: string | null;
  price_range: string | null;
  opening_hours: string | null;
  verified_status: string | null;
  eco_certified: boolean | null;
  latitude: number | null;
  longitude: number | null;

  emirates: string[];
  districts: string[];
  area: string | null;
  wash_types: string[];
  wash_type_text: string;
  service_location_text: string;
  serves_mobile: boolean;
  is_verified: boolean;
  is_eco: boolean;
  price_from: number | null;
  price_to: number | null;
  phone_e164: string | null;
  /** A multirange such as "{[480,1320),[1920,2760)}". */
  open_minutes: string | null;
  search_text: string;
}

const PAGE = 1000;

let reading: Promise<Row[]> | undefined;

/** Returns every provider of the directory: all rows with a name. */
export async function providers(): Promise<Row[]> {
  return (await allRows()).filter((row) => /[\p{L}\p{N}]/u.test(row.business_name ?? ''));
}

/** Returns every row, including those without a name. */
export function allRows(): Promise<Row[]> {
  reading ??= readAll();
  return reading;
}

async function readAll(): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readRows<Row>(`car_wash_locations?order=id&limit=${PAGE}&offset=${rows.length}`);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Reads rows from the backend with its secret key. */
export async function readRows<T>(query: string, backend = BACKEND): Promise<T[]> {
  const response = await fetch(`${backend.url}/rest/v1/${query}`, { headers: { apikey: backend.secretKey } });
  if (!response.ok) throw new Error(`The backend answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T[];
}

/** The backend behind the server under test. */
export const BACKEND = {
  url: process.env.SUPABASE_URL!,
  publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY!,
  secretKey: process.env.SUPABASE_SECRET_KEY!,
};
