import { readCategory } from '@/lib/domain/services';
import { type Kind, kindsNotInWashTypes, type WashType } from '@/lib/domain/wash-types';
import { KINDS_OF_ROWS, MODES_OF_ROWS, WASH_TYPES_OF_ROWS } from '../fixtures/typed/services';
import { sameName } from '../support/localized-name';
import { providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

test.each(WASH_TYPES_OF_ROWS)('the wash types of %j are %j', (row, washTypes) => {
  const provider = providerOf(row);
  expect(provider.washTypes).toEqual(washTypes);
  expect(provider.isEco).toBe(washTypes.includes('eco-friendly'));
});

test.each(MODES_OF_ROWS)(
  'a provider with %j comes to the car: %s, works on site: %s',
  (row, mobile, onsite) => {
    expect(providerOf(row)).toMatchObject({ servesMobile: mobile, servesOnsite: onsite });
  },
);

test.each(KINDS_OF_ROWS)('the kinds of %j are "%s"', (row, kinds) => {
  expect(
    providerOf(row)
      .kinds.map(({ slug }) => slug)
      .join(' '),
  ).toBe(kinds);
});

// prettier-ignore
test.each([
  ['Mobile Car Wash', 'mobile-car-wash', ''], ['Auto Detailing', 'auto-detailing', ''], ['Self-Service Bay', '', 'self-service'],
  ['Luxury Car Care', '', ''], ['غسيل يدوي', '', 'hand-wash'], [null, '', ''],
])('the category %j names the wash types "%s" and the kinds "%s"', (category, washTypes, kinds) => {
  const named = readCategory(category, VOCABULARY);
  expect([named.washTypes.join(' '), named.kinds.map(({ slug }) => slug).join(' ')]).toEqual([washTypes, kinds]);
});

test('the options of a provider are its wash types, its kinds, and the kinds whose slug its texts hold', () => {
  const { index } = providerOf({ wash_type: 'Steam', service_description: 'full_service bays' });
  expect(index.washTypeOptions).toEqual(['steam-cleaning', 'steam', 'full-service']);
  expect(index.washTypeText).toBe('steam\n\nfull service bays');
});

const kind = (slug: string, washType: WashType | null = null): Kind => ({
  slug,
  name: sameName(slug),
  washType,
});

test('omits kinds that a wash type already names', () => {
  const kinds = [kind('waterless', 'waterless-wash'), kind('foam'), kind('detailing', 'auto-detailing')];
  const others = kindsNotInWashTypes(kinds, ['mobile-car-wash', 'waterless-wash']);
  expect(others.map(({ slug }) => slug)).toEqual(['foam', 'detailing']);
});
