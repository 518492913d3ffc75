import { toStaffSummary } from '@/lib/directory/write-back/staff-summary';
import { problemsOf } from '@/lib/domain/problems';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { staffTexts } from '@/lib/i18n/staff-texts';
import { VALID } from '../../../fixtures/typed/problems';
import { EMPTY_ROW, providerOf } from '../../../support/provider-rows';
import { VOCABULARY } from '../../../support/vocabulary';

const MOMENT = new Date('2026-11-27T08:00:00Z');

function readingOf(values: Partial<ProviderRow>) {
  const row = { ...EMPTY_ROW, ...values };
  const provider = providerOf(row);
  const usual = { vocabulary: VOCABULARY, moment: MOMENT, imageHosts: [], formerPhones: [] };
  return toStaffSummary(
    { row, provider, problems: problemsOf(row, { provider, ...usual }) },
    staffTexts(MOMENT),
  );
}

test('says in words what a row means', () => {
  expect(
    readingOf({
      ...VALID,
      business_name: 'Shine Steam Wash',
      phone: '050 123 4567 / 800 9274',
      opening_hours: 'Sat-Thu 9am-11pm, Friday closed',
      price_range: '35-60 dhs',
      service_location: 'mobile',
    }),
  ).toMatchObject({
    provider_id: 7,
    name: 'Shine Steam Wash',
    emirate: 'Dubai',
    area: 'Al Barsha',
    phones: '+971 50 123 4567, 800 9274',
    hours: 'Sat–Thu 09:00–23:00; Fri closed',
    price: 'AED 35–60',
    services: 'Hand wash · Steam wash · Mobile wash · Comes to you',
    not_understood: null,
    severity: null,
    errors: 0,
    problems: [],
  });
});

// prettier-ignore
test.each([
  ['opening_hours', 'hours', [
    ['24/7', 'Open 24 hours'], ['8am-10pm', 'Daily 08:00–22:00'], ['Daily 8 AM - midnight', 'Daily 08:00–00:00'],
    ['8:00 AM - 1:00 PM, 4:00 PM - 10:00 PM', 'Daily 08:00–13:00, 16:00–22:00'],
    ['Mon-Fri 9:00 AM - 6:00 PM', 'Mon–Fri 09:00–18:00; Sat–Sun closed'],
    ['Sat-Thu 9 AM - 9 PM, Fri 2 PM - 10 PM', 'Sat–Thu 09:00–21:00; Fri 14:00–22:00'],
    ['Mon, Thu 9 AM - 9 PM', 'Mon 09:00–21:00; Tue–Wed closed; Thu 09:00–21:00; Fri–Sun closed'],
    ['يوميًا من ٨ صباحاً حتى ١٠ مساءً', 'Daily 08:00–22:00'],
  ]],
  ['price_range', 'price', [
    ['AED 35-60', 'AED 35–60'], ['AED 60', 'AED 60'], ['Dhs. 49.50 - 1,200', 'AED 49.50–1,200'], ['60+', 'From AED 60'],
    ['Under AED 50', 'Up to AED 50'], ['60 - 60', 'AED 60'], ['من ٦٠ إلى ٩٠ درهم', 'AED 60–90'],
  ]],
  ['phone', 'phones', [
    ['800 WASH', '800 9274'], ['٠٥٠ ١٢٣ ٤٥٦٧', '+971 50 123 4567'], ['0501234567 / 0557654321', '+971 50 123 4567, +971 55 765 4321'],
    ['+44 20 7946 0958', '+44 20 7946 0958'], ['call us', null],
  ]],
] as const)('says what %s are read as', (column, name, examples) => {
  const read = examples.map(([typed]) => readingOf({ ...VALID, [column]: typed })[name]);
  expect(read).toEqual(examples.map(([, words]) => words));
});

test('says which columns say nothing, and the severity of the worst problem', () => {
  const reading = readingOf({ ...VALID, phone: '12', opening_hours: 'Weekdays 9-5', price_range: 'call us' });
  expect(reading).toMatchObject({ phones: null, hours: null, price: null, severity: 'error', errors: 1 });
  expect(reading.not_understood).toBe('phone, opening_hours, price_range');
  expect(reading.problems).toContainEqual({ field: 'phone', problem: 'phone_invalid', value: '12' });
  expect(readingOf({ ...VALID, price_range: 'call us' }).severity).toBe('warning');
});

test('adds prices by size of the car', () => {
  expect(readingOf({ ...VALID, price_suv: 80 }).price).toBe('AED 60; AED 80 · SUV');
  expect(readingOf({ ...VALID, price_range: '35 sedan 45 SUV' }).price).toBe(
    'From AED 35; AED 35 · small car, AED 45 · SUV',
  );
  expect(readingOf({ ...VALID, price_range: '99 + VAT' }).price).toBe('AED 103.95 incl. VAT');
});

test('knows nothing of an empty row', () => {
  const nothing = { emirate: null, area: null, phones: null, hours: null, price: null, services: null };
  expect(readingOf({})).toMatchObject({ name: null, ...nothing });
});

test('has another hash as soon as the row was written, so that staff see that it was read', () => {
  const { hash } = readingOf(VALID);
  expect(hash).toHaveLength(12);
  expect(readingOf(VALID).hash).toBe(hash);
  expect(readingOf({ ...VALID, updated_at: '2026-11-27T07:59:59+00:00' }).hash).not.toBe(hash);
});
