import { listProviders } from '@/lib/directory/list-providers';
import { NO_FILTER, parseFilter } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import { isUntil, minuteOfWeek } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { JUDGED, type Judgement } from '../../fixtures/searches/judged';
import { sampleDirectory } from '../../support/sample-directory';
import { casesOfTier } from '../../support/tier';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');

const directory = sampleDirectory();
const search = (text: string) =>
  listProviders(directory, parseFilter(new URLSearchParams({ q: text })), MOMENT);
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
  const minute = open && minuteOfWeek(open, MOMENT.getTime()) - (isUntil(open) ? 1 : 0);
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
