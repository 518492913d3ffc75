import { isGibberish } from '@/lib/directory/alternatives/gibberish';
import { relatedOptions } from '@/lib/directory/alternatives/related-options';
import type { Directory } from '@/lib/directory/directory';
import { listProviders } from '@/lib/directory/list-providers';
import { parseWords } from '@/lib/directory/search/find-providers';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { sampleDirectory } from '../../support/sample-directory';
import { directoryWith, type Facts, smallDirectory, textsOf } from '../../support/small-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const sample = sampleDirectory();

const list = (filter: Partial<ProviderFilter>, directory: Directory = sample) =>
  listProviders(directory, { ...NO_FILTER, ...filter }, MOMENT);
const alternatives = (filter: Partial<ProviderFilter>, directory?: Directory) =>
  list(filter, directory).alternatives;

// prettier-ignore
test.each<[filter: Partial<ProviderFilter>, reasons: string[]]>([
  [{ search: 'hydrofoil windsurfing' }, ['words']], [{ search: 'hydrofoil dubai' }, []],
  [{ search: 'rimlata' }, ['spelling']],
  [{ search: 'jbr' }, ['near']], [{ area: 'jbr' }, ['near']],
  [{ search: 'steam sharjah', emirate: 'dubai' }, ['chosen', 'filter', 'filter']],
  [{ search: 'al quoz', emirate: 'sharjah' }, ['chosen', 'filter', 'filter']], [{ search: 'jbr', emirate: 'sharjah' }, ['near']], [{ search: 'deira ppf tomorrow 6am' }, ['near']], [{ search: 'steam ghayathi or liwa' }, ['near']],
  [{ emirate: 'dubai', maxPrice: 1 }, ['filter']],
  [{ rating: 6 }, ['all']], [{ rating: 6, car: 'suv' }, ['all']],
  [{ search: 'asdf' }, []], [{ search: 'xxxx' }, []], [{ search: '12345' }, []],
  // A car alone narrows nothing.
  [{ search: 'asdf', car: 'suv' }, []], [{ search: 'jbr', car: 'suv' }, ['near']],
  [{ search: '"wash of dubai marina"' }, ['words']], [{ search: '"qqqq zorb"' }, ['all']], [{ search: '"+++"' }, []], [{ search: '苹果' }, ['all']], [{ search: '"химчистка шарджа"' }, ['words']],
  [{}, []],
])('below %j: %j', (filter, reasons) => {
  const found = alternatives(filter);
  expect(found.map(({ reason }) => reason)).toEqual(reasons);
  for (const [place, { total, providers }] of found.entries()) {
    expect(total).toBeGreaterThan(0);
    expect(providers).toHaveLength(place === 0 ? Math.min(total, 6) : 0);
  }
});

test('each leads to a list with as many providers', () => {
  const asked = [
    { search: 'hydrofoil bareeqo' }, { search: 'rimlata' }, { search: 'steam sharjah', emirate: 'dubai' }, { search: 'polish and fleet wash sharjah' }, { search: 'steam foam al nahda', rating: 5 }, { emirate: 'dubai', maxPrice: 1 },
    { search: 'UAEU ladies hostel Al Ain aduthu car nale G class' }, { search: 'mg ke liye PPF al ain zoo ke pas ceramic nahi chahiye aaj raat' }, { search: 'PPF al ain tuesday up to 3500' },
    { area: 'jbr', washType: 'foam', maxPrice: 30 }, { rating: 5, washType: 'fleet', isEco: true, open: 'fri-0300' },
  ] as const; // prettier-ignore
  for (const filter of asked)
    for (const { filters, areas, total, providers } of alternatives(filter)) {
      // Those that are shown without a link to all.
      if (total === providers.length) continue;
      const names = [...new Set(areas.map((area) => area.replace(/^(al-nahda)-.*/, '$1')))];
      const near = names.length > 0 && `near ${names.join(' or ')}`;
      const search = [filters.search, near].filter(Boolean).join(' ');
      expect([filters, list({ ...filters, search: search || undefined }).total]).toEqual([filters, total]);
    }
});

test('names the words, the area and the filter that an alternative leaves out', () => {
  expect(alternatives({ search: 'hydrofoil bareeqo', emirate: 'dubai' })[0]).toMatchObject({
    unknown: ['hydrofoil'],
    filters: { emirate: 'dubai', search: 'bareeqo' },
  });
  expect(alternatives({ search: 'polish and fleet wash sharjah' })[0]).toMatchObject({
    without: { anyOf: [{ washType: 'fleet' }], not: false },
    conditions: [{ anyOf: [{ emirate: 'sharjah' }] }, { anyOf: [{ washType: 'polishing' }] }],
    filters: { search: 'polish sharjah' },
  });
  const near = alternatives({ area: 'al-mamzar-sharjah' })[0]!;
  expect(near).toMatchObject({ reason: 'near', areas: ['al-mamzar-sharjah'], filters: {} });
  const distances = near.providers.map(({ distance }) => distance!);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  // A kind is wanted more than a limit, and a typed car is said once.
  expect(alternatives({ search: 'ppf for suv under 9000' })[0]).toMatchObject({
    without: { anyOf: [{ maxPrice: 9000 }] },
    conditions: [{ anyOf: [{ washType: 'paint-protection' }] }, { anyOf: [{ car: 'suv' }] }],
  });
  expect(alternatives({ emirate: 'dubai', maxPrice: 1 })[0]).toMatchObject({
    without: { anyOf: [{ maxPrice: 1 }] },
    filters: { emirate: 'dubai' },
  });
});

describe('one filter less', () => {
  const eco = { area: 'masfout', emirates: ['ajman' as const], isEco: true };
  const fitting = smallDirectory([eco, eco, eco, { area: 'al-quoz', rating: 4 }]);
  const leftOut = (filter: Partial<ProviderFilter>, directory: Directory) =>
    alternatives(filter, directory).map(({ reason, without, total }) => [reason, without?.anyOf[0], total]);

  test('leaves out a place last, because a driver is somewhere', () => {
    expect(leftOut({ emirate: 'dubai', isEco: true }, fitting)).toEqual([
      ['filter', { isEco: true }, 1],
      ['filter', { emirate: 'dubai' }, 3],
    ]);
  });

  test('leaves out what costs most first', () => {
    const directory = smallDirectory([{ isEco: true }, { rating: 4 }, { rating: 4 }]);
    expect(leftOut({ rating: 4, isEco: true }, directory)).toEqual([
      ['filter', { isEco: true }, 2],
      ['filter', { rating: 4 }, 1],
    ]);
  });

  test('comes before providers that are far away', () => {
    const near = smallDirectory([{ area: 'dubai-marina', isEco: true }, { area: 'jbr' }]);
    expect(leftOut({ area: 'jbr', isEco: true }, near)).toEqual([
      ['near', undefined, 1],
      ['filter', { isEco: true }, 1],
    ]);
    const far = smallDirectory([eco, { area: 'jbr' }]);
    expect(leftOut({ area: 'jbr', isEco: true }, far)).toEqual([
      ['filter', { isEco: true }, 1],
      ['filter', { area: 'jbr' }, 1],
    ]);
  });
});

test('what was typed as it was chosen is no contradiction', () => {
  expect(alternatives({ search: 'eco', isEco: true, rating: 6 })[0]!.reason).toBe('filter');
  expect(alternatives({ search: 'sharjah', emirate: 'dubai', rating: 6 })[0]!.reason).toBe('chosen');
});

test('a short list offers related kinds', () => {
  const [polishing, detailing] = [sample.kinds.get('polishing')!, sample.kinds.get('detailing')!];
  const zafir: Facts = {
    area: 'masfout',
    washTypes: ['auto-detailing'],
    ...textsOf('Zafir', 'Masfout Ajman'),
  };
  const directory = directoryWith(
    { ...zafir, id: 904, kinds: [polishing, detailing] },
    { ...zafir, id: 905, kinds: [detailing] },
  );
  const { total, alternatives } = list({ search: 'polishing masfout' }, directory);
  expect(total).toBe(1);
  expect(alternatives[0]).toMatchObject({
    reason: 'kind',
    filters: { search: 'masfout', washType: 'auto-detailing' },
    total: 2,
  });
  expect(alternatives[0]!.providers.map(({ id }) => id)).toEqual([905]);
});

test('an empty directory offers nothing', () => {
  const empty = { ...sample, providers: [], byId: new Map() };
  expect(alternatives({ search: 'dubai' }, empty)).toEqual([]);
});

// prettier-ignore
test.each<[search: string, meant: string | undefined]>([
  ['magsalat lali alsabha', 'laali alsabah'], ['lali', 'laali'], ['hydrofoil', undefined],
  // Two words of a name in one, but no short word for a name.
  ['zorbaplex steamhouse', 'zorba plex'], ['non steam house', undefined],
])('%s was meant as %j', (search, meant) => {
  const latin = 'Maghsalat Laali Alsabah';
  const directory = directoryWith(
    { id: 903, ...textsOf('مغسلة لآلئ الصباح', latin), nameLatin: latin },
    { id: 904, ...textsOf('Zorba Plex Steam House') },
    { id: 905, ...textsOf('Zorba No 12 Steam House') },
  );
  expect(parseWords(directory, search, NO_FILTER, MOMENT).guess).toBe(meant);
});

// prettier-ignore
test.each([
  ['asdf', true], ['qwer', true], ['شسيب', true], ['zzz', true], ['xxl', true], ['bcdfg', true], ['123', true],
  ['as', false], ['wash', false], ['steam', false], ['مغسله', false], ['4x4', false], ['rhythm', false],
])('%s is gibberish: %j', (word, expected) => expect(isGibberish(word)).toBe(expected));

test('related kinds come in the order of their table, as values of the filter', () => {
  expect(relatedOptions(sample, 'steam-cleaning')).toEqual(['waterless-wash', 'interior', 'hand-wash']);
  expect(relatedOptions(sample, 'polishing')[0]).toBe('auto-detailing');
  expect(relatedOptions(sample, 'tyre')).toEqual([]);
  expect(relatedOptions(sample, undefined)).toEqual([]);
});
