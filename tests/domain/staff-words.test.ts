import { parseAddress } from '@/lib/domain/parse-address';
import { readServices } from '@/lib/domain/services';
import { toVocabulary } from '@/lib/domain/vocabulary';
import { BUILT_IN_WORDS } from '@/lib/domain/words/built-in-words';
import type { PlaceRow } from '@/lib/domain/words/read-place';
import type { WordRow } from '@/lib/domain/words/read-word';
import { withStaffWords } from '@/lib/domain/words/staff-words';
import { providerRow } from '../support/keeper';
import { placeRow, wordRow } from '../support/staff-words';

const vocabularyWith = (words: readonly WordRow[], places: readonly PlaceRow[] = []) =>
  toVocabulary(withStaffWords({ words, places }));

test('without rows of staff the words are the built-in ones', () => {
  expect(withStaffWords({ words: [], places: [] })).toBe(BUILT_IN_WORDS);
});

// prettier-ignore
test.each<[what: string, row: WordRow, text: Parameters<typeof providerRow>[1], offers: string[]]>([
  ['a whole word of a kind', wordRow('zorblax', 'washType=foam'), { service_description: 'A Zorblax, daily.' }, ['foam']],
  ['no part of a word', wordRow('zorb', 'washType=foam'), { service_description: 'A zorblax.' }, []],
  ['with * a part of a word', wordRow('zorb*', 'washType=foam'), { service_description: 'A zorblax.' }, ['foam']],
  ['with * on both sides any part', wordRow('*زورب*', 'washType=foam'), { wash_type: 'بالزوربلاكس' }, ['foam']],
  ['signs and spaces alike', wordRow('T-Cut', 'washType=polishing'), { wash_type: 'T cut' }, ['polishing']],
  ['a wash type by its short name', wordRow('zorblax', 'washType=steam'), { wash_type: 'Zorblax' }, ['steam-cleaning', 'steam']],
  ['in names alone', wordRow('zorblax', 'washType=foam', { counts_in: 'names' }), { service_description: 'Zorblax' }, []],
  ['in names alone, in a name', wordRow('zorblax', 'washType=foam', { counts_in: 'names' }), { business_name: 'Zorblax' }, ['foam']],
  ['in searches alone', wordRow('zorblax', 'washType=foam', { counts_in: 'searches' }), { wash_type: 'Zorblax' }, []],
  ['a built-in keyword replaced', wordRow('ceramic', 'washType=polishing'), { wash_type: 'Ceramic' }, ['polishing']],
  ['a built-in keyword taken away', wordRow('ceramic', 'nothing'), { wash_type: 'Ceramic' }, []],
  ['not this kind', wordRow('ceramic tiles', 'not ceramic-coating'), { wash_type: 'Ceramic tiles' }, []],
  ['not this kind, but elsewhere', wordRow('ceramic tiles', 'not ceramic-coating'), { wash_type: 'Ceramic' }, ['ceramic-coating']],
  ['a new kind', wordRow('zorblax', 'washType=roof-cleaning', { name_en: 'Roof', name_ar: 'سقف' }), { wash_type: 'Zorblax' }, ['roof-cleaning']],
  ['a text of searches', wordRow('zorblax', 'text'), { wash_type: 'Zorblax' }, []],
])('%s', (_, row, text, offers) => {
  const { washTypes, kinds } = readServices(providerRow(1, { business_name: 'Noor', ...text }), vocabularyWith([row]));
  expect([...washTypes, ...kinds.map(({ slug }) => slug)]).toEqual(offers);
});

test('a new kind has its names and its place, and other rows may mean it', () => {
  const names = { name_en: 'Roof cleaning', name_ar: 'تنظيف السقف' };
  const vocabulary = vocabularyWith([
    wordRow('headliner', 'washType=roof-cleaning'),
    wordRow('roof', 'washType=roof-cleaning', { ...names, position: 2 }),
    wordRow('lather', 'washType=foam', { name_en: 'Lather', name_ar: 'زبد' }),
  ]);
  expect([...vocabulary.kinds.keys()].slice(0, 4)).toEqual([
    'hand-wash',
    'automatic',
    'roof-cleaning',
    'self-service',
  ]);
  expect(vocabulary.kinds.get('roof-cleaning')!.name).toEqual({ en: 'Roof cleaning', ar: 'تنظيف السقف' });
  expect(vocabulary.kinds.get('foam')!.name.en).toBe('Lather');
  expect(readServices(providerRow(1, { wash_type: 'Headliner' }), vocabulary).kinds).toHaveLength(1);
});

// prettier-ignore
test.each<[what: string, rows: { words?: WordRow[]; places?: PlaceRow[] }, address: string, place: [emirate: string, area: string | null]]>([
  ['a new area', { places: [placeRow()] }, 'Al Wadi, RAK', ['ras-al-khaimah', 'al-wadi']],
  ['a spelling of a new area', { places: [placeRow({ spellings: 'El Ouadi, وادي' })] }, 'el ouadi, RAK', ['ras-al-khaimah', 'al-wadi']],
  ['a spelling of a built-in area', { words: [wordRow('Zorblax', 'area=hatta')] }, 'Zorblax, Dubai', ['dubai', 'hatta']],
  ['a spelling of a district', { words: [wordRow('Zorblax', 'area=jlt')] }, 'Zorblax, Dubai', ['dubai', 'jlt']],
  ['a name of an emirate', { words: [wordRow('Bu Zabi', 'emirate=abu-dhabi')] }, 'Bu Zabi Street', ['abu-dhabi', null]],
  ['a spelling that is taken away', { words: [wordRow('Mall of the Emirates', 'nothing')] }, 'Mall of the Emirates, Dubai', ['dubai', null]],
  ['an area that is replaced', { places: [placeRow({ slug: 'hatta', emirate: 'Dubai', name_en: 'Hatta Hills', name_ar: 'تلال حتا', latitude: 24.8, longitude: 56.1 })] }, 'Hatta, Dubai', ['dubai', null]],
  ['an area that is taken away', { places: [placeRow({ slug: 'hatta', emirate: 'nothing' })] }, 'Hatta, Dubai', ['dubai', null]],
])('%s', (_, { words = [], places = [] }, address, [emirate, area]) => {
  const found = parseAddress(address, vocabularyWith(words, places));
  expect([found.emirates, found.area?.slug ?? null]).toEqual([[emirate], area]);
});

test('a row that cannot be used changes nothing', () => {
  const words = withStaffWords({
    words: [wordRow('zorblax', 'area=atlantis'), wordRow('a', 'washType=foam')],
    places: [placeRow({ latitude: 51.5 })],
  });
  expect(toVocabulary(words)).toEqual(toVocabulary(BUILT_IN_WORDS));
});
