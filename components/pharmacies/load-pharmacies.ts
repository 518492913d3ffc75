import { parsePharmacies, type Pharmacy } from '@/lib/domain/pharmacy';

/** The rows of a file. @throws Error when it can not be loaded, or is no list of pharmacies. */
export async function loadPharmacies(file: string): Promise<Pharmacy[]> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return parsePharmacies(await response.json());
}
