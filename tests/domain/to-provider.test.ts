import fc from 'fast-check';
import { mayHaveChanged } from '@/lib/domain/provider';
import { toProvider } from '@/lib/domain/to-provider';
import { anyText } from '../support/any-text';
import { MENU_ITEM } from '../support/menu-item';
import { EMPTY_ROW, providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

test('derives all facts of a row', () => {
  const provider = providerOf({
    business_name: 'Noor',
    address: 'Deira, Dubai',
    phone: '050 123 4567 / 04 123 4567',
    whatsapp_handle: 'wa.me/971501234567',
    service_location: 'Both',
    wash_type: 'Hand Wash',
    price_range: 'AED 35-60',
    opening_hours: 'Daily 8 AM - 10 PM',
    verified_status: ' Verified\n',
    rating: 4.8,
    review_count: 0,
    phone_checked_on: '2026-01-02',
    phone_source: 'owner',
  });
  expect(provider).toMatchObject({
    name: 'Noor',
    area: { slug: 'deira', name: { en: 'Deira', ar: 'ديرة' } },
    emirates: ['dubai'],
    districts: [],
    phoneE164: '+971501234567',
    phones: ['+971501234567', '+97141234567'],
    chatName: '971501234567',
    servesMobile: true,
    servesOnsite: true,
    priceFrom: 35,
    priceTo: 60,
    openTimes: [...Array(7).keys()].map((day) => [day * 1440 + 480, day * 1440 + 1320]),
    isVerified: true,
    score: 4.2,
    checks: [{ fact: 'phone', day: '2026-01-02', source: 'owner' }],
    isListed: true,
    isClosed: false,
    place: null,
    index: {
      places: ['dubai', 'deira'],
      mapPosition: { latitude: 25.27, longitude: 55.32 },
      sortName: 'noor',
    },
  });
});

test('knows nothing of an empty row, and does not list it', () => {
  expect(providerOf({})).toMatchObject({
    name: '',
    area: null,
    phones: [],
    openTimes: null,
    priceFrom: null,
    score: null,
    photos: [],
    isListed: false,
    isClosed: false,
    index: { places: [], words: [], mapPosition: null },
  });
});

test.each([
  ['Noor', null, true, false],
  ['Noor', '2026-11-01', false, true],
  [' \u200B', null, false, false],
  [null, '2026-11-01', false, false],
])('%j that closed on %j is listed: %j, closed: %j', (business_name, closed_on, isListed, isClosed) => {
  expect(providerOf({ business_name, closed_on })).toMatchObject({ isListed, isClosed });
});

test('places of lists are its districts, or else its area', () => {
  const placesOf = (address: string) => providerOf({ address }).index.places;
  expect(placesOf('JLT and Dubai Marina, Dubai')).toEqual(['dubai', 'dubai-marina', 'jlt']);
  expect(placesOf('Al Quoz, Dubai')).toEqual(['dubai', 'al-quoz']);
  expect(placesOf('Sharjah')).toEqual(['sharjah']);
});

test('is found by the names of its places and kinds in both languages', () => {
  const { texts, words } = providerOf({
    business_name: 'Noor',
    name_ar: 'نور',
    address: 'Dubai Marina',
    wash_type: 'Steam',
  }).index;
  expect(texts).toMatchObject({ name: 'noor\nنور', service: 'steam', description: '' });
  expect(texts.given.split('\n')).toEqual(expect.arrayContaining(['dubai marina', 'دبي مارينا']));
  expect(words).toEqual(expect.arrayContaining(['noor', 'marina', 'مارينا', 'بخار']));
  expect(new Set(words).size).toBe(words.length);
});

test('takes the prices of a menu in place of typed ones, and its own position in place of that of the area', () => {
  const wash = { ...MENU_ITEM, car: 'small' as const, priceFrom: 30 };
  const row = { price_small: 25, price_suv: 45, address: 'Deira, Dubai', latitude: 25.2, longitude: 55.3 };
  expect(providerOf(row).prices).toEqual({ small: 25, suv: 45, large: null });
  expect(providerOf(row, { menu: [wash] }).prices).toEqual({ small: 30, suv: null, large: null });
  expect(providerOf(row, { menu: [{ ...wash, kind: 'interior' }] }).prices).toEqual({
    small: 25,
    suv: 45,
    large: null,
  });
  expect(providerOf(row).index.mapPosition).toEqual({ latitude: 25.2, longitude: 55.3 });
});

test('scores by own reviews once there are ten', () => {
  const row = { rating: 3, review_count: 1000 };
  expect(providerOf(row, { own: { rating: 5, reviews: 9 } }).score).toBeCloseTo(3.0235, 4);
  expect(providerOf(row, { own: { rating: 5, reviews: 10 } }).score).toBeCloseTo(4.4667, 4);
});

test('shows pictures on allowed hosts', () => {
  const row = {
    ...EMPTY_ROW,
    logo_url: 'https://a.example/l.png',
    photo_urls: ['https://a.example/1.png', 'https://b.example/2.png'],
    photo_alts: ['A bay', ''],
  };
  expect(toProvider(row, VOCABULARY, { menu: [], own: null, imageHosts: ['a.example'] })).toMatchObject({
    logo: 'https://a.example/l.png',
    photos: [{ url: 'https://a.example/1.png', alt: 'A bay' }],
  });
});

test('an answer of another day needs no new object: checks age by the moment', () => {
  const [check] = providerOf({ phone_checked_on: '2025-11-27' }).checks;
  expect(mayHaveChanged(check!, new Date('2026-11-26T23:00:00Z'))).toBe(false);
  expect(mayHaveChanged(check!, new Date('2026-11-28T00:00:00Z'))).toBe(true);
});

/** Pieces that parsers look for, and letters that mislead them. */
// prettier-ignore
const PIECES = [
  'Mon', 'Sat', 'Daily', '24 hours', '8:00 AM', '10pm', '25:00', '-', '–', 'to', 'and', '/', ',', '، ', ' ', '\n',
  'يوميا', 'مغلق', 'منتصف الليل', 'AED', 'درهم', '1,200', '60', '.', '+', '971', '0', '50', '1234567', '(0)', '800', '600',
  'Dubai', 'Al Nahda', 'دبي', 'JLT', 'Corniche', 'شارع', 'Road', 'steam', 'eco', 'ماء', '¶', '(?',
  '\u200F', '\u202E', '\u00A0', '\u0640', '\uFEFF', '👍', 'é', "'", '\\', '%', '$1',
];

test('takes any text, and derives facts that can be', () => {
  const words = fc.array(fc.constantFrom(...PIECES)).map((some) => some.join(''));
  const text = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ٠٦٩') }),
    words,
    fc.tuple(words, fc.nat(5000)).map(([some, times]) => some.repeat(times).slice(0, 10_000)),
    fc.nat(10_000).map((length) => '9'.repeat(length)),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const facts = providerOf({
        address: typed,
        wash_type: typed,
        service_description: typed,
        opening_hours: typed,
        price_range: typed,
        phone: typed,
      });
      for (const [opens, closes] of facts.openTimes ?? []) {
        expect(opens).toBeLessThan(closes);
        expect(closes).toBeLessThanOrEqual(7 * 24 * 60);
      }
      expect(facts.openTimes).not.toEqual([]);
      expect(String(facts.priceFrom ?? 0)).toMatch(/^\d{1,6}(\.\d{1,2})?$/);
      expect(facts.priceTo ?? Infinity).toBeGreaterThanOrEqual(facts.priceFrom ?? 0);
      for (const phone of facts.phones) expect(phone).toMatch(/^\+971\d{5,12}$/);
      expect(facts.phoneE164).toBe(facts.phones[0] ?? null);
      if (facts.area && facts.emirates.length > 0) expect(facts.emirates).toContain(facts.area.emirate);
      if (facts.districts.length > 0) expect(facts.districts).toContain(facts.area?.slug);
    }),
    { numRuns: 300 },
  );
});

test('takes prices by car from the typed price where nobody entered them', () => {
  const price_range = '35 sedan, 45 SUV + VAT';
  expect(providerOf({ price_range })).toMatchObject({
    priceFrom: 36.75,
    prices: { small: 36.75, suv: 47.25, large: null },
    isVatAdded: true,
  });
  expect(providerOf({ price_range, price_large: 60 }).prices).toEqual({ small: null, suv: null, large: 60 });
});
