import { render, screen } from '@testing-library/react';
import { CardList } from '@/components/providers/card-list';

const LABELS = {
  verified: 'Verified',
  details: 'View Details',
  loading: 'Loading…',
  rated: 'Rated {rating} of 5',
  unrated: 'Not rated yet',
  noAddress: 'Address not listed',
  noPrice: 'Price on request',
  noHours: 'Hours not listed',
};

const FULL = {
  href: '/service/7',
  name: 'Noor Wash',
  isVerified: true,
  rating: '4.6',
  reviews: '128',
  address: 'Deira, Dubai',
  kind: 'Steam',
  price: 'AED 35-60',
  serviceMode: 'Comes to you',
  hours: 'Daily',
  description: 'Careful hands.',
  phone: '+971 51 555 1234',
};

test('a card says who, how good, where, what, how much, how and when, and leads on', () => {
  render(<CardList cards={[FULL]} labels={LABELS} locale="en" view="grid" />);
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.6 of 5 (128)' })).toBeInTheDocument();
  for (const text of ['Deira, Dubai', 'Steam', 'AED 35-60', 'Comes to you', 'Daily', 'Careful hands.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: '+971 51 555 1234' })).toHaveAttribute('href', 'tel:+971515551234');
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/service/7');
});

test('a card says what is not known', () => {
  const unknown = {
    href: '/service/8',
    name: 'Noor',
    isVerified: false,
    rating: null,
    reviews: null,
    address: null,
    kind: null,
    price: null,
    serviceMode: null,
    hours: null,
    description: null,
    phone: null,
  };
  render(<CardList cards={[unknown]} labels={LABELS} locale="en" view="grid" />);
  for (const text of ['Not rated yet', 'Address not listed', 'Price on request', 'Hours not listed']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/service/8',
    '/service/8',
  ]);
});

test('in an Arabic page what the database says keeps its own language', () => {
  render(
    <CardList cards={[{ ...FULL, serviceMode: 'يأتي إليك' }]} labels={LABELS} locale="ar" view="list" />,
  );
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Deira, Dubai')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('AED 35-60')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('يأتي إليك')).not.toHaveAttribute('lang');
});
