import { websiteLink } from '@/lib/domain/contact';
import { PROBLEM_TYPES } from '@/lib/domain/problem-types';
import { menuProblems, problemsOf, suspectedDuplicates } from '@/lib/domain/problems';
import { pictureUrl } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { PICTURES, PROBLEMS_OF_ROWS, VALID as VALID_VALUES, WEBSITES } from '../fixtures/typed/problems';
import { MENU_ITEM } from '../support/menu-item';
import { EMPTY_ROW, providerOf } from '../support/provider-rows';
import { VOCABULARY } from '../support/vocabulary';

const VALID: ProviderRow = { ...EMPTY_ROW, ...VALID_VALUES, updated_at: '2026-11-01T08:00:00+00:00' };
const NOW = new Date('2026-11-27T20:30:00Z');

/** Returns the problems of a provider that differs from a valid one. */
function problems(difference: Partial<ProviderRow>, more: Partial<Parameters<typeof problemsOf>[1]> = {}) {
  const row = { ...VALID, ...difference };
  const usual = { vocabulary: VOCABULARY, moment: NOW, imageHosts: null, formerPhones: [] };
  return problemsOf(row, { provider: providerOf(row), ...usual, ...more });
}
const namesOf = (...given: Parameters<typeof problems>) =>
  problems(...given).map(({ problem, field }) => `${problem} ${field}`);

// prettier-ignore
test.each<[what: string, difference: Partial<ProviderRow>, problem: string | null]>([
  ...PROBLEMS_OF_ROWS,
  ['a placeholder with a full stop', { service_description: ' N/A. ' }, 'placeholder_left service_description'],
  ['a list by a program', { service_description: "['Hand wash']" }, 'text_damaged service_description'],
  ['a rating above 5', { rating: 5.5, review_count: 3 }, 'value_impossible rating'],
  ['a negative number of reviews', { review_count: -1 }, 'value_impossible review_count'],
  ['half of a position', { latitude: null }, 'value_impossible longitude, place_missing latitude'],
  ['a price beyond its limits', { price_suv: 0.5 }, 'value_impossible price_suv'],
  ['a name that is too long', { business_name: 'a'.repeat(201) }, 'value_impossible business_name'],
  ['a day of closing in the future', { closed_on: '2026-11-29' }, 'value_impossible closed_on'],
  ['a picture that is none', { logo_url: 'https://a.example/logo.svg' }, 'picture_not_understood logo_url'],
])('%s', (_, difference, problem) => {
  expect(namesOf(difference).join(', ')).toBe(problem ?? '');
});

test('a kind of a menu that nobody knows is a problem, once', () => {
  const item = { ...MENU_ITEM, kind: 'ceramic' };
  const kinds = new Map([['roof', {}]]);
  const menu = [MENU_ITEM, item, { ...item, name: 'Ceramic coat' }, { ...item, kind: 'roof' }];
  expect(menuProblems([...menu, { ...item, kind: null, name: 'Gold' }], kinds)).toEqual([
    { field: 'menu', problem: 'menu_kind_unknown', value: 'ceramic' },
    { field: 'menu', problem: 'menu_kind_unknown', value: 'Gold' },
  ]);
});

test('a position outside the Emirates is impossible', () => {
  expect(namesOf({ latitude: 55.2, longitude: 25.1 })).toEqual(
    expect.arrayContaining(['value_impossible latitude', 'value_impossible longitude']),
  );
});

test('days are those of Dubai, where the next one begins at 20:00 UTC', () => {
  expect(namesOf({ closed_on: '2026-11-28' })).toEqual([]);
  expect(namesOf({ closed_on: '2026-11-28' }, { moment: new Date('2026-11-27T19:59:00Z') })).toEqual([
    'value_impossible closed_on',
  ]);
});

test('a chat with a number that was replaced as the phone is reported', () => {
  const formerPhones = ['050 765 4321', 'Tel 04 123 4567 / 050 111 2222'];
  const chat = { whatsapp_handle: 'wa.me/971501112222' };
  expect(namesOf(chat, { formerPhones })).toEqual(['whatsapp_of_former_phone whatsapp_handle']);
  expect(namesOf({ ...chat, phone: '050 123 4567 / 050 111 2222' }, { formerPhones })).toEqual([]);
  expect(namesOf({ whatsapp_handle: '050 123 4567' }, { formerPhones })).toEqual([]);
  expect(namesOf(chat)).toEqual([]);
});

test('a closure that ends before it begins is impossible', () => {
  expect(namesOf({ closed_from: '2026-12-02', closed_until: '2026-12-01' })).toEqual([
    'value_impossible closed_from',
    'value_impossible closed_until',
  ]);
  expect(namesOf({ closed_from: '2026-12-01', closed_until: '2026-12-01' })).toEqual([]);
});

test('what was checked or changed more than a year ago is reported, as on its page', () => {
  const old = { phone_checked_on: '2025-11-20', updated_at: '2025-11-20T00:00:00+00:00' };
  expect(problems(old).map(({ problem, field, value }) => [problem, field, value])).toEqual([
    ['untouched_for_a_year', 'updated_at', '2025-11-20'],
    ['checked_long_ago', 'phone', '2025-11-20'],
  ]);
  expect(namesOf({ phone_checked_on: '2025-11-29', updated_at: '2025-11-29T00:00:00+00:00' })).toEqual([]);
});

test.each([...WEBSITES, 'a.\nb.example'])(
  'the website %p has a problem only if pages do not link it',
  (website) => {
    const isLinked = websiteLink({ website, websiteValid: true }) !== null;
    expect(namesOf({ website, website_valid: true })).toEqual(
      isLinked ? [] : [expect.stringMatching(/^(?:website_not_understood|placeholder_left) website$/)],
    );
  },
);

test.each(['24/7', '8', '800 9274', 'U.A.E.', '@noor.wash', 'a.\nb.example', './x', '//a.example'])(
  'pages do not link the website %j',
  (website) => expect(websiteLink({ website, websiteValid: true })).toBeNull(),
);

test.each(PICTURES)('the picture %p has a problem only if pages do not show it', (link) => {
  const isShown = pictureUrl(link, ['images.example']) !== null;
  expect(namesOf({ photo_urls: [link] }, { imageHosts: ['images.example'] })).toEqual(
    isShown ? [] : ['picture_not_understood photo_urls'],
  );
});

test('pictures on other hosts are problems if the allowed hosts are known', () => {
  const pictures = {
    logo_url: 'https://IMAGES.example/logo.png',
    photo_urls: ['https://elsewhere.example/logo.png'],
  };
  expect(namesOf(pictures, { imageHosts: ['images.example'] })).toEqual([
    'picture_host_not_allowed photo_urls',
  ]);
  expect(namesOf(pictures, { imageHosts: [] })).toHaveLength(2);
  expect(namesOf(pictures)).toEqual([]);
});

test('the same phone, or the same name or website in an area, is a suspected duplicate', () => {
  const shine = providerOf({ ...VALID, id: 1 });
  const glow = providerOf({
    ...VALID,
    id: 2,
    business_name: 'Glow',
    phone: '0501234567',
    address: 'Deira, Dubai',
  });
  const namesake = providerOf({
    ...VALID,
    id: 3,
    business_name: 'SHINE',
    phone: null,
    address: 'Street 4, Al-Barsha, Dubai',
  });
  const found = (...providers: Parameters<typeof suspectedDuplicates>[0]) =>
    [...suspectedDuplicates(providers)].map(([id, problems]) => [
      id,
      problems.map(({ field }) => field).join(),
    ]);
  expect(found(shine)).toEqual([]);
  expect(found(shine, glow)).toEqual([
    [1, 'phone'],
    [2, 'phone'],
  ]);
  // With the numbers of both, to merge them by.
  expect(suspectedDuplicates([shine, glow]).get(1)).toMatchObject([
    { value: expect.stringContaining('(providers 1, 2)') },
  ]);
  expect(found(shine, glow, namesake)).toEqual([
    [1, 'phone,business_name'],
    [2, 'phone'],
    [3, 'business_name'],
  ]);
  expect(found(shine, { ...namesake, isListed: false })).toEqual([]);
  const website = 'https://shine.example';
  const twin = { ...namesake, name: 'Glow', website: 'www.shine.example/' };
  expect(found({ ...shine, website }, twin)).toEqual([
    [1, 'website'],
    [3, 'website'],
  ]);
  expect(found({ ...shine, website }, { ...glow, phones: [], website })).toEqual([]);
});

test('every problem says what to do', () => {
  for (const { meaning } of Object.values(PROBLEM_TYPES)) expect(meaning).toMatch(/^[A-Z].*\.$/);
});
