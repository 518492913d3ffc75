import { readProviders } from '@/lib/data/providers';
import { NO_FILTER, parseFilter } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import { minuteOfWeek } from '@/lib/domain/opening-hours';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { ProviderList } from '@/lib/domain/provider-list';
import { casesOfTier } from '../support/tier';
import { valueOf } from './backend';
import { JUDGED, type Judgement } from './judged-searches';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

/** Milliseconds; generous, because a busy machine is not an outage. */
const TIMEOUT = 30_000;
const search = (text: string) =>
  valueOf(readProviders(parseFilter(new URLSearchParams({ q: text })), { timeout: TIMEOUT }));
const lists = new Map<string, Promise<ProviderList>>();
/** Lists without a search, each read once. */
function filtered(filter: ListFilters): Promise<ProviderList> {
  const key = JSON.stringify(filter);
  const list = lists.get(key) ?? valueOf(readProviders({ ...NO_FILTER, ...filter }, { timeout: TIMEOUT }));
  lists.set(key, list);
  return list;
}

let everything: ProviderList;
beforeAll(async () => {
  everything = await filtered({});
});

function textOf({ name, address, category, washType, description }: ProviderSummary): string {
  return [name, address, category, washType, description].join(' ');
}

/** Whether a provider passes a filter, from what its card says. */
function passes(provider: ProviderSummary, filter: ListFilters): boolean {
  const { emirate, area, serviceMode, open, maxPrice, car, rating, isVerified, isEco } = filter;
  const minute = open && minuteOfWeek(open, Date.now());
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

async function judge(text: string, judgement: Judgement): Promise<void> {
  const { total, providers, parsedQuery, alternatives } = await search(text);
  if ('none' in judgement) {
    expect(total).toBe(0);
    if (judgement.none === 'gibberish') return expect(alternatives).toEqual([]);
    expect(alternatives[0]).toMatchObject({ reason: judgement.none });
    return expect(alternatives[0]!.providers.length).toBeGreaterThan(0);
  }
  if ('isNear' in judgement) expect(parsedQuery?.isNear).toBe(true);
  if ('everything' in judgement) {
    expect(total).toBe(everything.total);
    return expect(providers).toEqual(everything.providers);
  }
  if ('nearArea' in judgement) {
    expect(parsedQuery?.nearArea).toBe(judgement.nearArea);
    expect(total).toBe(everything.total);
    return expect(providers[0]!.distance!).toBeLessThan(judgement.km ?? 2);
  }
  if ('mentions' in judgement) {
    expect(total).toBeGreaterThanOrEqual(judgement.min ?? 1);
    const mentioning = providers.slice(0, 5).filter((provider) => judgement.mentions.test(textOf(provider)));
    // Others are in an area that mentions it ("Mazyad Mall").
    return expect(mentioning.length).toBeGreaterThanOrEqual(Math.min(2, providers.length));
  }
  const floor = await filtered(judgement.fits);
  expect(total).toBeGreaterThanOrEqual(floor.total);
  expect(floor.total).toBeGreaterThan(0);
  for (const provider of providers.slice(0, 5)) expect(passes(provider, judgement.fits)).toBe(true);
  if (judgement.sort) {
    const prices = providers.map(({ priceFrom }) => priceFrom ?? Infinity);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  }
}

test.each(
  JUDGED.flatMap(([judgement, searches]) => casesOfTier(searches, 2).map((text) => ({ text, judgement }))),
)('$text shows $judgement', ({ text, judgement }) => judge(text, judgement));

test('names and phone numbers find their provider first', async () => {
  const { providers } = everything;
  for (const { id, name, phoneE164: phone } of casesOfTier(providers, 6)) {
    expect((await search(name.toLowerCase())).providers[0]!.id).toBe(id);
    if (phone) expect((await search(phone)).providers.map((provider) => provider.id)).toContain(id);
  }
});
