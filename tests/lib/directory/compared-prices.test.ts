import { CAR_SIZES, type CarSize } from '@/lib/domain/car';
import { comparedKinds, markLowest } from '@/lib/domain/comparison';
import { pricesOf } from '@/lib/domain/price-query';
import { sampleDirectory, sampleRows } from '../../support/sample-directory';

const { byId, kinds } = sampleDirectory();

/** The kinds of the sample's menu lines that say themselves what they are. */
const KIND_OF: readonly (readonly [name: RegExp, kind: string])[] = [
  [/^Interior cleaning/, 'interior'],
  [/polish$/, 'polishing'],
  [/^Ceramic coating/, 'ceramic-coating'],
  [/^Interior detailing/, 'detailing'],
  [/^Engine bay/, 'engine'],
  [/^Inside and outside/, 'full'],
];

type Item = ReturnType<typeof sampleRows>['provider_menu_items'][number];

const stored = new Map<number, Item[]>();
for (const item of sampleRows().provider_menu_items)
  if (item.offer_until === null)
    stored.set(item.provider_id, [...(stored.get(item.provider_id) ?? []), item]);

const kindOf = ({ name_en }: Item) => KIND_OF.find(([name]) => name.test(name_en))?.[1];
const several = [...stored].filter(([id, items]) => byId.has(id) && new Set(items.map(kindOf)).size >= 3);

/** What the rows say a kind costs for a car, and which lines say it; null if none does. */
function priceInRows(id: number, kind: string, car: CarSize): { price: number; line: string } | null {
  for (const line of kind === 'interior' ? ['interior', 'full'] : [kind]) {
    const prices = (stored.get(id) ?? [])
      .filter((item) => kindOf(item) === line && (item.car ?? car) === car)
      .map((item) => item.price_from);
    if (prices.length > 0) return { price: Math.min(...prices), line };
  }
  return null;
}

const offers = (items: readonly Item[], kinds: readonly string[]) =>
  items.some((item) => kinds.includes(kindOf(item) ?? ''));
const mixed = several.filter(
  ([, items]) => offers(items, ['interior', 'full']) && offers(items, ['ceramic-coating', 'detailing']),
);

test('a third of the sample has menus of both cleaning and detailing', () => {
  expect(mixed.length).toBeGreaterThanOrEqual(byId.size / 3);
});

test('60 comparisons show the stored prices of each kind for each car, and crown the lowest of one service', () => {
  let cells = 0;
  const wrong: unknown[] = [];
  for (let number = 0; number < 60; number += 1) {
    // Spread over the directory, each with two to four providers.
    const ids = Array.from(
      { length: 2 + (number % 3) },
      (_, place) => several[(number * 7 + place * 53) % several.length]![0],
    );
    const providers = ids.map((id) => byId.get(id)!);
    const asked = comparedKinds(providers).filter(({ slug }) => KIND_OF.some(([, kind]) => kind === slug));
    for (const kind of asked)
      for (const car of CAR_SIZES) {
        const rows = ids.map((id) => priceInRows(id, kind.slug, car));
        const shown = providers.map((provider) => pricesOf(provider, kinds.get(kind.slug)));
        const known = rows.filter((row) => row !== null);
        const lowest = known.reduce<(typeof known)[number] | undefined>(
          (one, row) => (!one || row.price < one.price ? row : one),
          undefined,
        );
        const same = known.filter(({ line }) => line === lowest?.line);
        const areAlike = known.every(({ price, line }) => price !== lowest!.price || line === lowest!.line);
        const isContest = areAlike && same.some(({ price }) => price > lowest!.price);
        const expected = rows.map((row) => [
          row?.price ?? null,
          isContest && row?.price === lowest!.price && row.line === lowest!.line,
        ]);
        const marks = markLowest(car, shown);
        const found = shown.map(({ prices }, index) => [prices[car], marks[index]]);
        cells += found.length;
        if (JSON.stringify(found) !== JSON.stringify(expected))
          wrong.push({ ids, kind: kind.slug, car, found, expected });
      }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(1_000);
});
