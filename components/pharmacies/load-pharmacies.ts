import { fetchJson } from '@/components/ui/fetch-json';
import { parsePharmacies, type Pharmacy } from '@/lib/domain/pharmacy';

/** The rows of a file. @throws Error when it can not be loaded, or is no list of pharmacies. */
export async function loadPharmacies(file: string): Promise<Pharmacy[]> {
  return parsePharmacies(await fetchJson(file));
}
