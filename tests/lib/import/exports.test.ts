import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '@/lib/domain/provider';
import { providerOf } from '../../support/provider-rows';
import { MemoryDirectory } from './memory';

/** Facts that most exports have, and those of only some. */
type Fact = 'area' | 'hours' | 'phone' | 'phones' | 'place' | 'rating' | 'website';

// prettier-ignore
/**
 * Each file has four rows: two businesses, one that is closed or not published, and one in Oman;
 * `words` says how the preview begins to describe the file, unless it is like any other table, and `also` what else it says; `closed: false` marks programs that do not tell which businesses have closed. `next` is the file of the next month, which differs in its first row.
 */
const EXPORTS: { name: string; words: string | null; also?: string; closed?: false; facts: Fact[]; next: [string, string] }[] = [
  { name: 'gosom.csv', words: 'places of Google Maps: title → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: [',400,4.9', ',444,4.9'] },
  { name: 'outscraper.csv', words: 'places of Google Maps: name → business_name', also: 'location_link → coordinates', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['4.9,400.0', '4.9,444.0'] },
  { name: 'apify.csv', words: 'places of Google Maps: title → business_name', also: 'categoryName → service_category', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['4.9,400', '4.9,444'] },
  { name: 'overpass.csv', words: 'places of OpenStreetMap: name → business_name', also: 'addr:city → address', closed: false, facts: ['area', 'phones', 'place', 'website', 'hours'], next: ['Mo-Su 08:00-23:00', 'Mo-Su 08:00-22:00'] },
  { name: 'geodirectory-1.csv', words: 'a GeoDirectory export: post_title → business_name', facts: ['area', 'phone', 'place', 'website', 'hours'], next: ['A hand wash.', 'A careful hand wash.'] },
  { name: 'geodirectory.csv', words: 'a GeoDirectory export: post_title → business_name', facts: ['area', 'phone', 'place', 'website', 'hours'], next: ['&amp; wax', '&amp; polish'] },
  { name: 'airtable.csv', words: null, facts: ['area', 'phone', 'rating', 'hours'], next: ['1.2K reviews', '1.3K reviews'] },
  { name: 'takeout-saved.json', words: 'places of Google Maps: location/name → business_name', closed: false, facts: ['area', 'place'], next: ['55.2318', '55.2319'] },
];

const HAS: Record<Fact, (provider: Provider, file: string) => boolean> = {
  // Daily from 8 to 23.
  hours: ({ openTimes }) =>
    openTimes?.some(([from, to]) => from % 1440 === 480 && to - from === 900) ?? false,
  area: ({ area, emirates }) => area !== null && emirates.length === 1,
  phone: ({ phoneE164 }) => phoneE164 !== null,
  phones: ({ phones }) => phones.length === 2,
  place: ({ place }) => place !== null,
  rating: ({ rating, reviewCount, ratingSource }, file) =>
    rating! >= 4 && reviewCount! >= 400 && ratingSource === (file === 'airtable.csv' ? null : 'Google'),
  website: ({ website }) => /^(https:\/\/)?zarqa\w+\.example/.test(website ?? ''),
};

test.each(EXPORTS)('$name: added, again, next month', async ({ name, words, also, closed, facts, next }) => {
  const content = readFileSync(join('tests/fixtures/exports', name), 'utf8');
  const directory = new MemoryDirectory();
  const { source, rows, counts, added } = await directory.apply(content, { name });
  const { format, idName } = source.mapping;
  expect([format?.slice(0, words?.length), format ?? '', idName]).toEqual([
    words ?? undefined,
    expect.stringContaining(also ?? ''),
    undefined,
  ]);
  expect(rows[0]).toMatchObject({ name: expect.stringMatching(/^Zarqa\w+ Foam Bay$/), problems: [] });
  // Programs that do not tell which businesses have closed have one more.
  expect(counts).toEqual(closed === false ? { new: 3, refused: 1 } : { new: 2, closed: 1, refused: 1 });
  expect(added.map((row) => row.business_name)).not.toContainEqual(expect.stringContaining('Muscat'));
  for (const fact of facts) expect(added.filter((row) => !HAS[fact](providerOf(row), name))).toEqual([]);
  const isSame = added.length;
  expect((await directory.compare(content, { name })).counts).toMatchObject({ same: isSame });
  const month = content.replace(...next);
  expect(month).not.toBe(content);
  expect((await directory.compare(month, { name })).counts).toMatchObject({ changed: 1, same: isSame - 1 });
});

test('a list of saved places has no addresses, and none of its places is in Oman', async () => {
  const content = readFileSync('tests/fixtures/exports/takeout.csv', 'utf8');
  const { source, counts, added } = await new MemoryDirectory().apply(content);
  expect(source.mapping.format).toBe('places of Google Maps: Title → business_name, URL → coordinates');
  expect(counts).toEqual({ new: 3, refused: 1 });
  expect(added.every(({ latitude }) => latitude !== null)).toBe(true);
});
