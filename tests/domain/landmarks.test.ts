import { searchForm } from '@/lib/domain/keywords';
import { wordsForName } from '@/lib/domain/vocabulary';
import { AREAS } from '@/lib/domain/words/areas';
import { EMIRATE_WORDS as EMIRATE_WORDS } from '@/lib/domain/words/emirates';
import { LANDMARKS } from '@/lib/domain/words/landmarks';

const ARABIC = /[\u0621-\u064A]/;
const areas = new Map(AREAS.map((area) => [area.slug, area]));

test('landmarks have a name in each script, and areas that exist', () => {
  expect(LANDMARKS.length).toBeGreaterThanOrEqual(140);
  for (const { areas: slugs, names } of LANDMARKS) {
    expect([names[0], ARABIC.test(names[0]!), ARABIC.test(names[1]!)]).toEqual([names[0], false, true]);
    expect(slugs.filter((slug) => !areas.has(slug))).toEqual([]);
  }
});

test('a landmark that is named after an emirate is in it', () => {
  for (const { areas: slugs, names } of LANDMARKS)
    for (const { slug, names: emirateNames } of EMIRATE_WORDS) {
      const isNamed = names.some((name) =>
        emirateNames.some((emirate) => emirate.length > 4 && searchForm(name).includes(searchForm(emirate))),
      );
      if (isNamed)
        expect([names[0], slugs.map((area) => areas.get(area)!.emirate)]).toEqual([
          names[0],
          slugs.map(() => slug),
        ]);
    }
});

test('a landmark that is named after an area is there, and a name stands once', () => {
  const seen = new Set<string>();
  for (const { names } of LANDMARKS)
    for (const form of new Set(names.map(searchForm))) {
      expect([form, seen.has(form)]).toEqual([form, false]);
      seen.add(form);
    }
  const taken = AREAS.flatMap((area) =>
    wordsForName(area).map((name) => ({ form: searchForm(name), slug: area.slug })),
  );
  for (const { areas: slugs, names } of LANDMARKS)
    for (const name of names)
      for (const { form, slug } of taken)
        if (form === searchForm(name)) expect([name, slugs]).toEqual([name, expect.arrayContaining([slug])]);
});
