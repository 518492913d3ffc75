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

/** Sends a REST request with the given key. */
export function request(path: string, key: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${BACKEND.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, 'Content-Type': 'application/json', ...init.headers },
  });
}

/** Returns the value of a read. @throws Error with the reason if it failed */
export async function valueOf<T>(read: Promise<{ ok: true; value: T } | { ok: false; reason: string }>) {
  const result = await read;
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
