import { fetchJson } from '@/components/ui/fetch-json';
import type { SuggestionFile } from '@/lib/domain/suggestions';
import { suggestionsUrl } from '@/lib/routing/client-paths';

/** One request per language, shared by all search fields. */
const files = new Map<string, Promise<SuggestionFile>>();

/** Loads the suggestions in the page's language. @throws Error if they cannot be loaded; the next call tries again */
export function loadSuggestionFile(): Promise<SuggestionFile> {
  const url = suggestionsUrl(document.documentElement.lang);
  const existing = files.get(url);
  if (existing) return existing;
  const loading = fetchJson<SuggestionFile>(url);
  files.set(url, loading);
  loading.catch(() => files.delete(url));
  return loading;
}
