import {
  bestOfEachEmirate,
  bestProviders,
  highestRated,
  providersByIds,
  relatedProviders,
} from '@/lib/directory/lists/best-providers';
import { type Facts, smallDirectory } from '../../support/small-directory';

const namesOf = (providers: readonly { name: string }[]) => providers.map(({ name }) => name).join(' ');

const PROVIDERS: Facts[] = [
  { name: 'Reef', area: 'jlt', score: 4.1, rating: 5, washTypes: ['steam-cleaning'] },
  { name: 'Palm', area: 'jlt', score: 4.5, rating: 4.5, isVerified: true },
  { name: 'Dune', area: 'al-quoz', score: 4.7, washTypes: ['steam-cleaning', 'eco-friendly'] },
  { name: 'Oryx', area: 'al-nahda-sharjah', score: 4.9, phone: null, phoneE164: null, phones: [] },
  { name: 'Noor', area: 'al-nahda-sharjah', score: 4 },
  { name: 'Saqr' },
];
const DIRECTORY = smallDirectory(PROVIDERS);

test.each([
  [{}, 9, 'Oryx Dune Palm Reef Noor Saqr'],
  [{}, 2, 'Oryx Dune'],
  [{}, 0, ''],
  [{ emirate: 'dubai' }, 9, 'Dune Palm Reef'],
  [{ area: 'jlt' }, 1, 'Palm'],
  [{ washType: 'steam-cleaning' }, 9, 'Dune Reef'],
  [{ emirate: 'dubai', washType: 'eco-friendly' }, 9, 'Dune'],
  [{ isVerified: true }, 9, 'Palm'],
] as const)('the best of %j, at most %i', (conditions, limit, names) => {
  expect(namesOf(bestProviders(DIRECTORY, conditions, limit))).toBe(names);
});

test('a district has its highest ratings first, however few reviews they have', () => {
  expect(namesOf(highestRated(DIRECTORY, 'jlt', 20))).toBe('Reef Palm');
  expect(namesOf(highestRated(DIRECTORY, 'jlt', 1))).toBe('Reef');
});

test('the best of each emirate can be called, and is shown once', () => {
  const best = (shown: number[], directory = DIRECTORY) =>
    bestOfEachEmirate(directory, new Set(shown)).map(
      ({ emirate, provider }) => `${emirate} ${provider.name}`,
    );
  expect(best([])).toEqual(['dubai Dune', 'sharjah Noor']);
  expect(best([3, 5])).toEqual(['dubai Palm']);
  const both: Facts = { name: 'Both', emirates: ['dubai', 'sharjah'], score: 5 };
  expect(best([], smallDirectory([both, PROVIDERS[4]!]))).toEqual(['dubai Both', 'sharjah Noor']);
});

describe('related providers', () => {
  const related = (facts: Facts[], excluded: number[] = [1]) => {
    const directory = smallDirectory(facts);
    const others = excluded.map((id) => ({ id }));
    return relatedProviders(directory, directory.providers[0]!, others).map(
      ({ area, emirate, washType, providers }) =>
        [area?.slug, emirate, washType, namesOf(providers)].filter(Boolean).join(' '),
    );
  };
  const steam = (name: string, area: string): Facts => ({ name, area, washTypes: ['steam-cleaning'] });

  test('are those in its area, then those of its wash type in its emirate, each once', () => {
    const facts = [
      steam('A', 'jlt'),
      steam('B', 'jlt'),
      steam('C', 'al-quoz'),
      { name: 'D', area: 'al-quoz' },
    ];
    expect(related(facts)).toEqual(['jlt B', 'dubai steam-cleaning C']);
    expect(related(facts, [1, 2])).toEqual(['dubai steam-cleaning C']);
  });

  test('are of any kind without a wash type, and at most three a list', () => {
    const facts = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name, area: 'jlt' }));
    expect(related(facts)).toEqual(['jlt B C D', 'dubai E F']);
    expect(related([{ name: 'Alone' }, { name: 'Other' }])).toEqual([]);
  });
});

test('providers by ids are listed, in ascending order and once', () => {
  const closed = { ...DIRECTORY.providers[0]!, id: 9, isClosed: true, isListed: false };
  const directory = { ...DIRECTORY, byId: new Map([...DIRECTORY.byId, [9, closed]]) };
  expect(providersByIds(directory, [5, 9, 2, 404, 2]).map(({ id }) => id)).toEqual([2, 5]);
});
