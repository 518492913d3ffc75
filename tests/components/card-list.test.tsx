import { fireEvent, render, screen } from '@testing-library/react';
import { type CardFacts, fromCardRow, toCardRow } from '@/components/cards/card-facts';
import { CardList } from '@/components/cards/card-list';

const LABELS = {
  verified: 'Verified',
  save: 'Save {name}',
  details: 'View Details',
  detailsOf: 'View details of {name}',
  callName: 'Call {name}, {phone}',
  chatName: 'WhatsApp {name}',
  chatText: 'Hello {name}! I found you on Lamaa: {url}\nArea: Deira',
  loading: 'Loading…',
  rated: 'Rated {rating} of 5',
  reviewed: 'Rated {rating} of 5, reviews: {reviews}',
  unrated: 'Not rated yet',
  noAddress: 'Address not listed',
  states: {
    always: 'Open 24 hours',
    open: 'Open · until {time}',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    openUntilDay: 'Open · until {day} {time}',
    closing: 'Closes in {time}',
    opens: 'Opens {time}',
    opensOnDay: 'Opens {day} {time}',
  },
};

const FULL: CardFacts = {
  href: '/service/7',
  name: 'Noor Wash',
  isVerified: true,
  rating: '4.6',
  reviews: '128',
  area: 'Deira',
  address: 'Shop 4, Deira, Dubai',
  hours: 'Open 24 hours',
  openTimes: [[0, 10080]],
  price: 'AED 35–60',
  serviceMode: 'Comes to you',
  tint: 'dusk',
  kinds: 'Steam wash · Foam wash',
  description: 'Careful hands.',
  phone: '+971 51 555 1234',
  chat: '971515551234',
};

const UNKNOWN: CardFacts = {
  href: '/service/8',
  name: 'Noor',
  isVerified: false,
  rating: null,
  reviews: null,
  area: null,
  address: null,
  hours: 'Hours unknown – call ahead',
  openTimes: null,
  price: 'Price on request',
  serviceMode: null,
  tint: null,
  kinds: null,
  description: null,
  phone: null,
  chat: null,
};

test('no fact of a card is lost on its way to the browser', () => {
  // What is missing is added to COLUMNS of components/cards/card-facts.ts.
  expect(fromCardRow(toCardRow(FULL))).toEqual(FULL);
});

test('every fact that a card is sent stands on it', () => {
  const { container } = render(<CardList rows={[toCardRow(FULL)]} labels={LABELS} locale="en" view="grid" />);
  const texts = Object.values(FULL).filter((fact) => typeof fact === 'string');
  // Show it in components/cards/card.tsx.
  expect(texts.filter((text) => !container.innerHTML.includes(text))).toEqual([]);
});

test('a card says who, how good, where, when, how much, how and what, and leads on', () => {
  render(<CardList rows={[toCardRow(FULL)]} labels={LABELS} locale="en" view="grid" />);
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.6 of 5, reviews: 128' })).toBeInTheDocument();
  for (const text of [
    ...['Deira', 'Shop 4, Deira, Dubai', 'Open 24 hours', 'AED 35–60', 'Comes to you'],
    ...['Steam wash · Foam wash', 'Careful hands.'],
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Call Noor Wash, +971 51 555 1234', 'tel:+971515551234'],
    ['WhatsApp Noor Wash', 'https://wa.me/971515551234'],
    ['View details of Noor Wash', '/service/7'],
  ]);
});

test.each(['focus', 'pointerDown', 'click'] as const)(
  'the chat of a card has its message by the %s that comes before it is opened',
  (event) => {
    const name = 'Noor {url} Wash';
    render(<CardList rows={[toCardRow({ ...FULL, name })]} labels={LABELS} locale="en" view="grid" />);
    const chat = screen.getByRole('link', { name: /^WhatsApp/ });
    expect(chat).toHaveAttribute('href', 'https://wa.me/971515551234');
    fireEvent[event](chat);
    const url = new URL(chat.getAttribute('href')!);
    expect(url.origin + url.pathname).toBe('https://wa.me/971515551234');
    expect(url.searchParams.get('text')).toBe(
      'Hello Noor {url} Wash! I found you on Lamaa: http://localhost/service/7\nArea: Deira',
    );
  },
);

test('a card says what is not known, and nothing in place of who drives to whom', () => {
  render(<CardList rows={[toCardRow(UNKNOWN)]} labels={LABELS} locale="en" view="grid" />);
  for (const text of [
    ...['Not rated yet', 'Address not listed', 'Price on request', 'Hours unknown – call ahead'],
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['Hours unknown – call ahead', true],
  ['Wed 08:00–13:00, 16:00–21:30', true],
  ['الأحد 08:00 إلى 13:00 و16:00 إلى 21:30', true],
  ['Wed 08:00–22:00', false],
  ['الأربعاء 08:00 إلى 22:00', false],
])('hours that say "%s" may take two lines: %s', (hours, isLong) => {
  render(<CardList rows={[toCardRow({ ...UNKNOWN, hours })]} labels={LABELS} locale="en" view="grid" />);
  expect(screen.getByText(hours).classList.contains('long')).toBe(isLong);
});

test('in an Arabic page what the database says keeps its own language', () => {
  render(
    <CardList
      rows={[toCardRow({ ...FULL, area: 'ديرة', serviceMode: 'يأتي إليك' })]}
      labels={LABELS}
      locale="ar"
      view="list"
    />,
  );
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Shop 4, Deira, Dubai')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Careful hands.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('يأتي إليك')).not.toHaveAttribute('lang');
});
