import { toReading } from '@/lib/directory/write-back/reading';
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
  return toReading({ row, provider, problems: problemsOf(row, { provider, ...usual }) }, staffTexts(MOMENT));
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
  expect(readingOf({ ...VALID, price_range: '99 + VAT' }).price).toBe('AED 103.95; VAT added');
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
