import { parsePharmacies, type Pharmacy } from '@/lib/domain/pharmacy';

/** The rows of a file. @throws Error with the status of the answer as its message, or with none. */
export async function loadPharmacies(file: string): Promise<Pharmacy[]> {
  const response = await fetch(file).catch(() => undefined);
  if (!response) throw new Error();
  if (!response.ok) throw new Error(String(response.status));
  return parsePharmacies(await response.json().catch(() => undefined));
}
