import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countsIn, StaffDatabase } from './staff-commands';

jest.setTimeout(180_000);

let staff: StaffDatabase;
beforeAll(async () => {
  staff = await StaffDatabase.start();
});
afterAll(() => staff.stop());

interface Provider {
  id: number;
  business_name: string;
  area: string | null;
  emirates: string[];
  phone_e164: string | null;
  phones: string[];
  open_minutes: string | null;
  latitude: number | null;
  rating: number | null;
  review_count: number | null;
  rating_source: string | null;
  website: string | null;
}

const providers = () => staff.rows<Provider>('car_wash_locations?order=id&select=*');

async function runImport(name: string, content: string, ...more: string[]) {
  const path = staff.write(name, content);
  const { code, output } = await staff.run('import', [path, ...more]);
  return { code, output, counts: countsIn(output), run: /--undo (\w+)/.exec(output)?.[1] };
}

/** Facts that most exports have, and those of only some. */
type Fact = 'area' | 'hours' | 'phone' | 'phones' | 'place' | 'rating' | 'website';

// prettier-ignore
/**
 * Each file has ten rows: eight businesses, one that is closed or not published, and one in Oman;
 * `words` says what the preview calls the file, unless it is like any other table; `closed: false` marks programs that do not tell which businesses have closed. `next` is the file of the next month, which differs in its first row.
 */
const EXPORTS: { name: string; words: string | null; closed?: false; facts: Fact[]; next: [string, string] }[] = [
  { name: 'gosom.csv', words: 'a Google Maps export (gosom): title → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: [',400,4.9', ',444,4.9'] },
  { name: 'omkarcloud.csv', words: 'a Google Maps export (omkarcloud): title → business_name', closed: false, facts: ['area', 'phone', 'place', 'rating', 'website'], next: ['4.9,400', '4.9,444'] },
  { name: 'outscraper.csv', words: 'a Google Maps export (Outscraper): name → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['4.9,400.0', '4.9,444.0'] },
  { name: 'apify.csv', words: 'a Google Maps export (Apify): title → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['4.9,400', '4.9,444'] },
  { name: 'apify.json', words: 'a Google Maps export (Apify): title → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['"reviewsCount": 400', '"reviewsCount": 444'] },
  { name: 'places-api.json', words: 'a Google Maps export (Places API): displayName/text → business_name', facts: ['area', 'phone', 'place', 'rating', 'website', 'hours'], next: ['"userRatingCount": 400', '"userRatingCount": 444'] },
  { name: 'business-profile.csv', words: 'a Google Business Profile export: Business name → business_name', facts: ['area', 'phones', 'place', 'website', 'hours'], next: ['We wash.', 'We wash and wax.'] },
  { name: 'overpass.csv', words: 'an OpenStreetMap export: name → business_name', closed: false, facts: ['area', 'phones', 'place', 'website', 'hours'], next: ['Mo-Su 08:00-23:00', 'Mo-Su 08:00-22:00'] },
  { name: 'overpass.geojson', words: 'an OpenStreetMap export: name → business_name', closed: false, facts: ['area', 'phone', 'place', 'website', 'hours'], next: ['Mo-Su 08:00-23:00', 'Mo-Su 08:00-22:00'] },
  { name: 'geodirectory-1.csv', words: 'a GeoDirectory 1 export: post_title → business_name', facts: ['area', 'phone', 'place', 'website', 'hours'], next: ['A hand wash.', 'A careful hand wash.'] },
  { name: 'geodirectory.csv', words: 'a GeoDirectory export: post_title → business_name', facts: ['area', 'phone', 'place', 'website', 'hours'], next: ['&amp; wax', '&amp; polish'] },
  { name: 'hubspot.csv', words: 'a HubSpot export: Company name → business_name', closed: false, facts: ['area', 'phone', 'website'], next: ['zarqahub0.example', 'zarqahub0.example/wash'] },
  { name: 'airtable.csv', words: null, facts: ['area', 'phone', 'rating', 'hours'], next: ['1.2K reviews', '1.3K reviews'] },
  { name: 'yelp.csv', words: 'a Yelp export: name → business_name', facts: ['area', 'phone', 'place', 'rating'], next: [',400,', ',444,'] },
  { name: 'takeout-saved.json', words: 'saved places from Google Takeout: location/name → business_name', closed: false, facts: ['area', 'place'], next: ['55.2318', '55.2319'] },
];

const HAS: Record<Fact, (row: Provider, file: string) => boolean> = {
  // Daily from 8 to 23.
  hours: ({ open_minutes }) => open_minutes?.includes('[480,1380)') ?? false,
  area: ({ area, emirates }) => area !== null && emirates.length === 1,
  phone: ({ phone_e164 }) => phone_e164 !== null,
  phones: ({ phone_e164, phones }) => phone_e164 === phones[0] && phones.length === 2,
  place: ({ latitude }) => latitude !== null,
  rating: ({ rating, review_count, rating_source }, file) =>
    rating! >= 4 &&
    review_count! >= 400 &&
    rating_source === (file === 'airtable.csv' ? null : file === 'yelp.csv' ? 'Yelp' : 'Google'),
  website: ({ website }) => /^(https:\/\/)?zarqa\w+\.example/.test(website ?? ''),
};

test.each(EXPORTS)(
  '$name: added, again, next month, undone',
  async ({ name, words, closed, facts, next }) => {
    const content = readFileSync(join('tests/fixtures/exports', name), 'utf8');
    const before = await providers();
    const isClosedTold = closed !== false;

    const preview = await runImport(name, content);
    const looks = /^Looks like (.*)/m.exec(preview.output)?.[1] ?? null;
    expect(looks?.slice(0, words?.length) ?? null).toBe(words);
    expect(preview.output).toMatch(/ would be added$/m);
    expect(await providers()).toEqual(before);

    const first = await runImport(name, content, '--apply', '--skip-refused');
    const added = isClosedTold ? 8 : 9;
    expect(first.counts).toEqual({ new: added, changed: 0, same: 0, doubtful: 0, refused: 1 });
    expect(first.output.includes('closed or not published, skipped')).toBe(isClosedTold);
    const after = await providers();
    expect(after.slice(0, before.length)).toEqual(before);
    const rows = after.slice(before.length);
    expect(rows.map(({ business_name }) => business_name)).not.toContainEqual(
      expect.stringContaining('Muscat'),
    );
    for (const fact of facts) expect(rows.filter((row) => !HAS[fact](row, name))).toEqual([]);

    // The same rows in a file of another name and length.
    const again = await runImport(`again-${name}`, `${content}\n`, '--skip-refused', '--apply');
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: added, doubtful: 0 });

    const month = content.replace(...next);
    expect(month).not.toBe(content);
    const later = await runImport(`next-${basename(name)}`, month, '--skip-refused', '--apply');
    expect(later.counts).toMatchObject({ new: 0, changed: 1, same: added - 1 });
    expect(await providers()).toHaveLength(before.length + added);

    for (const run of [later.run, first.run]) await staff.run('import', ['--undo', run!]);
    expect(await providers()).toEqual(before);
  },
);

test('a list of saved places has no addresses, and none of its places is in Oman', async () => {
  const content = readFileSync('tests/fixtures/exports/takeout.csv', 'utf8');
  const { output, counts, run } = await runImport('takeout.csv', content, '--apply', '--skip-refused');
  expect(output).toContain(
    'Looks like saved places from Google Takeout: Title → business_name, URL → coordinates.',
  );
  expect(counts).toMatchObject({ new: 9, refused: 1 });
  const rows = (await providers()).filter(({ business_name }) => /^Zarqatak/.test(business_name ?? ''));
  expect(rows).toHaveLength(9);
  expect(rows.every(({ latitude }) => latitude !== null)).toBe(true);
  await staff.run('import', ['--undo', run!]);
});
