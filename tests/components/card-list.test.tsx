import { render, screen } from '@testing-library/react';
import { packCard } from '@/components/providers/card-facts';
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
  modeMobile: 'Comes to you',
  modeOnsite: 'At their place',
  modeBoth: 'Comes to you or at their place',
};

const FULL = {
  id: 7,
  name: 'Noor Wash',
  verified: true,
  rating: '4.6',
  reviews: '128',
  where: 'Deira, Dubai',
  kind: 'Steam',
  price: 'AED 35-60',
  mode: 'modeMobile' as const,
  hours: 'Daily',
  text: 'Careful hands.',
  phone: '+971 51 555 1234',
};

test('a card says who, how good, where, what, how much, how and when, and leads on', () => {
  render(<CardList cards={[packCard(FULL)]} labels={LABELS} locale="en" view="grid" />);
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.6 of 5 (128)' })).toBeInTheDocument();
  for (const text of ['Deira, Dubai', 'Steam', 'AED 35-60', 'Comes to you', 'Daily', 'Careful hands.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: '+971 51 555 1234' })).toHaveAttribute('href', 'tel:+971515551234');
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/service/7');
});

test('a card says what is not known', () => {
  render(<CardList cards={[packCard({ id: 8, name: 'Noor' })]} labels={LABELS} locale="en" view="grid" />);
  for (const text of ['Not rated yet', 'Address not listed', 'Price on request', 'Hours not listed']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('img', { name: 'Verified' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/service/8',
    '/service/8',
  ]);
});

test('in an Arabic page names keep their own language, and links stay in Arabic', () => {
  render(<CardList cards={[packCard(FULL)]} labels={LABELS} locale="ar" view="list" />);
  expect(screen.getByRole('heading', { name: /Noor Wash/ })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Deira, Dubai')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/ar/service/7');
});
