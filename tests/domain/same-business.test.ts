import {
  businessKey,
  isSamePhone,
  isSameWebsite,
  likelyDuplicates,
  websiteKey,
} from '@/lib/domain/same-business';
import { SAME_PHONES, SAME_WEBSITES } from '../fixtures/same-facts';
import { providerOf } from '../support/provider-rows';

// prettier-ignore
test.each([
  ['https://www.Noor.example/', 'noor.example'], ['noor.example', 'noor.example'], ['http://m.noor.example/a/?b=1#c', 'noor.example/a?b=1'],
  ['noor.example/book//', 'noor.example/book'], ['noor.example:8080/x', 'noor.example/x'],
  ['https://noor.example/?utm_source=maps&id=7&gclid=x', 'noor.example?id=7'], ['https://noor.example?hl=ar', 'noor.example'],
  ['instagram.com/noor', 'instagram.com/noor'], ['noor.business.site', 'noor.business.site'],
  // One link for many businesses, and what is no website.
  ['https://instagram.com', null], ['https://wa.me/971501234567', null], ['linktr.ee/noor', null], ['https://maps.google.com/?cid=7', null], ['https://www.google.ae/noor', null],
  ['noor@mail.example', null], ['call us. thanks', null], ['noor', null], ['n.e', null], ['', null], [null, null],
])('websites are compared: %j is %j', (website, key) => {
  expect(websiteKey(website)).toBe(key);
});

// prettier-ignore
test.each([
  ['Noor Car Wash L.L.C', 'noor'], ['The Noor Auto Washing Center', 'noor'], ['NOOR', 'noor'], ['مغسلة نور للسيارات', 'نور'],
  // Nothing else is left.
  ['Car Wash', ' car wash '],
])('names are compared: %j is %j', (name, key) => {
  expect(businessKey(name).trim()).toBe(key.trim());
});

describe('likely duplicates', () => {
  const noor = {
    business_name: 'Noor Car Wash',
    address: 'Deira, Dubai',
    phone: '050 123 4567',
    website: 'noor.example',
  };
  const given = providerOf({ ...noor, id: 1 });
  const same = (values: Parameters<typeof providerOf>[0]) =>
    likelyDuplicates(given, [providerOf({ id: 2, ...values })]).flatMap(({ same }) => same);

  // prettier-ignore
  test.each([
    ['the same phone', { business_name: 'Glow', phone: '+971501234567' }, ['phone']],
    ['the same website', { business_name: 'Glow', website: 'https://www.noor.example/' }, ['website']],
    ['the same name in the same emirate', { business_name: 'Noor Auto Wash', address: 'Al Quoz, Dubai' }, ['name']],
    ['the same name and no emirate', { business_name: 'NOOR' }, ['name']],
    ['the same name elsewhere', { business_name: 'Noor', address: 'Ajman' }, []],
    ['all of them', noor, ['name', 'phone', 'website']],
    ['no name', { phone: '+971501234567' }, []],
  ])('%s', (_, values, reasons) => {
    expect(same(values)).toEqual(reasons);
  });

  test('numbers of call centres and links to platforms are shared', () => {
    const branch = { phone: '800 1234', website: 'instagram.com', address: 'Ajman' };
    expect(
      likelyDuplicates(providerOf({ ...branch, business_name: 'A' }), [
        providerOf({ ...branch, id: 2, business_name: 'B' }),
      ]),
    ).toEqual([]);
  });

  test('the likeliest come first, at most five, never the provider itself', () => {
    const others = [7, 6, 5, 4, 3, 2].map((id) =>
      providerOf({ id, business_name: 'Glow', phone: noor.phone }),
    );
    const twin = providerOf({ ...noor, id: 9 });
    expect(likelyDuplicates(given, [given, ...others, twin]).map(({ id }) => id)).toEqual([9, 2, 3, 4, 5]);
  });
});

test.each([
  [isSamePhone, SAME_PHONES],
  [isSameWebsite, SAME_WEBSITES],
])('spellings of a fact: %p', (isSameFact, examples) => {
  const both = examples.flatMap(([one, other, isSame]) => [
    [one, other, isSame],
    [other, one, isSame],
  ]);
  expect(both.map(([one, other]) => [one, other, isSameFact(one as string, other as string)])).toEqual(both);
});
