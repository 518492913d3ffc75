import type { DirectoryRows } from '@/lib/data/directory/rows';
import { toDirectory } from '@/lib/directory/derive-directory';
import { atOnce } from '@/lib/directory/in-chunks';
import { validateStaffWords } from '@/lib/directory/validate-staff-words';
import type { Provider } from '@/lib/domain/provider';
import { sampleRows } from '../../support/sample-directory';
import { placeRow, wordRow } from '../../support/staff-words';

const MOMENT = new Date('2026-11-25T11:00:00Z');

/** Every sixteenth provider of the sample data, as each judgement reads their texts twice, and one in a street without a name. */
const all = sampleRows();
const some = all.car_wash_locations.filter(({ id }, index) => index % 16 === 0 || id === 92);
const rows = { ...all, car_wash_locations: some };
const sample = { rows, directory: toDirectory(rows, { readAt: 0, imageHosts: [] }) };

function judgeWord(
  phrase: string,
  means: string,
  more: Partial<Parameters<typeof wordRow>[2]> & { confirm?: boolean } = {},
) {
  const row = {
    confirm: false,
    state: '1',
    ...wordRow(phrase, means, { id: 900, ...more }),
    ...(more.confirm && { confirm: true }),
  };
  const { effect, isInForce } = atOnce(validateStaffWords(sample, { words: [row], places: [] }, MOMENT))
    .words[0]!;
  return [isInForce, effect] as const;
}

function judgePlace(more: Parameters<typeof placeRow>[0]) {
  const row = { confirm: false, state: '1', ...placeRow(more) };
  const { effect, isInForce } = atOnce(validateStaffWords(sample, { words: [], places: [row] }, MOMENT))
    .places[0]!;
  return [isInForce, effect] as const;
}

// prettier-ignore
test.each<[row: Parameters<typeof judgeWord>, isInForce: boolean, effect: RegExp]>([
  // Ten words of an editor, one of them dangerous.
  [['vapour bath', 'washType=steam-cleaning'], true, /^A search for “vapour bath” finds \d+, before \d+\.$|nothing changes/],
  [['واكس نانو', 'washType=polishing'], true, /./],
  [['wash', 'washType=foam'], false, /^Waits: it would change \d+ of \d+ providers: .+\(\d+\), .+ …\. Set confirm/],
  [['wash', 'washType=foam', { confirm: true }], true, /^\d+ of \d+ providers changed: .* A search for “wash” finds \d+, before \d+\.$/],
  [['zorblax', 'day=fri'], true, /^A search for “zorblax” finds/],
  [['sunup', 'time=05:30'], true, /^A search for “sunup” finds \d+, before \d+\.$/],
  [['zorblax', 'generic'], true, /^A search for “zorblax” finds \d{2}, before 0\.$/],
  [['zorblax', 'text'], true, /nothing changes/],
  [['polish', 'nothing'], true, /^A search for “polish” finds/],
  [['headliner', 'washType=roof-cleaning', { name_en: 'Roof cleaning', name_ar: 'تنظيف السقف' }], true, /A new kind, which no provider has yet\.$/],
  [['snow foam', 'not foam'], true, /providers changed|nothing changes/],
  // What cannot be used.
  [['a', 'washType=foam'], false, /^Not used: The phrase needs two letters/],
  [['  ', 'washType=foam'], false, /^Not used: The phrase needs two letters/],
  [['ab*', 'washType=foam'], false, /needs three letters/],
  [['zorblax', 'colour=red'], false, /^Not used: “colour=red” means nothing here\. Enter/],
  [['zorblax', 'washType=roof'], false, /no wash type or kind “roof”/],
  [['zorblax', 'washType=roof', { name_en: 'Roof' }], false, /both names/],
  [['zorblax', 'generic', { name_en: 'Roof', name_ar: 'سقف' }], true, /./],
  [['zorblax', 'area=atlantis'], false, /There is no area “atlantis”\./],
  [['zorblax', 'emirate=london'], false, /There is no emirate “london”\./],
  [['zorblax', 'time=25'], false, /There is no time “25”\./],
  [['zorblax', 'day=someday'], false, /There is no day “someday”\./],
  [['zorblax', 'sort=colour'], false, /There is no sort “colour”\./],
  [['zorblax', 'not atlantis'], false, /no wash type or kind “atlantis”/],
  [['zorblax', ''], false, /means nothing here/],
  [['zorblax', 'text', { counts_in: 'texts' }], false, /searches alone/],
  [['zorblax', 'washType=steam', { counts_in: 'names' }], false, /for kinds alone/],
  [['zorblax', 'washType=foam', { counts_in: 'everywhere' }], false, /counts_in is/],
  [['Deira', 'nothing'], false, /name of the area deira/],
])('%j', (row, isInForce, effect) => {
  expect(judgeWord(...row)).toEqual([isInForce, expect.stringMatching(effect)]);
});

// prettier-ignore
test.each<[what: string, row: Parameters<typeof placeRow>[0], isInForce: boolean, effect: RegExp]>([
  ['a new area', {}, true, /nothing changes|changed/],
  ['a bad slug', { slug: 'Al Wadi!' }, false, /^Not used: The slug is/],
  ['the slug of an emirate', { slug: 'dubai' }, false, /not that of an emirate/],
  ['no such emirate', { emirate: 'Qatar' }, false, /no emirate “Qatar”/],
  ['one name', { name_ar: ' ' }, false, /both names/],
  ['no centre', { latitude: null }, false, /centre are missing/],
  ['a centre abroad', { latitude: 51.5, longitude: 0 }, false, /not in the UAE/],
  ['a centre in another emirate', { emirate: 'Dubai', latitude: 24.4, longitude: 54.4 }, false, /not in dubai/],
  ['a short name', { spellings: 'AW' }, false, /“AW” is too short/],
  ['a name that another area has', { emirate: 'Dubai', name_en: 'Deira', latitude: 25.27, longitude: 55.33 }, false, /name of the area deira already/],
  ['an everyday word', { name_en: 'Road', spellings: 'Street', emirate: 'Dubai', latitude: 25.2, longitude: 55.3 }, true, /providers changed: /],
  ['a district taken away', { slug: 'jlt', emirate: 'nothing' }, false, /districts with pages/],
  ['an unknown area taken away', { emirate: 'nothing' }, false, /no area al-wadi/],
  ['an area taken away', { slug: 'hatta', emirate: 'nothing' }, true, /./],
])('a place with %s', (_, row, isInForce, effect) => {
  expect(judgePlace(row)).toEqual([isInForce, expect.stringMatching(effect)]);
});

test('a new area has a page, and a search finds its providers', () => {
  const provider = sample.rows.car_wash_locations.find(({ business_name: name }) => name?.trim());
  const rows: DirectoryRows = {
    ...sample.rows,
    car_wash_locations: [{ ...provider!, address: 'Wadi Street 4, Al Wadi, RAK' }],
    places: [placeRow()],
  };
  const directory = toDirectory(rows, { readAt: 0, imageHosts: [] });
  expect(directory.areas.get('al-wadi')!.name.ar).toBe('الوادي');
  expect(directory.providers[0]!.area!.slug).toBe('al-wadi');
});

// Only providers whose texts may have the phrase are tried.
test.each([
  ['ceramic', 'nothing'],
  ['*polish*', 'washType=foam'],
  ['24/7', 'washType=foam'],
  ['بخار', 'washType=foam'],
  ['Al-Barsha', 'emirate=sharjah'],
  ['Business Bay Tower', 'area=deira'],
  ['mobile', 'not mobile-car-wash'],
])('%s as %s changes as many providers as the row says', (phrase, means) => {
  const words = [wordRow(phrase, means, { id: 900 })];
  const { byId } = toDirectory({ ...sample.rows, words }, { readAt: 0, imageHosts: [] });
  const facts = (provider: Provider) =>
    JSON.stringify([provider.emirates, provider.area, provider.washTypes, provider.kinds]);
  const changed = [...byId].filter(
    ([id, provider]) => facts(provider) !== facts(sample.directory.byId.get(id)!),
  );
  const [, effect] = judgeWord(phrase, means, { confirm: true });
  expect(effect).toMatch(
    changed.length > 0
      ? new RegExp(`^${changed.length} of ${sample.directory.byId.size} providers`)
      : /^(?!\d+ of)/,
  );
});
