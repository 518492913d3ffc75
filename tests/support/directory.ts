/** A row of `car_wash_locations` as staff fill it in, without the columns the product derives from it. */
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
}

const COLUMNS =
  'id,business_name,address,phone,whatsapp_handle,website,website_valid,mobile_validation,booking_capability,rating,' +
  'review_count,service_category,wash_type,service_location,location_type,service_description,price_range,' +
  'opening_hours,verified_status,eco_certified';
const PAGE = 1000;

let reading: Promise<Row[]> | undefined;

/** Every provider of the directory: the rows that have a name. */
export async function providers(): Promise<Row[]> {
  return (await allRows()).filter((row) => /[\p{L}\p{N}]/u.test(row.business_name ?? ''));
}

/** Every row, those without a name too. */
export function allRows(): Promise<Row[]> {
  reading ??= readAll();
  return reading;
}

async function readAll(): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readRows<Row>(
      `car_wash_locations?select=${COLUMNS}&order=id&limit=${PAGE}&offset=${rows.length}`,
    );
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Rows that the backend gives to its secret key. */
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
