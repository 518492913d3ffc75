import type { Directory } from '@/lib/directory/directory';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { toSearchTexts, wordsOf } from '@/lib/domain/search-texts';
import { EMPTY_ROW } from './provider-rows';
import { sampleDirectory } from './sample-directory';
import { type Facts, smallDirectory } from './small-directory';

/** The meaning of a search that says nothing. */
export const NO_MEANING: ParsedQuery = {
  conditions: [],
  filters: {},
  isNear: false,
  nearAreas: [],
  words: [],
  unknown: [],
  makes: [],
  cars: [],
  notes: [],
  times: [],
  landmarks: [],
  either: [],
  unused: [],
  unwanted: [],
  without: {},
  corrected: {},
};

/** Returns a provider's name, and what searches read of it. */
export function textsOf(name: string, ...texts: string[]): Facts {
  const searched = toSearchTexts({ ...EMPTY_ROW, business_name: name }, texts);
  return { name, index: { texts: searched, words: wordsOf(searched) } };
}

/** Returns the directory of the sample data with further providers. */
export function directoryWith(...facts: readonly Facts[]): Directory {
  const directory = sampleDirectory();
  const added = smallDirectory(facts).providers;
  const byId = new Map([...directory.byId, ...added.map((provider) => [provider.id, provider] as const)]);
  const listed = [...byId.values()].filter(({ isListed }) => isListed);
  return { ...directory, byId, providers: listed.sort((a, b) => a.id - b.id) };
}
