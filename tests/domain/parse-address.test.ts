import { isDistrict } from '@/lib/domain/area';
import { foreignField } from '@/lib/domain/foreign';
import { parseAddress } from '@/lib/domain/parse-address';
import { ADDRESSES, FOREIGN_FIELDS } from '../fixtures/typed/addresses';
import { providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

test.each(ADDRESSES)('the address %j is in "%s", area %s', (address, emirates, area) => {
  const place = parseAddress(address, VOCABULARY);
  expect([place.emirates.join(' '), place.area?.slug ?? null]).toEqual([emirates, area]);
  expect(place.districts.map(({ slug }) => slug)).toEqual(isDistrict(area ?? '') ? [area] : []);
});

test('an address may be in several districts, and in the area with the longest name', () => {
  const { districts, area } = parseAddress('JLT and Dubai Marina, Dubai', VOCABULARY);
  expect([districts.map(({ slug }) => slug), area?.slug]).toEqual([['dubai-marina', 'jlt'], 'jlt']);
});

test.each(FOREIGN_FIELDS)('%j is outside the UAE by %s', (row, field) => {
  expect(foreignField(providerOf(row), VOCABULARY)).toBe(field);
});

test('takes no area for a foreign place', () => {
  const foreign = [...VOCABULARY.areas.values()].filter(({ name, latitude, longitude, emirate }) => {
    const provider = providerOf({ address: `${name.en}, ${emirate}`, latitude, longitude });
    return (
      foreignField(provider, VOCABULARY) !== null ||
      foreignField({ ...provider, area: null }, VOCABULARY) !== null
    );
  });
  expect(foreign).toEqual([]);
});
