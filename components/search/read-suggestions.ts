import { fetchJson } from '@/components/ui/fetch-json';
import type { SuggestionFile } from '@/lib/domain/suggestions';
import { suggestionsUrl } from '@/lib/routing/client-paths';

/** One file a language for all fields of a visit. */
const files = new Map<string, Promise<SuggestionFile>>();

/** What search fields suggest in the language of the page. @throws when it can not be loaded; then the next field tries again. */
export function readSuggestions(): Promise<SuggestionFile> {
  const url = suggestionsUrl(document.documentElement.lang);
  const known = files.get(url);
  if (known) return known;
  const reading = fetchJson<SuggestionFile>(url);
  files.set(url, reading);
  reading.catch(() => files.delete(url));
  return reading;
}
