import { useEffect, useState } from 'react';
import {
  arrangeSuggestions,
  isLongEnough,
  matchSuggestions,
  MAX_NAMES,
  MAX_SUGGESTIONS,
  type Suggestion,
  type SuggestionFile,
} from '@/lib/domain/suggestions';
import { readSuggestions } from './read-suggestions';

/** Milliseconds after the last letter. */
const DELAY = 150;
const NO_NAMES = { of: '', names: [] as Suggestion[] };

/**
 * What is suggested for what is typed. The fixed suggestions are matched on the device, names of providers are asked for and
 * come when they come: what fails is only not suggested.
 */
export function useMatches(typedBefore: string | undefined) {
  const [file, setFile] = useState<SuggestionFile>();
  const [typed, look] = useState(typedBefore);
  const [found, setFound] = useState(NO_NAMES);

  useEffect(() => {
    readSuggestions().then(setFile, () => undefined);
  }, []);

  useEffect(() => {
    if (!file || typed === undefined || !isLongEnough(typed)) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const names = await readNames(file.namesUrl + encodeURIComponent(typed), asking.signal);
      if (!asking.signal.aborted) setFound({ of: typed, names });
    }, DELAY);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [file, typed]);

  if (!file || typed === undefined) return { look };
  // Until there is an answer, those of the letters before that still fit.
  const names = found.of === typed ? found.names : matchSuggestions(typed, found.names, MAX_NAMES);
  const fixed = matchSuggestions(typed, file.entries, MAX_SUGGESTIONS);
  const isSearch = typed.trim() !== '';
  return { look, matches: isSearch ? arrangeSuggestions(fixed, names) : undefined };
}

async function readNames(url: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as Suggestion[]) : [];
  } catch {
    return [];
  }
}
