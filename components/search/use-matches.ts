import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { useFetch } from '@/components/ui/use-fetch';
import {
  arrangeSuggestions,
  isLongEnough,
  matchSuggestions,
  MAX_PROVIDERS,
  MAX_SUGGESTIONS,
  type Suggestion,
  type SuggestionFile,
} from '@/lib/domain/suggestions';
import { suggestionsUrl } from '@/lib/routing/client-paths';

/** Milliseconds to wait after the last keystroke. */
const DELAY = 150;
const NO_PROVIDERS = { query: '', providers: [] as Suggestion[] };

/**
 * Returns the suggestions that match the typed text, and a function that sets the text. Fixed suggestions are matched in the
 * browser; providers are requested and added when they arrive. Failed requests are ignored.
 */
export function useMatches(initialText: string | undefined) {
  const [file, setFile] = useState<SuggestionFile>();
  const [typed, setTyped] = useState(initialText);
  const [found, setFound] = useState(NO_PROVIDERS);

  useEffect(() => {
    loadSuggestionFile().then(setFile, () => undefined);
  }, []);

  const url =
    file && typed !== undefined && isLongEnough(typed)
      ? file.providersUrl + encodeURIComponent(typed)
      : undefined;
  useFetch<Suggestion[]>(url, (providers) => setFound({ query: typed ?? '', providers }), { delay: DELAY });

  if (!file || typed === undefined) return { setTyped };
  // Until the response arrives, show the previous providers that still match.
  const providers =
    found.query === typed ? found.providers : matchSuggestions(typed, found.providers, MAX_PROVIDERS);
  const fixed = matchSuggestions(typed, file.entries, MAX_SUGGESTIONS);
  const isSearch = typed.trim() !== '';
  return { setTyped, matches: isSearch ? arrangeSuggestions(fixed, providers) : undefined };
}

/** One request per language, shared by all search fields. */
const files = new Map<string, Promise<SuggestionFile>>();

/** Loads the suggestions in the page's language. @throws Error if they cannot be loaded; the next call tries again */
function loadSuggestionFile(): Promise<SuggestionFile> {
  const url = suggestionsUrl(document.documentElement.lang);
  const existing = files.get(url);
  if (existing) return existing;
  const loading = fetchJson<SuggestionFile>(url);
  files.set(url, loading);
  loading.catch(() => files.delete(url));
  return loading;
}
