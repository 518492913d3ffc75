import { completeWords } from '@/lib/directory/search/complete-words';
import { parseWords } from '@/lib/directory/search/find-providers';
import { countedAreas } from '@/lib/directory/stats';
import { NO_FILTER } from '@/lib/domain/filter';
import { sampleDirectory } from '../../../support/sample-directory';

const LETTERS = 6;
const COUNT = 250;
const MOMENT = new Date('2026-11-25T10:00:00Z');

// A kind and the beginning of a place: what is wanted is among the first four suggestions nineteen times in twenty.
test.each(['en', 'ar'] as const)('%s beginnings of places are completed behind a kind', (locale) => {
  const directory = sampleDirectory();
  const kinds = [...directory.kinds.values()];
  const script = locale === 'ar' ? /[\u0621-\u064A]/ : /[a-z]/i;
  const places = [
    ...countedAreas(directory).map(({ slug, name }) => ({ slug, name: name[locale] })),
    ...directory.words.emirates.map(({ slug, names }) => ({
      slug,
      name: names.find((name) => script.test(name))!,
    })),
  ];
  const missed = Array.from({ length: COUNT }, (_, index) => {
    const { name } = kinds[(index * 7) % kinds.length]!;
    const place = places[(index * 11) % places.length]!;
    const typed = `${name[locale]} ${place.name.slice(0, LETTERS)}`;
    const isWanted = completeWords(directory, typed, MOMENT).some((search) =>
      parseWords(directory, search, NO_FILTER, MOMENT).conditions.some(({ anyOf }) =>
        anyOf.some(({ area, emirate }) => area === place.slug || emirate === place.slug),
      ),
    );
    return isWanted ? [] : [typed];
  }).flat();
  expect(missed.length > COUNT / 20 ? missed : []).toEqual([]);
});
