import { createFormatter, createTranslator } from 'use-intl/core';
import { type CardProvider, toCardProvider } from '@/components/cards/card-provider';
import { listProviders } from '@/lib/directory/list-providers';
import { contextOf } from '@/lib/directory/lists/list-request';
import { findMatches } from '@/lib/directory/lists/matches';
import { CAR_SIZES } from '@/lib/domain/car';
import { NO_FILTER } from '@/lib/domain/filter';
import {
  comparedPrice,
  isOfUnknownSize,
  type Priced,
  type PricedLine,
  pricesOf,
} from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import { type Kind, WASH_TYPES } from '@/lib/domain/wash-types';
import { FORMATS } from '@/lib/i18n/formatters';
import { createPageTexts } from '@/lib/i18n/hours-texts';
import en from '@/messages/en.json';
import { sampleDirectory } from '../support/sample-directory';

const { kinds, menus } = sampleDirectory();
const kindsOf = (slugs: string) => slugs.split(' ').map((slug) => kinds.get(slug)!);
const line = (kind: string, priceFrom: number, more: Partial<PricedLine> = {}): PricedLine => ({
  kind, priceFrom, priceTo: null, car: null, washes: null, days: null, ...more,
}); // prettier-ignore

const UNPRICED: Priced = {
  kinds: [],
  prices: { small: null, suv: null, large: null },
  priceFrom: null,
  priceTo: null,
  isVatAdded: false,
  lines: [],
  hasMenu: false,
};

interface Facts {
  kinds?: string;
  lines?: PricedLine[];
  hasMenu?: boolean;
  priceFrom?: number;
  /** Whether the price is of no size in particular. */
  isOfAnySize?: boolean;
}
function ask(
  kind: string | undefined,
  { kinds: own = 'hand-wash', lines = [], hasMenu = lines.length > 0, priceFrom, isOfAnySize }: Facts,
) {
  const known = isOfAnySize ? null : (priceFrom ?? null);
  const prices = { small: known, suv: known, large: known };
  const price = { prices, priceFrom: priceFrom ?? null, priceTo: null, isVatAdded: false };
  return pricesOf(
    { kinds: kindsOf(own), lines, hasMenu, ...price },
    kind === undefined ? undefined : kinds.get(kind),
  );
}

const MENU = [line('exterior', 55), line('full', 90), line('polishing', 200, { car: 'suv' })];

// prettier-ignore
test.each<[what: string, kind: string | undefined, facts: Facts, price: number | null, of: string | null]>([
  ['a wash without a kind', undefined, { lines: MENU, priceFrom: 55 }, 55, null],
  ['the line of the kind', 'polishing', { lines: MENU, priceFrom: 55 }, 200, 'Polishing and waxing'],
  ['inside and outside for the interior, named so', 'interior', { lines: MENU, priceFrom: 55 }, 90, 'Inside and outside'],
  ['the interior before it', 'interior', { lines: [...MENU, line('interior', 70)], priceFrom: 55 }, 70, 'Interior cleaning'],
  ['never another line', 'ceramic-coating', { kinds: 'hand-wash ceramic-coating', lines: MENU, priceFrom: 55 }, null, 'Ceramic coating'],
  ['never a typed price of several things', 'ceramic-coating', { kinds: 'hand-wash ceramic-coating', priceFrom: 55 }, null, 'Ceramic coating'],
  ['the typed price of the only thing', 'ceramic-coating', { kinds: 'ceramic-coating mobile', priceFrom: 900 }, 900, null],
  ['the typed price of detailers', 'detailing', { kinds: 'detailing interior', priceFrom: 500 }, 500, null],
  ['the wash of the only way', 'steam', { kinds: 'steam interior', lines: MENU, priceFrom: 55 }, 55, null],
  ['no wash of one of several ways', 'steam', { kinds: 'steam hand-wash', lines: MENU, priceFrom: 55 }, null, 'Steam wash'],
  ['the line of one of several ways', 'steam', { kinds: 'steam hand-wash', lines: [...MENU, line('steam', 80)], priceFrom: 55 }, 80, 'Steam wash'],
  ['foam by hand', 'foam', { kinds: 'hand-wash foam', priceFrom: 40 }, 40, null],
  ['a wash at home', 'mobile', { kinds: 'hand-wash mobile', priceFrom: 40 }, 40, null],
  ['a bay that was asked for', 'self-service', { kinds: 'self-service', priceFrom: 15 }, 15, 'Self-service wash'],
])('shows %s', (_, kind, facts, price, of) => {
  const shown = ask(kind, facts);
  expect([comparedPrice(shown), shown.subject?.en ?? null]).toEqual([price, of]);
});

// prettier-ignore
test.each<[what: string, kind: string | undefined, facts: Facts, price: number, of: string | null, isBay: boolean]>([
  ['a bay is named, and counts', undefined, { kinds: 'self-service', priceFrom: 15 }, 15, 'Self-service wash', true],
  ['a bay has the prices of its lines', undefined, { kinds: 'self-service interior', lines: [line('self-service', 10), line('interior', 5)] }, 10, 'Self-service wash', true],
  ['a bay is one among mobile washes', 'mobile', { kinds: 'self-service mobile', priceFrom: 15 }, 15, 'Self-service wash', true],
  ['a bay that was asked for is what was asked for', 'self-service', { kinds: 'self-service', priceFrom: 15 }, 15, 'Self-service wash', false],
  ['a shop with bays is none', undefined, { kinds: 'self-service hand-wash', priceFrom: 15 }, 15, null, false],
])('%s', (_, kind, facts, price, of, isBay) => {
  const shown = ask(kind, facts);
  expect([comparedPrice(shown), shown.subject?.en ?? null, shown.instead === 'self-service']).toEqual([price, of, isBay]);
});

// Of those that wash no cars, or whose menu has no wash, the price is named, and a car has its own.
// prettier-ignore
test.each<[what: string, facts: Facts, of: string | null, bySize: (number | null)[], any: number | null, service: string]>([
  ['a menu of detailing that no text names', { kinds: 'polishing mobile', priceFrom: 625, lines: [line('polishing', 940, { car: 'small' }), line('detailing', 625, { car: 'small' })] }, 'Detailing', [625, null, null], 625, 'detailing'],
  ['the typed price of something else than the menu', { kinds: 'polishing mobile', priceFrom: 100, lines: [line('polishing', 940)] }, null, [null, null, null], 100, 'wash'],
  ['a menu without a wash', { kinds: 'detailing ceramic-coating', lines: [line('detailing', 625, { car: 'small' }), line('detailing', 700, { car: 'suv' }), line('ceramic-coating', 1565)] }, 'Detailing', [625, 700, null], 625, 'detailing'],
  ['the typed price of detailers', { kinds: 'detailing interior', priceFrom: 500 }, 'Detailing', [null, null, null], 500, 'detailing'],
  ['the typed price of the only work', { kinds: 'ceramic-coating mobile', priceFrom: 900 }, 'Ceramic coating', [null, null, null], 900, 'ceramic-coating'],
  ['the typed price of who washes cars', { kinds: 'hand-wash interior', priceFrom: 40, lines: [line('interior', 90)]}, null, [null, null, null], 40, 'wash'],
  ['a menu of extras', { kinds: 'hand-wash engine', lines: [line('engine', 30)] }, null, [null, null, null], null, 'wash'],
])('without a question, names %s', (_, facts, of, bySize, any, service) => {
  const shown = ask(undefined, { ...facts, isOfAnySize: true });
  expect([shown.subject?.en ?? null, Object.values(shown.prices), shown.priceFrom, shown.service]).toEqual([of, bySize, any, service]);
  // Lists for a car compare washes.
  if (of) expect(comparedPrice(shown, 'small')).toBeNull();
});

test.each<[typed: Partial<Priced>, from: number | null, to: number | null]>([
  [{ priceFrom: 40, priceTo: 60, prices: { small: 45, suv: 55, large: 65 } }, 40, 60],
  [{ priceTo: 60, prices: { small: 45, suv: null, large: null } }, null, 60],
  [{ prices: { small: 45, suv: 35, large: 65 } }, 35, 65],
  [{ prices: { small: null, suv: 35, large: 65 } }, 35, null],
  [{}, null, null],
])(
  'without a question, the price is the typed one, or else that of the cheapest wash: %j',
  (typed, from, to) => {
    const { priceFrom, priceTo } = pricesOf({ ...UNPRICED, ...typed });
    expect([priceFrom, priceTo]).toEqual([from, to]);
  },
);

test('a package is the cheapest, for each car of its size', () => {
  const four = { washes: 4, days: 30 };
  const lines = [
    line('package', 220, { ...four, car: 'small' }),
    line('package', 260, { ...four, car: 'suv' }),
    line('package', 400, { washes: 8, days: 30, car: 'large' }),
  ];
  const shown = ask('package', { lines });
  expect(shown).toMatchObject({ pack: four, prices: { small: 220, suv: 260, large: null }, priceFrom: 220 });
});

/** The kinds of lines that are about a kind. */
const ABOUT: Record<string, string[]> = {
  interior: ['interior', 'full'],
  'full-service': ['full-service', 'full'],
};
const WAYS = ['automatic', 'self-service', 'steam', 'waterless'];
const BY_HAND = ['hand-wash', 'foam', 'full-service'];

/** The prices that may stand for a kind, from the stored menu and the provider's own prices. */
function allowed(provider: Provider, { slug }: Kind): number[] {
  const menu = (menus.get(provider.id) ?? []).filter(({ offerUntil }) => offerUntil === null);
  const ofLines = menu
    .filter(({ kind }) => (ABOUT[slug] ?? [slug]).includes(kind!))
    .map(({ priceFrom }) => priceFrom);
  const own = provider.kinds.map((kind) => kind.slug);
  const groups = new Set(
    own.flatMap((kind) => (BY_HAND.includes(kind) ? 'hand' : WAYS.includes(kind) ? kind : [])),
  );
  const has = own.includes(slug);
  const isWay = WAYS.includes(slug) || BY_HAND.includes(slug);
  const isItsWay = slug === 'mobile' || (isWay && groups.size === 1);
  const isOnlyWork = own.every((kind) => [slug, 'mobile', 'fleet'].includes(kind));
  const isItsWork = menu.length === 0 && (isOnlyWork || (slug === 'detailing' && groups.size === 0));
  const { prices, priceFrom, priceTo } = provider;
  // Who washes no cars, only does something else where the car is, named.
  const work =
    slug === 'mobile' && groups.size === 0
      ? menu.filter(({ kind }) => [...own, 'detailing'].includes(kind!))
      : [];
  // A typed price says which work it is for, else it is the cheapest.
  const named =
    work.find((item) => item.priceFrom === priceFrom) ??
    work.reduce((one, item) => (!one || item.priceFrom < one.priceFrom ? item : one), work[0]);
  const whole = has && (isItsWay || isItsWork) ? [...Object.values(prices), priceFrom, priceTo] : [];
  return [
    ...ofLines,
    ...work.filter(({ kind }) => kind === named?.kind).map((one) => one.priceFrom),
    ...provider.lines
      .filter(({ kind }) => (ABOUT[slug] ?? [slug]).includes(kind!))
      .map((one) => one.priceFrom),
    ...whole.filter((price) => price !== null),
  ];
}

/** The wash types that say nothing of what is done to a car. */
const NO_KINDS = ['eco-friendly', '247-services'];

/** The amounts that a card shows. */
function amountsOn({ price = '', prices = [] }: CardProvider): number[] {
  const texts = [...price.matchAll(/AED ([\d,.]+)(?:–([\d,.]+))?/g)].flatMap(([, from, to]) => [from, to]);
  const written = texts.flatMap((text) => (text ? Number(text.replaceAll(',', '')) : []));
  return [...written, ...prices.filter((known) => known !== null)];
}

test('no card in a list of a kind, for any car, shows the price of something else', () => {
  const t = createTranslator({ locale: 'en', messages: en });
  const format = createFormatter({ locale: 'en', formats: FORMATS, timeZone: 'Asia/Dubai' });
  const texts = createPageTexts({ t, format, locale: 'en', now: new Date('2026-11-25T11:00:00Z') });
  const wrong: unknown[] = [];
  let shown = 0;
  for (const washType of new Set([...WASH_TYPES, ...kinds.keys()])) {
    const filter = { ...NO_FILTER, washType };
    const request = { filter, moment: new Date('2026-11-25T11:00:00Z') };
    const context = contextOf(sampleDirectory(), request);
    const { kind } = context;
    if (!NO_KINDS.includes(washType)) expect([kind?.slug, kind?.washType]).toContain(washType);
    if (!kind) continue;
    for (const provider of findMatches(sampleDirectory(), request, context).providers) {
      const may = allowed(provider, kind);
      for (const car of [undefined, 'any', ...CAR_SIZES] as const) {
        const amounts = amountsOn(toCardProvider(provider, texts, 'en', { kind, car }));
        shown += amounts.length;
        const others = amounts.filter((amount) => !may.includes(amount));
        if (others.length > 0) wrong.push([provider.id, washType, car, others, may]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shown).toBeGreaterThan(5_000);
});

test.each([
  ['cheapest interior cleaning SUV Sharjah', 'interior', 'suv'],
  ['أرخص تنظيف داخلي دفع رباعي الشارقة', 'interior', 'suv'],
  ['cheapest monthly package in Dubai', 'package', 'any'],
  ['أرخص باقة شهرية دبي', 'package', 'any'],
  ['ceramic for a small car under 800', 'ceramic-coating', 'small'],
  ['سيراميك سيارة صغيرة أقل من 800', 'ceramic-coating', 'small'],
] as const)('"%s" compares the prices of %s for %s', (search, slug, car) => {
  const list = listProviders(sampleDirectory(), { ...NO_FILTER, search }, new Date('2026-11-25T11:00:00Z'));
  expect([list.kind?.slug, list.total > 0]).toEqual([slug, true]);
  const prices = list.providers.map((provider) => comparedPrice(pricesOf(provider, list.kind), car));
  const known = prices.filter((price) => price !== null);
  expect(prices).toEqual([...known, ...prices.slice(known.length).map(() => null)]);
  const isLimited = search.includes('800');
  expect(
    isLimited ? known.filter((price) => price <= 800) : [...known].sort((one, other) => one - other),
  ).toEqual(known);
  expect(known.length).toBeGreaterThan(0);
});

test.each([
  ['one that is stated', { prices: { small: 625, suv: 700, large: 775 }, priceFrom: 625 }, false],
  ['one beside others that are', { prices: { small: 625, suv: null, large: 775 }, priceFrom: 625 }, true],
  ['any where none is', { prices: { small: null, suv: null, large: null }, priceFrom: 625 }, true],
  ['none without a price', { prices: { small: null, suv: null, large: null }, priceFrom: null }, false],
] as const)('says that the size of a car is not listed: %s', (_, shown, isUnknown) =>
  expect(isOfUnknownSize({ ...pricesOf(UNPRICED), ...shown }, 'suv')).toBe(isUnknown),
);
