import { suggestProviders } from '@/lib/directory/search/suggest-providers';
import { suggest } from '@/lib/directory/suggest';
import { sampleDirectory } from '../../../support/sample-directory';
import { directoryWith, textsOf } from '../../../support/small-directory';

const LATIN = 'Lamat Al Khaleej';
const directory = directoryWith(
  { id: 901, score: 5, ...textsOf('Hot Mitt', 'Dubai', 'Zorb') },
  { id: 902, score: 3, ...textsOf('Mitt Zorb') },
  { id: 903, score: null, ...textsOf('No. 9 Vapor') },
  { id: 904, score: 4, ...textsOf('لمعة الخليج للتلميع', LATIN), nameLatin: LATIN },
  { id: 906, score: 4, ...textsOf('Qamra Zobl', 'قمرة زوبل'), nameAr: 'قمرة زوبل' },
  { id: 905, isClosed: true, isListed: false, ...textsOf('Zyxw Wash') },
);
const added = (typed: string) =>
  suggestProviders(directory, typed, 1000)
    .map(({ id }) => id)
    .filter((id) => id > 900);

// prettier-ignore
test.each<[typed: string, ids: number[]]>([
  // Names that begin with the text come first, then the best.
  ['mitt', [902, 901]], ['hot mi', [901]], ['mi ho', [901]], ['itt', []], ['no 9', [903]], ['VAP', [903]],
  // Addresses, descriptions and providers that are not listed are not suggested.
  ['dubai', []], ['zorb', [902]], ['zyxw', []], ['', []], [' \u200F', []], ['!', []],
  // The article and spelling variants do not matter, nor does an article whose word is being typed.
  ['لمعه', [904]], ['لمعة الخل', [904]], ['خليج', [904]], ['لمعة خليج', [904]], ['لمعة ال', []], ['لمعة الخ', [904]],
  // Nor does the script, but all words are of one name.
  ['lamat', [904]], ['khaleej lam', [904]], ['lamat لمعة', []], ['قمرة', [906]], ['qamra', [906]],
])('%j suggests %j', (typed, ids) => expect(added(typed)).toEqual(ids));

test('suggests the best of those that begin alike, as many as asked for', () => {
  const suggested = suggestProviders(sampleDirectory(), 'ma', 5);
  expect(suggested).toHaveLength(5);
  const beginning = suggested.filter(({ name, nameLatin }) => /^ma/i.test(nameLatin ?? name));
  expect(suggested.slice(0, beginning.length)).toEqual(beginning);
  const scores = beginning.map(({ score }) => score ?? 0);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

// prettier-ignore
test.each<[typed: string, search: string]>([
  ['steam sha', 'steam sharjah'], ['steam cleaning in ajm', 'steam cleaning in ajman'], ['ope', 'open now'], ['24 ho', '24 hours'], ['химчистка шардж', 'interior cleaning sharjah'], ['полир', 'polishing'], ['дубай мар', 'dubai marina'], ['jebel ja', 'jebel jais'],
  // What means something already, what is finished, and what is as likely a word without meaning.
  ['steam', 'steam'], ['steam sha ', 'steam sha '], ['car wa', 'car wa'], ['zorb', 'zorb'], ['s', 's'], ['', ''],
])('%j is read as %j', (typed, search) =>
  expect(suggest(sampleDirectory(), typed, new Date()).searches[0]!.search).toBe(search));

test('says what a text means with its number, and names the providers of a number', () => {
  const sample = sampleDirectory();
  const { searches, providers } = suggest(sample, 'steam sharj', new Date());
  const { list } = searches[0]!;
  expect(list.parsedQuery!.filters).toEqual({ emirate: 'sharjah', washType: 'steam-cleaning' });
  expect(list.total).toBe(13);
  expect(providers).toEqual([]);
  const called = sample.providers.find(({ phones }) => phones.length > 0)!;
  expect(suggest(sample, called.phones[0]!, new Date()).providers.map(({ id }) => id)).toEqual([called.id]);
});
