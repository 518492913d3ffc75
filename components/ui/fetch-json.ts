/** Fetches JSON. @throws Error if it cannot be loaded. */
export async function fetchJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return (await response.json()) as T;
}
