import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import { useFetch } from '@/components/ui/use-fetch';
import {
  arrangeSuggestions,
  isLongEnough,
  matchSuggestions,
  MAX_SUGGESTIONS,
  type RequestedSuggestions,
  stillFitting,
  type Suggestion,
  type SuggestionFile,
} from '@/lib/domain/suggestions';
import { suggestionsUrl, typedSuggestionsUrl } from '@/lib/routing/client-paths';
import { recentSuggestions } from './recent-searches';

/** Milliseconds to wait after the last keystroke. */
const DELAY = 150;
/** Milliseconds after which an answer comes too late. */
const TIMEOUT = 3_000;

/**
 * Returns the suggestions for the typed text, and a function that sets the text; undefined closes the list. Fixed ones are matched in
 * the browser; what else the text means is requested and added when it arrives. Failed requests are ignored.
 */
export function useMatches(initialText: string | undefined) {
  const [file, setFile] = useState<SuggestionFile>();
  const [typed, setTyped] = useState(initialText);
  const [requested, setRequested] = useState<RequestedSuggestions>({ typed: '', suggestions: [] });
  const { lang } = document.documentElement;

  useEffect(() => {
    loadSuggestionFile().then(setFile, () => undefined);
  }, []);

  const isAsking = typed !== undefined && isLongEnough(typed);
  useFetch<Suggestion[]>(
    isAsking ? typedSuggestionsUrl(lang, typed) : undefined,
    (suggestions) => setRequested({ typed: typed ?? '', suggestions }),
    { delay: DELAY, timeout: TIMEOUT },
  );

  if (typed === undefined) return { setTyped };
  if (typed.trim() === '')
    return { setTyped, matches: [...recentSuggestions(lang), ...(file?.popular ?? [])] };
  const fixed = matchSuggestions(typed, file?.entries ?? [], MAX_SUGGESTIONS);
  return { setTyped, matches: arrangeSuggestions(fixed, stillFitting(typed, requested)) };
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
