import type { CarPrices } from '@/lib/domain/car';
import { byColumn } from '@/lib/domain/provider-columns';
import type { ProviderRow } from '@/lib/domain/provider-row';
import {
  businessRow,
  claimedChanges,
  missingFacts,
  type SubmittedListing,
} from '@/lib/domain/submitted-listing';
import { claimSchema } from '@/lib/forms/schemas';
import { EMPTY_ROW, providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

const ROW: ProviderRow = {
  ...EMPTY_ROW,
  business_name: 'Noor Steam',
  address: 'Shop 4, Deira, Dubai',
  phone: '0515063894',
  whatsapp_handle: 'https://wa.me/971515063894',
  website: 'http://noor.example',
  opening_hours: '8 AM - 9 PM',
  price_range: 'AED 40',
  price_small: 45,
  photo_urls: ['https://cdn.example/a.jpg'],
};
const CLAIM: SubmittedListing = {
  business_name: 'Noor Steam',
  address: 'Shop 4, Deira, Dubai',
  emirates: 'Dubai',
  phone: null,
  website: 'https://noor.example/',
  description: null,
  details: null,
  claimed_provider_id: 7,
};
const NO_PRICES: CarPrices = { small: null, suv: null, large: null };

const changesOf = (values: Partial<SubmittedListing>, row: Partial<ProviderRow> = {}, prices = NO_PRICES) =>
  claimedChanges({ ...CLAIM, ...values }, { ...ROW, ...row }, prices, VOCABULARY);

// prettier-ignore
test.each<[what: string, values: Partial<SubmittedListing>]>([
  ['what is listed', {}],
  ['another spelling of a number', { details: { phone: '+971 51 506 3894', whatsapp: '+971 51 506 3894' } }],
  ['another spelling of a website', { website: 'HTTPS://www.Noor.example' }],
  ['other spaces', { business_name: ' Noor  Steam', details: { hours: '8 AM -  9 PM' } }],
  ['nothing', { business_name: '', address: null, website: null, details: { hours: ' ', phone: null } }],
  ['the same photos', { details: { photos: 'https://cdn.example/a.jpg' } }],
  ['what is no price, as staff may leave it', { details: { price_small: '45 AED', price_suv: '0', price_large: '10000' } }],
  ['no texts', { details: { hours: 24, phone: ['051'] } }],
  ['no object', { details: 'phone' }],
])('a claim with %s changes nothing', (_, values) => {
  expect(changesOf(values)).toEqual({});
});

// prettier-ignore
test.each<[values: Partial<SubmittedListing>, changes: object]>([
  [{ business_name: 'Noor Spa' }, { business_name: { was: 'Noor Steam', proposed: 'Noor Spa' } }],
  [{ details: { phone: '051 506 0000' } }, { phone: { was: '0515063894', proposed: '051 506 0000' } }],
  // What is not understood takes no place of what is.
  [{ details: { phone: 'call us' } }, { phone: { was: '0515063894', not_taken: 'call us', why: 'not understood' } }],
  [{ details: { hours: 'whenever you like', price: 'cheap' } }, { opening_hours: { was: '8 AM - 9 PM', not_taken: 'whenever you like', why: 'not understood' },
    price_range: { was: 'AED 40', not_taken: 'cheap', why: 'not understood' } }],
  [{ details: { whatsapp: '@noor' } }, { whatsapp_handle: { was: 'https://wa.me/971515063894', proposed: '@noor' } }],
  [{ website: 'https://noor.example/book' }, { website: { was: 'http://noor.example', proposed: 'https://noor.example/book' } }],
  [{ details: { name_ar: 'نور' } }, { name_ar: { was: null, proposed: 'نور' } }],
  [{ details: { licence_number: 'CN-0000417' } }, { licence_number: { was: null, proposed: 'CN-0000417' } }],
  [{ description: 'Steam.' }, { service_description: { was: null, proposed: 'Steam.' } }],
  [{ details: { hours: '24/7', price: 'AED 60' } }, { opening_hours: { was: '8 AM - 9 PM', proposed: '24/7' }, price_range: { was: 'AED 40', proposed: 'AED 60' } }],
  [{ details: { photos: 'https://cdn.example/b.jpg\nhttps://cdn.example/a.jpg' } },
    { photo_urls: { was: ['https://cdn.example/a.jpg'], proposed: ['https://cdn.example/b.jpg', 'https://cdn.example/a.jpg'] } }],
  // The emirate is added unless the address names it.
  [{ address: 'Shop 7', emirates: 'Sharjah' }, { address: { was: 'Shop 4, Deira, Dubai', proposed: 'Shop 7, Sharjah' } }],
  [{ address: 'Shop 7, Al Majaz, SHJ', emirates: 'Sharjah' }, { address: { was: 'Shop 4, Deira, Dubai', proposed: 'Shop 7, Al Majaz, SHJ' } }],
  // But not to one that names another.
  [{ address: null, emirates: 'Sharjah' }, { address: { was: 'Shop 4, Deira, Dubai', not_taken: 'Shop 4, Deira, Dubai, Sharjah', why: 'in two emirates' } }],
  [{ address: 'Shop 7, Deira', emirates: 'Sharjah' }, { address: { was: 'Shop 4, Deira, Dubai', proposed: 'Shop 7, Deira, Sharjah' } }],
])('a claim with %j changes %j', (values, changes) => {
  expect(changesOf(values)).toEqual(changes);
});

const PARAGRAPH = 'We wash by hand with soft water, and polish the rims of every car that comes in.';

// prettier-ignore
test.each<[what: string, values: Partial<SubmittedListing>, row: Partial<ProviderRow>, changes: object]>([
  ['nothing understood by nothing understood', { details: { hours: 'sometimes' } }, { opening_hours: 'often' }, { opening_hours: { was: 'often', proposed: 'sometimes' } }],
  ['a paragraph by two of its words', { description: 'Wash, polish' }, { service_description: PARAGRAPH }, { service_description: { was: PARAGRAPH, proposed: 'Wash, polish', look: 'says less' } }],
  ['a paragraph by a new word', { description: 'Foam' }, { service_description: PARAGRAPH }, { service_description: { was: PARAGRAPH, proposed: 'Foam' } }],
  ['by a duplicate what is worse', { is_turned: true, business_name: 'Noor Steam Car Wash LLC', address: 'Deira', description: 'eco' }, { service_description: PARAGRAPH }, {}],
  ['by a duplicate what is better or new', { is_turned: true, description: `${PARAGRAPH} Also ceramic coating.`, details: { hours: '9 AM - 11 PM', phone: '051 506 0000' } },
    { opening_hours: 'call us', service_description: PARAGRAPH }, { phone: { was: '0515063894', proposed: '051 506 0000' },
      opening_hours: { was: 'call us', proposed: '9 AM - 11 PM' }, service_description: { was: PARAGRAPH, proposed: `${PARAGRAPH} Also ceramic coating.` } }],
  ['by a duplicate an address that names no area', { is_turned: true, address: 'Shop 4, Deira' }, { address: 'Shop 4, Dubai' }, { address: { was: 'Shop 4, Dubai', proposed: 'Shop 4, Deira' } }],
])('replaces %s', (_, values, row, changes) => {
  expect(changesOf(values, row)).toEqual(changes);
});

test('a claim gives an address to a provider without one', () => {
  expect(changesOf({ address: null }, { address: null })).toEqual({
    address: { was: null, proposed: 'Dubai' },
  });
});

test('prices by car are compared with those that pages show, and replace those that were typed', () => {
  const details = { price_small: '45', price_suv: '60.50' };
  const shown = { small: 50, suv: 60.5, large: null };
  expect(changesOf({ details }, {}, shown)).toEqual({ price_small: { was: 45, proposed: 45 } });
  expect(changesOf({ details }, {}, { small: 45, suv: null, large: null })).toEqual({
    price_suv: { was: null, proposed: 60.5 },
  });
});

test('a new business names its emirate once, and lacks what visitors look for', () => {
  const business: SubmittedListing = {
    ...CLAIM,
    business_name: 'Zafir',
    address: 'Al Nakheel',
    emirates: 'Ras Al Khaimah',
  };
  expect(businessRow(business)).toMatchObject({ address: 'Al Nakheel, Ras Al Khaimah', phone: null });
  expect(businessRow({ ...business, address: 'RAS AL KHAIMAH' }).address).toBe('RAS AL KHAIMAH');
  expect(businessRow({ ...business, address: ' ' }).address).toBe('Ras Al Khaimah');
  const details = {
    phone: '051 506 3894',
    hours: '24/7',
    price_suv: '60',
    name_ar: 'ظافر',
    licence_number: '00 382',
  };
  expect(businessRow({ ...business, details })).toMatchObject({ name_ar: 'ظافر', licence_number: '00 382' });
  expect(missingFacts(providerOf(businessRow({ ...business, details })))).toEqual([
    'description',
    'coordinates',
  ]);
  // prettier-ignore
  expect(missingFacts(providerOf({}))).toEqual([
    'phone', 'area', 'opening hours', 'price', 'description', 'coordinates',
  ]);
});

test('forms of claims ask for every column that owners may claim', () => {
  const { email, emirates, provider, ...claimed } = claimSchema.shape;
  expect([email, emirates, provider]).not.toContain(undefined);
  expect(Object.keys(claimed).sort()).toEqual(Object.values(byColumn('claimedAs')).sort());
});
