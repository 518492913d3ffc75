import type { Directory } from '@/lib/directory/directory';
import { listProviders } from '@/lib/directory/list-providers';
import { findPhrase } from '@/lib/directory/search/find-phrase';
import { findProviders } from '@/lib/directory/search/find-providers';
import { findMentions } from '@/lib/directory/search/mentions';
import { NO_FILTER, type ProviderFilter } from '@/lib/domain/filter';
import { comparedPrice, kindFor, kindOfSlug, pricesOf } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { allTexts } from '@/lib/domain/search-texts';
import { plainText } from '@/lib/domain/text';
import { providerOf } from '../../../support/provider-rows';
import { sampleDirectory } from '../../../support/sample-directory';
import { directoryWith, type Facts, textsOf } from '../../../support/small-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const sample = sampleDirectory();

const list = (filter: Partial<ProviderFilter>, directory: Directory = sample) =>
  listProviders(directory, { ...NO_FILTER, ...filter }, MOMENT);
const idsOf = (search: string, directory?: Directory) =>
  list({ search }, directory).providers.map(({ id }) => id);
const find = (search: string) => findProviders(sample, { ...NO_FILTER, search }, MOMENT)!;

test('finds what the words mean and what holds the letters, the former first', () => {
  const directory = directoryWith({
    id: 903,
    rating: 5,
    ...textsOf('Zafir', 'Owner of the steam sharjah label'),
  });
  const meant = list({ washType: 'steam-cleaning', emirate: 'sharjah' }, directory);
  const found = list({ search: 'steam sharjah' }, directory);
  expect(found.total).toBe(meant.total + 1);
  expect(found.providers.slice(0, meant.total)).toEqual(meant.providers);
  expect(found.providers.at(-1)!.id).toBe(903);
  expect(list({ search: 'steam sharjah', sort: 'best' }, directory).total).toBe(found.total);
  expect(idsOf('"steam sharjah"', directory)).toEqual([903]);
});

test('words that name filters find the same providers as the filters', () => {
  const words = list({ search: 'dubai marina mobile' });
  const filters = list({ area: 'dubai-marina', serviceMode: 'mobile' });
  expect(words.total).toBe(filters.total);
  expect(words.providers).toEqual(filters.providers);
});

// Rule 5.4: "licensed" is no "verified", and what nobody states is said to be unknown.
// prettier-ignore
test.each(['licensed mobile car wash', 'approved mobile', 'غسيل متنقل مرخص', 'خدمة متنقلة معتمدة'])('%s asks for a mobile wash, and says who has a licence', (search) => {
  const directory = directoryWith(
    { id: 901, rating: 1, servesMobile: true, ...textsOf('Rimal', 'licence CN-0000417') },
    { id: 902, rating: 1, servesMobile: true, ...textsOf('Sadaf', 'We are an approved team') },
  );
  const stating = list({ search, sort: 'rating' }, directory).licensed!;
  const found = list({ search }, directory);
  expect(found.total).toBe(list({ serviceMode: 'mobile' }, directory).total);
  expect(found.parsedQuery!.filters.isVerified).toBeUndefined();
  expect(found).toMatchObject({ order: 'relevance', licensed: stating, parsedQuery: { notes: ['licence'] } });
  expect(found.providers.slice(0, stating).map(({ id }) => id)).toEqual(expect.arrayContaining([901, 902]));
});

test('a licence is found by its number, and alone its words find those who state one', () => {
  const licensed = sample.providers.filter(({ licenceNumber }) => licenceNumber !== null);
  expect(licensed.length).toBeGreaterThan(5);
  expect(idsOf('CN-0000417')).toEqual([
    licensed.find(({ licenceNumber }) => licenceNumber === 'CN-0000417')!.id,
  ]);
  expect(list({ search: 'licensed car wash' })).toMatchObject({
    total: licensed.length,
    licensed: licensed.length,
  });
});

// prettier-ignore
test.each(['patrol', 'sedan', 'jeep', 'prado', 'pickup', 'tesla'])('those whose texts have the car %s come first', (search) => {
  const directory = directoryWith({ id: 901, rating: 1, ...textsOf('Rimal', `Long cars, such as a ${search}, welcome`) });
  const found = list({ search }, directory);
  expect(found.total).toBe(directory.providers.length);
  const holds = (provider: ProviderSummary) => allTexts(directory.byId.get(provider.id)!.index.texts).includes(search);
  const holding = directory.providers.filter(holds).length;
  expect(holding).toBeGreaterThan(0);
  expect(found.providers.slice(0, holding).filter((provider) => !holds(provider))).toEqual([]);
  expect(found.order).toBe('relevance');
});

// prettier-ignore
test.each<[what: string, first: Partial<ProviderRow>, second: Partial<ProviderRow>]>([
  ['an Arabic name before an address', { name_ar: 'مغسلة زبرجدة' }, { address: 'شارع زبرجدة' }],
  ['an Arabic name before a service', { name_ar: 'مغسلة زبرجدة' }, { name_ar: 'مغسلة', wash_type: 'زبرجدة' }],
  ['a service before a description', { name_ar: 'مغسلة', service_category: 'زبرجدة' }, { service_description: 'زبرجدة' }],
  ['a description before an address', { name_ar: 'مغسلة', service_description: 'عند زبرجدة' }, { address: 'شارع زبرجدة' }],
])('a search for a word finds %s', (_, first, second) => {
  const facts = (id: number, rating: number, row: Partial<ProviderRow>): Facts => {
    const { name, index: { texts, words } } = providerOf({ business_name: 'Alpha', ...row });
    return { id, rating, name, index: { texts, words } };
  };
  expect(idsOf('زبرجدة', directoryWith(facts(901, 1, first), facts(902, 5, second)))).toEqual([901, 902]);
});

test('text in quotes is never parsed', () => {
  expect(find('"dubai marina mobile"')).toEqual({ name: '"dubai marina mobile"', ids: new Set() });
});

test('an order named in a search is applied unless one was chosen', () => {
  expect(list({ search: 'cheap dubai' }).providers).toEqual(
    list({ emirate: 'dubai', sort: 'price' }).providers,
  );
  const byName = list({ search: 'cheap dubai', sort: 'name' });
  expect(byName.providers).toEqual(list({ emirate: 'dubai', sort: 'name' }).providers);
});

test('a list near an area starts at its centre', () => {
  const { providers, total } = list({ search: 'car wash near jbr' });
  expect(total).toBeLessThan(sample.providers.length);
  expect(providers[0]!.distance).toBeLessThan(3);
  expect(providers[23]!.distance!).toBeGreaterThan(providers[0]!.distance!);
  const distances = list({ search: 'car wash near jbr', page: 99 }).providers.map(
    ({ distance }) => distance!,
  );
  expect(Math.max(...distances)).toBeLessThan(10.5);
  // Another order, typed or chosen, stays within the same distance.
  for (const request of [
    { search: 'cheapest car wash near jbr' },
    { search: 'أرخص غسيل قريب من جي بي آر' },
    { search: 'car wash near jbr', sort: 'price' as const },
  ]) {
    const cheapest = list(request);
    expect(cheapest).toMatchObject({ total, order: 'price' });
    const prices = cheapest.providers.map((provider) => comparedPrice(pricesOf(provider)));
    expect(prices).toEqual([...prices].sort((one, other) => (one ?? Infinity) - (other ?? Infinity)));
    expect(cheapest.providers.every(({ distance }) => distance! < 10.5)).toBe(true);
  }
  // Where nobody is that near, all are listed.
  expect(list({ search: 'ppf near musaffah' })).toMatchObject({ total: 8, parsedQuery: { notes: ['far'] } });
});

test('chosen filters and filters named in the search must both hold', () => {
  expect(list({ search: 'steam wash in sharjah', emirate: 'dubai' }).total).toBe(0);
  const cheaper = list({ search: 'car wash in sharjah under 50', maxPrice: 30 });
  expect(cheaper.total).toBe(list({ emirate: 'sharjah', maxPrice: 30 }).total);
  expect(cheaper.total).toBeGreaterThan(0);
});

test('a limit is one for the car, whichever of them is typed', () => {
  const { total, providers, hiddenWithoutPrice, hiddenWithOtherPrice } = list({ car: 'suv', maxPrice: 60 });
  expect(Math.min(hiddenWithoutPrice, hiddenWithOtherPrice)).toBeGreaterThan(0);
  for (const filter of [
    { search: 'suv under 60' },
    { search: 'suv', maxPrice: 60 },
    { search: 'under 60', car: 'suv' as const },
  ])
    expect(list(filter)).toMatchObject({ total, providers, hiddenWithoutPrice, hiddenWithOtherPrice });
});

test('a day and time in a search lists who is open then, and so does the filter', () => {
  const words = list({ search: 'open friday 21:30 sharjah' });
  const filter = { open: 'fri-2130', emirate: 'sharjah' } as const;
  expect(words.total).toBeGreaterThan(0);
  expect(words.providers).toEqual(list(filter).providers);
  // A chosen time must match as well.
  const both = list({ ...filter, search: 'open friday 3 am' });
  expect(both.total).toBeLessThan(list(filter).total);
});

test('a phone number in any format finds its provider, and so does an id', () => {
  const { id, phoneE164: phone } = sample.providers.find(({ phoneE164 }) => phoneE164?.startsWith('+9715'))!;
  const local = phone!.replace('+971', '0');
  const spaced = `${local.slice(0, 3)} ${local.slice(3, 6)} ${local.slice(6)}`;
  const inDigitsOf = (zero: string) =>
    `نور واش ${spaced.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))}`;
  const pasted = [
    `https://wa.me/${phone!.slice(1)}?text=Hi`,
    `https://api.whatsapp.com/send?phone=${phone!.slice(1)}`,
    `tel:${phone}`,
    `Wash & Go, Al Quoz, Dubai\n4.6 (120) · Open\n${spaced}`,
    `call ${phone!.slice(0, 4)} (0)${phone!.slice(4)} please`,
  ];
  for (const typed of [phone!, local, spaced, `"${spaced}"`, ...pasted, inDigitsOf('٠'), inDigitsOf('۰')])
    expect([typed, idsOf(typed)]).toEqual([typed, expect.arrayContaining([id])]);
  expect(idsOf(` #${id} `)).toEqual([id]);
  expect(idsOf('#999999999')).toEqual([]);
});

test('does not find a closed provider by its id or its number', () => {
  const directory = directoryWith({ id: 903, isClosed: true, isListed: false, phones: ['+971500000001'] });
  for (const search of ['#903', '050 000 0001'])
    expect(findProviders(directory, { ...NO_FILTER, search }, MOMENT)!.ids).toEqual(new Set());
});

test('a phrase of up to three letters counts at the beginning of a word', () => {
  const directory = directoryWith(
    { id: 903, ...textsOf('Karak Corner') },
    { id: 904, ...textsOf('Rakan Wash') },
  );
  const ids = (text: string) => findPhrase(directory, text).map(({ id }) => id);
  expect(ids('rak')).toEqual(expect.arrayContaining([904]));
  expect(ids('rak')).not.toContain(903);
  expect(ids('arak')).toContain(903);
});

// prettier-ignore
test.each([
  'steam', 'team', 'wash and', 'car wash', 'ash poi', 'al quoz', 'quoz, dubai', 'n wa', 'detail', 'غسيل', 'سيل السي', 'البخار', 'بخار', 'لسيارات', 'والت', "'s", '& ', 'wash.',
  'في دبي', 'Dubai Marina', 'no. 9', '24', 'st, al', 'الخليج ال', 'ـغسيل', 'أبراج', 'ء',
])('finds the phrase %j in the same texts as reading all of them', (phrase) => {
  const plain = plainText(phrase).trim();
  const holding = sample.providers.filter(({ index }) => allTexts(index.texts).includes(plain));
  const found = findPhrase(sample, phrase);
  if (plain.length > 3) return expect(found).toEqual(holding);
  expect(found.filter((provider) => !holding.includes(provider))).toEqual([]);
});

test('names that the site gives a place are no mentions', () => {
  const found = [...findMentions(sample, ['mall']).withAll];
  expect(found.length).toBeGreaterThan(0);
  for (const { name, description, address, washType, category, locationType } of found)
    expect([name, description, address, washType, category, locationType].join(' ')).toMatch(/mall|مول/i);
});

test('spellings that mean the same find the same, short ones as whole words', () => {
  const directory = directoryWith(
    { id: 903, ...textsOf('Zafir', 'Jet washing of trucks') },
    { id: 904, ...textsOf('Zafir', 'EV charging') },
    { id: 905, ...textsOf('Zafir', 'Every car') },
  );
  const ids = (search: string) => idsOf(`zafir ${search}`, directory);
  expect(ids('pressure wash')).toEqual([903]);
  expect(ids('lorry')).toEqual([903]);
  expect(ids('electric')).toEqual([904]);
});

test('only the first 80 words are read, which the list says, and invisible characters list everything', () => {
  const words = `steam${' wash in the car in'.repeat(16)}`.split(' ').slice(0, 80).join(' ');
  const { total } = list({ search: words });
  expect(total).toBeLessThan(sample.providers.length);
  expect(list({ search: `${words} sharjah` })).toMatchObject({ total, parsedQuery: { notes: ['cut'] } });
  expect(list({ search: '\u200f\u200f' }).total).toBe(sample.providers.length);
});

test('a search that narrows nothing finds everything', () => {
  expect(find('good car wash')).toMatchObject({ parsedQuery: { words: [], filters: {} } });
  expect(find('good car wash').ids).toBeUndefined();
  expect(findProviders(sample, NO_FILTER, MOMENT)).toBeUndefined();
});

test('a misspelt word beside others is asked for, with its number', () => {
  expect(list({ search: 'rimalte dubai' }).offer).toEqual({
    search: 'rimalta',
    total: idsOf('rimalta').length,
  });
  expect(list({ search: 'steam deura' }).offer).toMatchObject({ search: 'steam deira', total: 3 });
  expect(list({ search: 'marble dubai' }).offer).toBeUndefined();
  expect(list({ search: 'steam dubai' }).offer).toBeUndefined();
});

test('a name that areas share lists all of them and asks which is meant', () => {
  const { total, choices } = list({ search: 'steam rashidiya' });
  const ajman = list({ search: 'steam', area: 'al-rashidiya-ajman' }).total;
  expect(choices).toEqual([
    { area: 'al-rashidiya-ajman', search: 'steam', total: ajman },
    { area: 'al-rashidiya-dubai', search: 'steam', total: total - ajman },
  ]);
  expect(list({ search: 'rashidiya ajman' }).choices).toEqual([]);
  expect(list({ search: 'al quoz or deira' }).choices).toEqual([]);
});

describe('words that no filter knows', () => {
  const inDubai: Facts = { emirates: ['dubai'], rating: 1 };
  const directory = directoryWith(
    {
      ...inDubai,
      id: 903,
      description: 'We wash bikes. Zorbing in Dubai.',
      ...textsOf('Aaa', 'Zorbing in Dubai'),
    },
    { ...inDubai, id: 904, ...textsOf('Zorb') },
    { ...inDubai, id: 905, rating: 5, description: 'Zorb removal.', ...textsOf('Bbb', 'Zorb removal') },
    { id: 906, rating: 1, ...textsOf('No Scratch Auto Care') },
  );

  test('order a list that conditions narrow, and are shown with their sentence', () => {
    const { total, providers } = list({ search: 'zorb dubai' }, directory);
    expect(total).toBe(list({ emirate: 'dubai' }, directory).total);
    const first = providers.slice(0, 2).map(({ id, match }) => [id, match]);
    expect(first).toEqual([[904, undefined], [903, 'Zorbing in Dubai.']]); // prettier-ignore
  });

  test('must match where nothing else was understood, and removing a thing is not offering it', () => {
    expect(idsOf('zorb', directory)).toEqual([904, 903]);
  });

  test('are named where no provider mentions them', () => {
    const parsed = (search: string) => list({ search }).parsedQuery;
    expect(parsed('hydrofoil steam dubai')).toMatchObject({ words: ['hydrofoil'], unknown: ['hydrofoil'] });
    expect(parsed('tesla polish')).toMatchObject({ unknown: [], makes: ['tesla'], notes: ['make'] });
  });

  test('are a name where one begins with them', () => {
    expect(idsOf('no scratch auto', directory)[0]).toBe(906);
  });
});

test('"steam or foam" shows of each provider the price of one that it has', () => {
  const { providers, kind } = list({ search: 'steam or foam wash in ajman' });
  const of = (slug: string) => (provider: ProviderSummary) => provider.kinds.some((one) => one.slug === slug);
  for (const provider of providers.filter((one) => of('steam')(one) || of('foam')(one)))
    expect(of(kindFor(provider, kind!).slug)(provider)).toBe(true);
  expect(kindOfSlug(sample.kinds, kind!.slug)).toEqual(kind);
});
