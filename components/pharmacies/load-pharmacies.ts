import { fetchJson } from '@/components/ui/fetch-json';
import { parsePharmacies, type Pharmacy } from '@/lib/domain/pharmacy';

/** Loads the pharmacies of a file. @throws Error if it cannot be loaded or is malformed. */
export async function loadPharmacies(file: string): Promise<Pharmacy[]> {
  return parsePharmacies(await fetchJson(file));
}
