import { act, render, screen } from '@testing-library/react';
import { createFormatter, createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { type CardProvider, toCardProvider } from '@/components/cards/card-provider';
import { packCards, unpackCards } from '@/components/cards/packed-cards';
import { ProviderCard } from '@/components/cards/provider-card';
import type { CarOrAny } from '@/lib/domain/car';
import type { ProviderSummary } from '@/lib/domain/provider';
import { CLIENT_NAMESPACES } from '@/lib/i18n/client-messages';
import { FORMATS } from '@/lib/i18n/formatters';
import { createPageTexts } from '@/lib/i18n/hours-texts';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { PROVIDER } from '../support/provider-rows';

const UNKNOWN: ProviderSummary = {
  ...PROVIDER,
  id: 8,
  name: 'Noor',
  phone: null,
  phoneE164: null,
  phones: [],
};

const KNOWN: ProviderSummary = {
  ...UNKNOWN,
  id: 7,
  name: 'Noor Wash',
  isVerified: true,
  rating: 4.56,
  reviewCount: 1280,
  priceFrom: 35,
  priceTo: 60,
  openTimes: [[0, 10080]],
  servesMobile: true,
  area: {
    slug: 'deira',
    name: { en: 'Deira', ar: 'ديرة' },
    emirate: 'dubai',
    latitude: 25.27,
    longitude: 55.31,
  },
  kinds: [
    { slug: 'steam', name: { en: 'Steam wash', ar: 'غسيل بالبخار' }, washType: 'steam-cleaning' },
    { slug: 'foam', name: { en: 'Foam wash', ar: 'غسيل بالرغوة' }, washType: null },
  ],
  address: 'Shop 4, Deira, Dubai',
  description: 'Careful hands.',
  phoneE164: '+971515551234',
  chatName: '971515551234',
};

const NOW = new Date('2026-08-19T08:00:00Z');

const messagesOf = (locale: Locale) => (locale === 'ar' ? (ar as typeof en) : en);

function messagesInBrowser(locale: Locale) {
  const messages = messagesOf(locale);
  return Object.fromEntries(CLIENT_NAMESPACES.map((namespace) => [namespace, messages[namespace]]));
}

function cardProvider(provider: ProviderSummary, locale: Locale, car?: CarOrAny, now = NOW) {
  const t = createTranslator({ locale, messages: messagesOf(locale) });
  const format = createFormatter({ locale, formats: FORMATS, timeZone: 'Asia/Dubai' });
  return toCardProvider(provider, createPageTexts({ t, format, locale, now }), locale, { car });
}

function renderCard(
  provider: ProviderSummary,
  options: Partial<ComponentProps<typeof ProviderCard>> = {},
  locale: Locale = 'en',
) {
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={messagesInBrowser(locale)}
      formats={FORMATS}
      timeZone="Asia/Dubai"
      now={NOW}
    >
      <ProviderCard provider={cardProvider(provider, locale)} origin="https://lamaa.example" {...options} />
    </NextIntlClientProvider>,
  );
}

test.each<[CarOrAny | undefined, Partial<CardProvider>]>([
  [undefined, { prices: [35, 45, 60] }],
  ['suv', { price: 'AED 45 · SUV' }],
  // What the list compares.
  ['any', { price: 'AED 35–60' }],
])('has the price that a list for car %s compares', (car, price) => {
  const card = cardProvider({ ...KNOWN, prices: { small: 35, suv: 45, large: 60 } }, 'en', car);
  expect({ price: card.price, prices: card.prices }).toEqual({
    price: undefined,
    prices: undefined,
    ...price,
  });
});

// prettier-ignore
test.each<[string, Partial<ProviderSummary>, CarOrAny | undefined, number]>([
  ['a typed price', { priceTo: 35 }, undefined, 1],
  ['a typed price in a list for SUVs', { priceTo: 35 }, 'suv', 1],
  ['a range', {}, undefined, 0],
  ['typed prices that a list compares for any car', {}, 'any', 0],
  ['no price', { priceFrom: null, priceTo: null }, undefined, 0],
  ['the same price for all cars', { prices: { small: 35, suv: 35, large: 35 } }, undefined, 0],
  ['a price for each car', { prices: { small: 35, suv: 45, large: 60 } }, undefined, 0],
  ['prices for two of three cars', { priceTo: 35, prices: { small: 35, suv: 45, large: null } }, undefined, 0],
  ['the price of the car that a list is for', { prices: { small: 35, suv: 45, large: null } }, 'suv', 0],
])('of %s, says that the size is not stated as often as it is unknown', (_, prices, car, times) => {
  const provider = cardProvider({ ...KNOWN, ...prices }, 'en', car);
  renderCard(KNOWN, { provider } as Partial<ComponentProps<typeof ProviderCard>>);
  expect(screen.queryAllByText('may depend on the car')).toHaveLength(times);
});

test.each([
  ['en', 'Self-service', 'AED 8–12'],
  ['ar', 'خدمة ذاتية', '8 إلى 12 د.إ'],
] as const)('of a self-service bay, the first word after its name says so in %s', (locale, word, price) => {
  const bay = { slug: 'self-service', name: { en: 'Self-service wash', ar: 'خدمة ذاتية' }, washType: null };
  const { container } = renderCard({ ...KNOWN, kinds: [bay], priceFrom: 8, priceTo: 12 }, {}, locale);
  expect(container.querySelector('.locality li')).toHaveTextContent(word);
  // Said once.
  expect(container.querySelector('.price')).toHaveTextContent(new RegExp(`^${price}$`));
});

test('of prices for two of three cars, names the one whose price is not listed', () => {
  const provider = cardProvider({ ...KNOWN, priceTo: 35, prices: { small: 35, suv: 45, large: null } }, 'en');
  renderCard(KNOWN, { provider } as Partial<ComponentProps<typeof ProviderCard>>);
  expect(screen.getAllByText(/not listed$/).map(({ textContent }) => textContent)).toEqual([
    'large car not listed',
  ]);
});

/** The text of the line with the open state. */
const stateIn = ({ container }: { container: HTMLElement }) => container.querySelector('.hours')!;

const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

test.each([
  ['en', 'Open · until midnight'],
  ['ar', 'مفتوح · حتى منتصف الليل'],
] as const)('names midnight in %s', (locale, text) => {
  const card = renderCard({ ...LATE_ON_FRIDAY, openTimes: [[2 * 1440 + 480, 3 * 1440]] }, {}, locale);
  expect(stateIn(card)).toHaveTextContent(text);
});

test('shows name, rating, place, hours, price, service mode and wash types', () => {
  renderCard(KNOWN);
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5, reviews: 1,280' })).toBeInTheDocument();
  const texts = ['Deira', 'Open 24 hours', 'AED 35–60', 'Comes to you'];
  for (const text of [...texts, 'Careful hands.']) expect(screen.getByText(text)).toBeVisible();
});

test.each<[string, string, string | null, Locale, string | null]>([
  ['لمعة', 'Lamaa', null, 'en', 'Lamaa'],
  ['لمعة', 'Lamaa', null, 'ar', null],
  ['لمعة Wash', 'Lamaa', 'لمعة', 'en', null],
  ['لمعة Wash', 'Lamaa', 'لمعة', 'ar', null],
  ['Noor', 'Nour', 'نور', 'en', null],
  ['Noor', 'Nour', 'نور', 'ar', 'نور'],
  ['Noor', 'Nour', null, 'ar', null],
])('below %s, known as %s and %s, %s pages show %j', (name, nameLatin, nameAr, locale, shown) => {
  renderCard({ ...UNKNOWN, name, nameLatin, nameAr }, {}, locale);
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent(name);
  const other = heading.querySelector('small');
  expect(other?.textContent ?? null).toBe(shown);
  expect(other?.lang ?? locale).toBe(locale);
});

test('names the reviews published here, and never mixes them with the imported rating', () => {
  const own = { rating: 4.8, reviews: 9 };
  const { unmount } = renderCard({ ...KNOWN, own });
  const imported = screen.getByRole('img', { name: 'Rated 4.5 out of 5, reviews: 1,280' });
  expect(imported).toHaveTextContent('4.5 (1,280)');
  expect(screen.getByText('Lamaa 4.8 (9)')).toBeVisible();
  unmount();
  renderCard({ ...UNKNOWN, own });
  expect(screen.getByText('Lamaa 4.8 (9)')).toBeVisible();
  expect(screen.queryByText('Not rated yet')).toBeNull();
});

/** Escaped, but for what stands in a query as it is. */
const inQuery = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

test('links to phone, WhatsApp with a message, and the provider page', () => {
  renderCard({ ...KNOWN, name: 'Noor {url} Wash' }, { chatDetails: { area: 'Deira' } });
  const text = 'Hello Noor {url} Wash! I found you on Lamaa: https://lamaa.example/service/7\nArea: Deira';
  expect(links()).toEqual([
    ['View details of Noor {url} Wash', '/service/7'],
    ['Call Noor {url} Wash, +971 51 555 1234', 'tel:+971515551234'],
    ['WhatsApp Noor {url} Wash', `https://wa.me/971515551234?text=${inQuery(text)}`],
  ]);
});

const ADDRESS = 'Shop 4, Al Quoz';
const WEBSITE = { website: 'noor.example', websiteValid: true };
const DIRECTIONS = 'https://www.google.com/maps/search/?api=1&query=Shop+4%2C+Al+Quoz';

// prettier-ignore
test.each<[string, Partial<ProviderSummary>, showsDirections: boolean, ...(readonly [string, string])[]]>([
  ['its website', { ...WEBSITE, address: ADDRESS }, false, ['Website of Noor', 'https://noor.example/']],
  ['directions', { address: ADDRESS }, false, ['Directions to Noor', DIRECTIONS]],
  ['directions once', { address: ADDRESS }, true, ['Directions to Noor', DIRECTIONS]],
  ['our contact page rather than the street of a van', { address: ADDRESS, servesMobile: true }, true, ['Ask us how to reach them: Noor', '/contact']],
  ['a way beside a number that cannot be called', { phone: '051 1 or 8 123', address: ADDRESS }, false, ['Directions to Noor', DIRECTIONS]],
  ['no other way than the chat', { ...WEBSITE, chatName: 'noor' }, false, ['WhatsApp Noor', 'https://wa.me/noor']],
  ['directions beside the chat near a visitor', { chatName: 'noor', address: ADDRESS }, true, ['WhatsApp Noor', 'https://wa.me/noor'], ['Directions to Noor', DIRECTIONS]],
])('offers %s', (_, known, showsDirections, ...expected) => {
  renderCard({ ...UNKNOWN, ...known }, { showsDirections });
  const offered = links().slice(1).map(([label, href]) => [label, href?.split('?text')[0]]);
  expect(offered).toEqual(expected);
});

// At noon on Wednesday in Dubai, it closed two hours ago; on Fridays it is open from 20:00 to 23:00.
const LATE_ON_FRIDAY: ProviderSummary = {
  ...KNOWN,
  openTimes: [
    [2 * 1440 + 480, 2 * 1440 + 600],
    [4 * 1440 + 1200, 4 * 1440 + 1380],
  ],
};
beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-01-07T12:00+04:00') }));
afterAll(() => jest.useRealTimers());

const FRIDAY_2130 = 4 * 1440 + 1290;

// prettier-ignore
test.each([
  ['en', FRIDAY_2130, LATE_ON_FRIDAY.openTimes, 'Open Fri 21:30, until 23:00'],
  ['en', FRIDAY_2130, KNOWN.openTimes, 'Open Fri 21:30, 24 hours'],
  ['en', 5 * 1440 + 540, LATE_ON_FRIDAY.openTimes, 'Closed Sat 09:00'],
  ['ar', FRIDAY_2130, LATE_ON_FRIDAY.openTimes, 'مفتوح الجمعة 9:30 م، ويغلق الساعة 11 م'],
] as const)('in %s, in a list filtered by minute %i, shows the open state at that time', (locale, openAt, openTimes, text) => {
  expect(stateIn(renderCard({ ...LATE_ON_FRIDAY, openTimes }, { openAt }, locale))).toHaveTextContent(text);
});

const RAMADAN = {
  kind: 'ramadan',
  name: { en: 'Ramadan', ar: 'رمضان' },
  from: '2026-08-10',
  until: '2026-09-08',
} as const;
const HOLIDAY = {
  kind: 'holiday',
  name: { en: 'National Day', ar: 'عيد الاتحاد' },
  from: '2026-08-20',
  until: '2026-08-21',
} as const;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const EVENINGS = WEEKDAYS.map((day) => [day * 1440 + 1200, day * 1440 + 1380] as const);

// prettier-ignore
test.each<[what: string, facts: Partial<ProviderSummary>, locale: Locale, state: string, hours: string, tone: string | undefined]>([
  ['a season of which nothing is said', { seasons: [RAMADAN] }, 'en', 'Hours may differ in Ramadan', 'Open 24 hours · may differ in Ramadan', undefined],
  ['the same in Arabic', { openTimes: EVENINGS, seasons: [RAMADAN] }, 'ar', 'قد تختلف ساعات العمل خلال رمضان', 'يوميًا من 8 م إلى 11 م · قد تختلف خلال رمضان', undefined],
  ['its hours in a season', { seasons: [RAMADAN], seasonTimes: { ramadan: EVENINGS } }, 'en', 'Closed · opens 20:00', 'Daily 20:00–23:00', 'closed'],
  ['a closed season', { seasons: [RAMADAN], seasonTimes: { ramadan: [] } }, 'en', 'Closed', 'Wed: closed', 'closed'],
  ['a holiday after today', { openTimes: EVENINGS.slice(0, 2), seasons: [HOLIDAY] }, 'en', 'Closed', 'Wed: closed', 'closed'],
  ['a season that is over', { seasons: [{ ...RAMADAN, until: '2026-08-17' }] }, 'en', 'Open 24 hours', 'Open 24 hours', 'open'],
  ['an appointment', { openTimes: null, byAppointment: [[0, 10_080]] }, 'en', 'By appointment', 'By appointment', undefined],
  ['an appointment in Arabic', { openTimes: null, byAppointment: [[0, 10_080]] }, 'ar', 'بموعد مسبق', 'بموعد مسبق', undefined],
])('shows %s', (_, facts, locale, state, hours, tone) => {
  const shown = stateIn(renderCard({ ...KNOWN, ...facts }, {}, locale));
  expect(shown?.textContent).toBe(state);
  expect(shown?.getAttribute('data-hours')).toBe(hours);
  expect(shown?.getAttribute('data-state') ?? undefined).toBe(tone);
});

test('shows the address if no area is known, or next to the area if configured', () => {
  const { unmount } = renderCard(KNOWN);
  expect(screen.queryByText('Shop 4, Deira, Dubai')).not.toBeInTheDocument();
  unmount();
  renderCard(KNOWN, { showsAddress: true, showsEmirate: true });
  expect(screen.getByText('Shop 4, Deira, Dubai')).toBeVisible();
  expect(screen.getByText('Deira, Dubai')).toBeVisible();
  renderCard({ ...UNKNOWN, address: 'Behind the souk' });
  expect(screen.getByText('Behind the souk')).toBeVisible();
});

test('quotes the phone number and the price as typed where both are asked for', () => {
  const priced = { ...KNOWN, priceRange: 'AED 35 to 60, cash' };
  renderCard(priced, { showsPriceRange: true });
  expect(screen.getByText('AED 35 to 60, cash')).toBeVisible();
  expect(screen.getAllByText('+971 51 555 1234')).toHaveLength(2);
  expect(screen.queryByText('AED 35–60')).toBeNull();
});

test('names what it does where it describes nothing, below the sentence that a search matched', () => {
  const provider = { ...cardProvider({ ...KNOWN, description: null }, 'en'), match: 'Steam, inside and out' };
  const { container } = renderCard(KNOWN, { provider } as Partial<ComponentProps<typeof ProviderCard>>);
  expect(container.querySelector('.summary')!.textContent).toBe(
    'Steam, inside and outSteam wash · Foam wash',
  );
});

test.each<[string, Partial<ProviderSummary>, string]>([
  ['the phone', {}, 'tel'],
  ['the chat without one', { phoneE164: null }, 'chat'],
  ['our contact page without either', { phoneE164: null, chatName: null }, 'contact'],
])('shows %s first among the actions', (_, known, way) => {
  const { container } = renderCard({ ...KNOWN, ...known });
  expect(container.querySelector('.actions')!.firstElementChild).toHaveAttribute('data-way', way);
});

test('states that facts are unknown, except for the service mode', () => {
  const card = renderCard(UNKNOWN);
  expect(stateIn(card)).toHaveTextContent('Hours not listed · call ahead');
  const texts = ['Not rated yet', 'Address not listed', 'Price not listed'];
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
  expect(links()).toEqual([
    ['View details of Noor', '/service/8'],
    ['Ask us how to reach them: Noor', '/contact'],
  ]);
});

// prettier-ignore
test.each([
  ['Hours not listed · call ahead', 'en', null], ['Wed 08:00–13:00, 16:00–21:30', 'en', [[3360, 3660], [3840, 4170]]],
  ['الأربعاء من 8 ص إلى 1 م ومن 4 م إلى 9:30 م', 'ar', [[3360, 3660], [3840, 4170]]],
  ['Wed 08:00–22:00', 'en', [[3360, 4200]]], ['الأربعاء من 8 ص إلى 10 م', 'ar', [[3360, 4200]]],
] as const)('shows "%s" until the current time is known', (text, locale, openTimes) => {
  const { container } = renderCard(
    { ...UNKNOWN, openTimes: openTimes as ProviderSummary['openTimes'] },
    {},
    locale,
  );
  const hours = container.querySelector('.hours')!;
  expect(hours.getAttribute('data-hours') ?? hours.textContent).toBe(text);
});

test('marks the language of database texts on Arabic pages', () => {
  renderCard(KNOWN, { showsAddress: true }, 'ar');
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Shop 4, Deira, Dubai')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Careful hands.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('ديرة')).not.toHaveAttribute('lang');
  expect(screen.getByText('يأتي إليك')).not.toHaveAttribute('lang');
});

describe('a provider that is temporarily closed', () => {
  afterEach(() => jest.useRealTimers());

  // prettier-ignore
  test.each<[what: string, now: string, closure: Partial<ProviderSummary>, text: string]>([
    ['until a day', '2026-08-19T08:00:00Z', { closedFrom: '2026-08-10', closedUntil: '2026-08-20' }, 'Temporarily closed until 20 August 2026'],
    ['on the last day, until midnight in Dubai', '2026-08-20T19:59:00Z', { closedUntil: '2026-08-20' }, 'Temporarily closed until 20 August 2026'],
    ['until further notice', '2026-08-19T08:00:00Z', { closedFrom: '2026-08-10' }, 'Temporarily closed until further notice'],
    ['in a copy of the page from before its first day', '2026-08-21T08:00:00Z', { closedFrom: '2026-08-20' }, 'Temporarily closed until further notice'],
    ['and is open again on the day after, also in an old copy', '2026-08-20T20:00:00Z', { closedUntil: '2026-08-20' }, 'Open 24 hours'],
    ['and is open before its first day', '2026-08-19T08:00:00Z', { closedFrom: '2026-08-20' }, 'Open 24 hours'],
  ])('is %s', (_, now, closure, text) => {
    jest.useFakeTimers({ now: new Date(now) });
    const { container } = renderCard({ ...KNOWN, ...closure });
    act(() => jest.advanceTimersByTime(0));
    const hours = container.querySelector('.hours')!;
    expect(hours.textContent).toBe(text);
    expect(hours.getAttribute('data-state')).toBe(text.startsWith('Temporarily') ? 'closed' : 'open');
  });

  test('says so without script, in Arabic as well', () => {
    jest.useFakeTimers({ now: NOW });
    const { container } = renderCard({ ...KNOWN, closedUntil: '2026-08-20' }, {}, 'ar');
    expect(container.querySelector('.hours')!.textContent).toBe('مغلق مؤقتًا حتى 20 أغسطس 2026');
  });
});

test('formats its facts for the day in Dubai, the language and the car, whatever was formatted before', () => {
  // Wednesdays from 8:00, Thursdays from 10:00.
  const openTimes = [2, 3].map((day) => [day * 1440 + (6 + day) * 60, day * 1440 + 1200] as const);
  const prices = { small: 35, suv: 45, large: 55 };
  const provider = { ...KNOWN, openTimes, prices, priceFrom: 35 };
  // 23:59 on Wednesday and midnight in Dubai.
  const [wednesday, thursday] = [new Date('2026-08-19T19:59:59Z'), new Date('2026-08-19T20:00:00Z')];
  const hoursOn = (now: Date) => cardProvider(provider, 'en', undefined, now).hours;
  expect(hoursOn(wednesday)).toBe('Wed 08:00–20:00');
  expect(hoursOn(thursday)).toBe('Thu 09:00–20:00');
  expect(hoursOn(wednesday)).toBe('Wed 08:00–20:00');
  expect(cardProvider(provider, 'ar').reviews).toBe('1,280');
  expect(cardProvider({ ...provider, description: null }, 'ar').kinds).toContain('غسيل');
  expect(cardProvider({ ...provider, description: null }, 'en').kinds).toContain('wash');
  expect(cardProvider(provider, 'en').price).not.toBe(cardProvider(provider, 'en', 'suv').price);
  expect(cardProvider({ ...provider, distance: 3 }, 'en').distance).toMatchObject({ km: 3 });
  expect(cardProvider(provider, 'en').distance).toBeUndefined();
});

test('lists contain the facts of their cards once more without the names, and get them all back', () => {
  const closed = { ...KNOWN, id: 9, closedFrom: '2026-08-01', closedUntil: '2026-08-30', rating: null };
  const cards = [UNKNOWN, KNOWN, closed].map((provider) => cardProvider(provider, 'en'));
  const packed = packCards(cards);
  expect(unpackCards(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(cards);
  expect(packed.cards.map((values) => values.at(-1))).not.toContain(null);
  expect(unpackCards(packCards([]))).toEqual([]);
});

test('a description of three sentences is left to the styles, which cut it after two lines', () => {
  const description =
    'Engine bay, boot and roof lining are steamed on request, always after a look at the wiring. A rewash within a day is free if anything was missed. Ask for Saturday mornings.';
  renderCard({ ...KNOWN, description });
  expect(screen.getByText(description)).toHaveClass('about');
});
