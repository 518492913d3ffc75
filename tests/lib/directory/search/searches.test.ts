import fc from 'fast-check';
import { listProviders } from '@/lib/directory/list-providers';
import { findPost, listPosts } from '@/lib/directory/posts';
import { rowState } from '@/lib/directory/row-state';
import { suggestProviders } from '@/lib/directory/search/suggest-providers';
import { filterToQuery, NO_FILTER, parseFilter } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import { boundOf, minuteOfWeek } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { JUDGED, type Judgement } from '../../../fixtures/searches/judged';
import { anyText } from '../../../support/any-text';
import { sampleDirectory } from '../../../support/sample-directory';
import { casesOfTier } from '../../../support/tier';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');

const directory = sampleDirectory();
const filterOf = (q: string) => parseFilter(new URLSearchParams({ q }));
const search = (text: string) => listProviders(directory, filterOf(text), MOMENT);
const filtered = (filters: ListFilters) => listProviders(directory, { ...NO_FILTER, ...filters }, MOMENT);
const everything = filtered({});
const best = listProviders(directory, { ...NO_FILTER, sort: 'best' }, MOMENT);

const providerOf = ({ id }: { id: number }) => directory.byId.get(id)!;

function textOf({ name, address, category, washType, description, locationType }: Provider): string {
  return [name, address, category, washType, description, locationType].join(' ');
}

/** Whether a provider passes a filter, from what its card says. */
function passes(provider: Provider, filters: ListFilters): boolean {
  const { emirate, area, serviceMode, open, maxPrice, car, rating, isVerified, isEco } = filters;
  const minute = open && minuteOfWeek(open, MOMENT.getTime()) - (boundOf(open) === 'until' ? 1 : 0);
  return (
    (!emirate || provider.emirates.includes(emirate)) &&
    (!area || provider.area?.slug === area) &&
    (serviceMode !== 'mobile' || provider.servesMobile) &&
    (minute === undefined ||
      Boolean(provider.openTimes?.some(([from, to]) => from <= minute && minute < to))) &&
    (maxPrice === undefined || ((car ? provider.prices[car] : provider.priceFrom) ?? Infinity) <= maxPrice) &&
    (rating === undefined || (provider.rating ?? 0) >= rating) &&
    (!isVerified || provider.isVerified) &&
    (!isEco || provider.isEco)
  );
}

/** Judges the answer to a search; `fitting` is the list of the filters that it is to mean. */
function judge(text: string, judgement: Judgement, fitting: ReturnType<typeof search> | undefined): void {
  const { total, providers, parsedQuery, alternatives } = search(text);
  if ('none' in judgement) {
    expect(total).toBe(0);
    if (judgement.none === 'gibberish') return expect(alternatives).toEqual([]);
    expect(alternatives[0]).toMatchObject({ reason: judgement.none });
    return expect(alternatives[0]!.providers.length).toBeGreaterThan(0);
  }
  if ('isNear' in judgement) expect(parsedQuery?.isNear).toBe(true);
  if ('everything' in judgement) {
    expect(total).toBe(everything.total);
    return expect(providers.map(({ id }) => id)).toEqual(everything.providers.map(({ id }) => id));
  }
  if ('nearArea' in judgement) {
    expect(parsedQuery?.nearAreas).toEqual([judgement.nearArea]);
    return expect(providers[0]!.distance!).toBeLessThan(judgement.km ?? 2);
  }
  const first = providers.slice(0, 5).map(providerOf);
  if ('mentions' in judgement) {
    expect(total).toBeGreaterThanOrEqual(judgement.min ?? 1);
    const mentioning = first.filter((provider) => judgement.mentions.test(textOf(provider)));
    // Others are in an area that mentions it ("Mazyad Mall").
    return expect(mentioning.length).toBeGreaterThanOrEqual(Math.min(2, providers.length));
  }
  expect(total).toBeGreaterThanOrEqual(fitting!.total);
  expect(fitting!.total).toBeGreaterThan(0);
  for (const provider of first) expect(passes(provider, judgement.fits)).toBe(true);
  if (judgement.sort === 'best') {
    expect(providers).toEqual(best.providers);
  } else if (judgement.sort) {
    const prices = providers.map(({ priceFrom }) => priceFrom ?? Infinity);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  }
}

describe.each(JUDGED)('%j is shown for', (judgement, searches) => {
  const fitting = 'fits' in judgement ? filtered(judgement.fits) : undefined;
  test.each(searches)('%s', (text) => judge(text, judgement, fitting));
});

test('names and phone numbers find their provider first', () => {
  for (const { id, name, phoneE164: phone } of casesOfTier(directory.providers, 6)) {
    expect(search(name.toLowerCase()).providers[0]!.id).toBe(id);
    if (phone) expect(search(phone).providers.map((provider) => provider.id)).toContain(id);
  }
});

const found = (text: string) => {
  const { total, providers } = search(text);
  return [total, ...providers.map(({ id }) => id)];
};

// prettier-ignore
const SEARCHES = [
  'steam sharjah', 'dubai marina mobile', 'ceramic polish dubai', '24 hours hand wash dubai', 'interior ajman hydrofoil', 'verified eco abu dhabi', 'land cruiser detailing dubai',
  'غسيل بخار الشارقة', 'تلميع دبي مارينا',
];

/** Returns a search in each order of its phrases, which these lists separate. */
function inOtherOrders(search: string): string[] {
  const phrases = search.split(
    / (?=sharjah|dubai|mobile|polish|hand|ajman|hydrofoil|abu|eco|detailing|الشارقة|دبي)/,
  );
  return [[...phrases].reverse(), [...phrases.slice(1), phrases[0]!]].map((order) => order.join(' '));
}

test.each(SEARCHES)('%j finds the same in any order, repeated, in capitals and with marks', (search) => {
  const expected = found(search);
  for (const same of [
    ...inOtherOrders(search),
    `${search} ${search}`,
    search.toUpperCase(),
    `${search}!!!`,
    `  ${search.replaceAll(' ', '   ')} `,
    search.replaceAll(' ', ', '),
    `\u202B${search}\u202C`,
    search.replace(/[\u0621-\u064A](?=[\u0621-\u064A])/gu, '$&\u0640\u064E'),
  ])
    // prettier-ignore
    expect([same, found(same)]).toEqual([same, expected]);
});

test.each(['under 50 dubai', 'open friday 9 pm sharjah', 'rating 4.5', '24 hours ajman', '050 123 4567'])(
  '%j finds the same in all families of digits',
  (search) => {
    for (const zero of ['٠', '۰']) {
      const digits = search.replace(/\d/g, (digit) =>
        String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
      );
      expect(found(digits)).toEqual(found(search));
    }
  },
);

// prettier-ignore
test.each([
  'null', '{"a":1}', 'in.dubai', 'a=b&c=d', "' or true --", '\\', '\u0000', '\ud800',
])('%j is searched for literally', (typed) => {
  const filter = filterOf(typed);
  const { total } = listProviders(directory, filter, MOMENT);
  if (filter.search) expect(total).toBeLessThan(directory.providers.length);
  expect(listPosts(directory, { search: typed, page: 1 }).total).toBeLessThanOrEqual(directory.posts.length);
  expect(suggestProviders(directory, typed, 5).length).toBeLessThanOrEqual(5);
});

test.each(['true', 'null', '12', '{}', '"', 'constructor', '__proto__', 'eq.x'])(
  'a post, an area or a provider called %j does not exist',
  (slug) => {
    expect(findPost(directory, slug)).toBeUndefined();
    for (const table of ['post', 'area'] as const)
      expect(rowState(directory, { table, key: slug })).toBe('not-found');
    expect(listProviders(directory, { ...filterOf(''), area: slug }, MOMENT).total).toBe(0);
  },
);

test('any text can be searched for and round-trips through the URL', () => {
  fc.assert(
    fc.property(anyText(120), (typed) => {
      const filter = filterOf(typed);
      expect(listProviders(directory, filter, MOMENT).total).toBeGreaterThanOrEqual(0);
      expect(parseFilter(filterToQuery(filter)).search).toBe(filter.search);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});
