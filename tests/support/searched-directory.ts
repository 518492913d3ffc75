import type { Directory } from '@/lib/directory/directory';
import { searchForm } from '@/lib/domain/keywords';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { plainText } from '@/lib/domain/text';
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
  without: {},
  corrected: {},
};

/** Returns a provider's name, and what searches read of it. */
export function textsOf(name: string, ...texts: string[]): Facts {
  const searchText = plainText([name, ...texts].join('\u241E'));
  return { name, index: { searchText, words: [...new Set(searchForm(searchText).trim().split(' '))] } };
}

/** Returns the directory of the sample data with further providers. */
export function directoryWith(...facts: readonly Facts[]): Directory {
  const directory = sampleDirectory();
  const added = smallDirectory(facts).providers;
  const byId = new Map([...directory.byId, ...added.map((provider) => [provider.id, provider] as const)]);
  const listed = [...byId.values()].filter(({ isListed }) => isListed);
  return { ...directory, byId, providers: listed.sort((a, b) => a.id - b.id) };
}
