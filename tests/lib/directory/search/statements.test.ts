import { listProviders } from '@/lib/directory/list-providers';
import { parseFilter } from '@/lib/domain/filter';
import type { Statement, Trade } from '@/lib/domain/provider-list';
import { sampleDirectory } from '../../../support/sample-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const directory = sampleDirectory();

function list(query: string) {
  return listProviders(directory, parseFilter(new URLSearchParams(query)), MOMENT);
}

const none = (word: string): Statement => ({ type: 'mentions', word, as: [], count: 0, areFirst: false });
const some = (word: string, count: number, areFirst = true, as: string[] = []): Statement => ({
  type: 'mentions',
  word,
  as,
  count,
  areFirst,
});
const trades = (...trades: Trade[]): Statement => ({ type: 'trades', trades });
const noneIn = (area: string): Statement => ({ type: 'noneIn', area, isUnlisted: true });

// prettier-ignore
test.each<[query: string, statements: Statement[]]>([
  // Each word is counted in the list that is shown, short ones as whole words: to tow is no towel.
  ['q=tow truck sharjah industrial area', [trades('towing')]], ['q=flat tyre or battery dead deira', [trades('tyres', 'batteries')]],
  ['q=women staff', []], ['q=enoc station al barsha', [none('enoc station')]],
  // They do not stand first where another order was typed or chosen.
  ['q=cheap truck dubai', [some('truck', 5, false, ['lorry'])]], ['q=truck dubai&sort=name', [some('truck', 5, false, ['lorry'])]], ['q=tow truck and towel dubai', [trades('towing'), some('towel', 2)]],
  // What is counted is what orders the list, and in whose words it is said; a thing that is removed is not offered.
  ['q=بطاقة السعديات', [some('بطاقه', 1, true, ['card'])]], ['q=bike dubai', [some('bike', 1, true, ['motorbike'])]], ['q=lang sharjah', []], ['q=tint hilux ppf', [{ type: 'removes', word: 'tint', count: 8 }]],
  ['q=jimi mall', [{ type: 'landmark', name: 'jimi mall', area: 'al-ain', isNear: false }]],
  ['q=qwerty hospital sharjah', [{ type: 'unknownPlace', words: ['qwerty hospital'] }]],
  ['q=close to zayed palace dubai', [{ type: 'unknownPlace', words: ['zayed', 'palace'] }]],
  // An area without providers among several, and one of which only the letters are listed.
  ['q=car wash in deira or bur dubai', [noneIn('bur-dubai')]],
  ['q=hatta', [noneIn('hatta'), { type: 'lettersAlone' }]], ['q=test', [{ type: 'lettersAlone' }]],
  ['q=industrial area', [{ type: 'letters', count: 66 }]],
  // Who says that it uses brushes is left out; silence proves nothing.
  ['q=no brush dubai', [{ type: 'brushes', without: 4, silent: 250, leftOut: 3 }]],
  ['q=touchless car wash dubai', [{ type: 'brushes', without: 0, silent: 20, leftOut: 1 }]],
  ['q=without brushes&emirate=sharjah&washType=hand-wash', [{ type: 'brushes', without: 1, silent: 20, leftOut: 0 }]],
  ['q=تنظيف فرش السيارة', []], ['q=not touchless dubai', []],
  // A detail is counted beside its kind, prices are of one kind, and an Arabic word that is known in no other language is said to be.
  ['q=leather jumeirah', [some('leather', 1)]], ['q=ppf and ceramic', [{ type: 'pricesOf', washType: 'ceramic-coating' }]], ['q=ppf or ceramic', []],
  // A synonym in a phrase is said alone, and a mess is mentioned whatever the kinds are.
  ['q=full of sand deira', [some('sand', 1)]], ['q=شعر قطط', [some('شعر قطط', 4, true, ['pet hair'])]],
  ['q=university city', []], ['q=carwashsaharacentre', [{ type: 'landmark', name: 'sahara centre', area: 'al-nahda-sharjah', isNear: false }]], ['q=مزنقر دبي', [{ type: 'mentions', word: 'مزنقر', as: [], count: 0, areFirst: false, isArabicAlone: true }]],
  ['q=towers tow deira', [trades('towing'), none('towers')]], ['q=seal dubai', [none('seal')]], ['q=motorb bike motorbike dubai', [some('bike', 1, true, ['motorbike']), some('motorbike', 1)]],
  ['q=steam sharjah', []], ['emirate=dubai', []], ['q="hatta"', []],
  [`q=${'zorb bilk quux brun frap glim hask jorn'} dubai`, 'zorb bilk quux brun frap glim hask jorn'.split(' ').map((word) => none(word))],
  [`q=${'zorb bilk quux brun frap glim hask jorn klip'} dubai`, [{ type: 'mentionsAny', words: 9, count: 0, areFirst: false }]],
])('%s says %j', (query, statements) => expect(list(query).statements).toEqual(statements));

test('who says that it washes without brushes stands first', () => {
  const first = list('q=no brush').providers.slice(0, 5);
  expect(first.map(({ description }) => description)).toEqual(
    first.map(() => expect.stringMatching(/no brushes/)),
  );
});

// prettier-ignore
test.each(['hatta', 'nad al hamar', 'arjan', 'umm suqeim', 'zabeel', 'al rigga', 'meydan', 'al khan', 'umm hurair', 'al wasl', 'al falah'])(
  'below those that only hold the letters of %s are the nearest', (area) => {
  const { total, fitting, alternatives } = list(`q=${area}`);
  expect([total > 0, fitting]).toEqual([true, 0]);
  expect(alternatives.map(({ reason }) => reason)).toEqual(['near']);
});

test.each([
  ['zayed lounge', true],
  ['ladies lounge', true],
  ['zorbing hydrofoil', false],
])('an empty list says of “%s” whether each word is mentioned: %j', (search, areMentioned) => {
  const [{ areMentioned: said = false } = {}] = list(`q=${search}`).alternatives;
  expect(said).toBe(areMentioned);
});
