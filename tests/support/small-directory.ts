import type { Directory } from '@/lib/directory/directory';
import type { Provider, ProviderIndex } from '@/lib/domain/provider';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { toSearchTexts, wordsOf } from '@/lib/domain/search-texts';
import { EMPTY_ROW, PROVIDER } from './provider-rows';
import { sampleDirectory } from './sample-directory';

/** What is known of a provider; an area's slug stands for its place. */
export type Facts = Partial<Omit<Provider, 'area' | 'index'>> & {
  area?: string;
  index?: Partial<ProviderIndex>;
};

/** Returns a directory of these providers, with ids from 1 in their order, and of the areas and kinds of the sample data. */
export function smallDirectory(facts: readonly Facts[]): Directory {
  const { words, vocabulary, areas, kinds } = sampleDirectory();
  const providers = facts.map((some, position) => toProvider(some, position + 1, areas));
  return {
    version: 1,
    readAt: 0,
    words,
    vocabulary,
    areas,
    kinds,
    providers,
    byId: new Map(providers.map((provider) => [provider.id, provider])),
    merged: new Map(),
    unreadable: [],
    menus: new Map(),
    reviews: new Map(),
    unreachedFrom: new Map(),
    seasons: [],
    faqs: [],
    posts: [],
    pages: new Map(),
  };
}

function toProvider({ area: slug, index, ...facts }: Facts, id: number, areas: Directory['areas']): Provider {
  const area = (slug && areas.get(slug)) || null;
  const provider = { ...PROVIDER, id, area, emirates: area ? [area.emirate] : [], ...facts };
  return {
    ...provider,
    index: {
      ...PROVIDER.index,
      places: [...provider.emirates, ...(area ? [area.slug] : [])],
      washTypeOptions: [...provider.washTypes, ...provider.kinds.map((kind) => kind.slug)],
      sortName: provider.name.toLowerCase(),
      mapPosition: provider.place ?? area,
      ...index,
    },
  };
}

/** The meaning of a search that says nothing. */
export const NO_MEANING: ParsedQuery = {
  conditions: [],
  filters: {},
  isNear: false,
  nearAreas: [],
  words: [],
  asTyped: {},
  unknown: [],
  makes: [],
  cars: [],
  trades: [],
  notes: [],
  landmarks: [],
  either: [],
  unused: [],
  unwanted: [],
  placeNames: [],
  without: {},
  corrected: {},
};

/** Returns a provider's name, and what searches read of it. */
export function textsOf(name: string, ...texts: string[]): Facts {
  const { given, ...row } = toSearchTexts({ ...EMPTY_ROW, business_name: name }, texts);
  const searched = { ...row, other: given, given: '' };
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
