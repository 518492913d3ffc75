import { listProviders } from '@/lib/directory/list-providers';
import { contextOf } from '@/lib/directory/lists/list-request';
import { findMatches } from '@/lib/directory/lists/matches';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { sampleDirectory, sampleRows } from '../../support/sample-directory';

const MOMENT = new Date('2026-11-25T11:00:00Z');
const rows = new Map(sampleRows().car_wash_locations.map((row) => [row.id, row]));

/** The lowest digits of a price range as it is stored; undefined for a text without any. */
function lowestDigits(id: number): number | undefined {
  const figures = rows
    .get(id)!
    .price_range?.replaceAll(',', '')
    .match(/\d+(?:\.\d+)?/g);
  return figures ? Math.min(...figures.map(Number)) : undefined;
}

const isBay = (id: number) => {
  const { wash_type, service_category } = rows.get(id)!;
  return /self.?service|self.?wash|خدمة ذاتية/i.test(`${wash_type} ${service_category}`);
};

function matches(filter: Partial<ProviderFilter>): number[] {
  const request = { filter: { ...NO_FILTER, ...filter }, moment: MOMENT };
  const found = findMatches(sampleDirectory(), request, contextOf(sampleDirectory(), request));
  return found.providers.map(({ id }) => id);
}

test('the lowest price is the lowest of the stored digits, those of self-service bays included', () => {
  const ids = matches({ sort: 'price' });
  const digits = ids.map(lowestDigits);
  const priced = digits.filter((price) => price !== undefined);
  expect(digits.slice(0, priced.length)).toEqual([...priced].sort((one, other) => one - other));
  expect(priced[0]).toBe(8);
  expect(ids.slice(0, 30).filter(isBay).length).toBeGreaterThan(20);
});

test('a limit lists every provider whose lowest digits are within it, and counts only those without a price', () => {
  const known = sampleDirectory().providers.map(({ id }) => id);
  const within = known.filter((id) => (lowestDigits(id) ?? Infinity) <= 50);
  expect(new Set(matches({ maxPrice: 50 }))).toEqual(new Set(within));
  const { hiddenWithoutPrice, hiddenWithOtherPrice } = listProviders(
    sampleDirectory(),
    { ...NO_FILTER, maxPrice: 50 },
    MOMENT,
  );
  const unpriced = known.filter((id) => lowestDigits(id) === undefined);
  expect([hiddenWithoutPrice, hiddenWithOtherPrice]).toEqual([unpriced.length, 0]);
});

test.each([{}, { maxPrice: 50 }, { search: 'cheapest car wash' }, { search: 'أرخص غسيل سيارات' }])(
  'one chip leaves out the bays of %j, and nobody else',
  (filter) => {
    const list = (more: Partial<ProviderFilter>) =>
      listProviders(sampleDirectory(), { ...NO_FILTER, ...filter, ...more }, MOMENT);
    const [all, staffed] = [list({}), list({ isStaffed: true })];
    expect(all.options.isStaffed).toEqual({ true: staffed.total });
    expect(all.total - staffed.total).toBeGreaterThan(30);
    expect(staffed.providers.filter(({ id }) => isBay(id))).toEqual([]);
  },
);
